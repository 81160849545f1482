"""What one chooses: kept on the device, and told where the browser does not let it be."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_notifications_that_the_browser_bars_are_not_shown_as_chosen(invite: Invite) -> None:
    page = invite("Ana").named().page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_label("Tell me outside this page when it is my turn")
    box.click()
    expect(page.get_by_role("alert").filter(has_text="lets this page show no notifications")).to_be_visible()
    expect(box).not_to_be_checked()


def test_the_level_of_the_robots_is_as_it_was_chosen_last(invite: Invite) -> None:
    page = invite("Ana").named().page
    page.goto("/")
    page.get_by_role("button", name="Against robots: Draw").click()
    expect(page.get_by_label("Steady")).to_be_checked()
    page.get_by_label("Strong").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-tile]").first.wait_for()
    page.goto("/")
    page.get_by_role("button", name="Against robots: Partnership").click()
    expect(page.get_by_label("Strong")).to_be_checked()


def test_day_and_night_are_a_matter_of_appearance(invite: Invite) -> None:
    page = invite("Ana").named().page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Appearance").get_by_label("Night")).to_be_visible()
