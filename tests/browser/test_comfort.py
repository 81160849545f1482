"""Comfort: sharing the link, installing the page, having it act by itself, being told elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.house import House
from tests.browser.person import VISIBLE
from tests.browser.play import act, by_keys
from tests.browser.qr import text_of
from tests.browser.states import moment, must_draw
from tests.browser.table import in_turn, two_at_draw

SHARES = "window.shared = []; navigator.share = async (what) => void window.shared.push(what);"
SOUNDS = """() => { window.sounds = 0; const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...given) { window.sounds += 1; return start.apply(this, given); }; }"""
NOTES = """async () => {
  const by = await navigator.serviceWorker.getRegistration();
  return (await by.getNotifications()).map((note) => note.title);
}"""
MODULE = re.compile(r"M(\d+) (\d+)h1v1h-1z")


def test_the_link_to_a_table_is_shared_and_drawn_as_it_is_written(invite: Invite, house: House) -> None:
    ana = invite("Ana").named()
    ana.page.add_init_script(SHARES)
    code = ana.open("draw")
    ana.go(code)
    link = f"{house.network}/t/{code}"
    expect(ana.page.get_by_role("textbox", name="Link to this table")).to_have_value(link)
    ana.page.get_by_role("button", name="Share the link").click()
    assert ana.page.evaluate("window.shared") == [{"title": "Double Six", "url": link}]
    drawn = ana.page.get_by_role("img", name="QR code").locator("path").get_attribute("d") or ""
    assert text_of({(int(y), int(x)) for x, y in MODULE.findall(drawn)}) == link


def test_a_browser_finds_nothing_that_keeps_the_page_from_being_installed(invite: Invite) -> None:
    ana = invite("Ana")
    ana.page.goto("/")
    browser = ana.context.new_cdp_session(ana.page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found] == ["in-incognito"]


def test_who_wants_it_has_the_only_thing_done_that_can_be_and_not_at_once(invite: Invite) -> None:
    fed = Fed(invite("Ana").named())
    fed.page.clock.install()
    fed.goes(f"/t/{fed.person.open('draw')}", moment("draw", must_draw))
    fed.page.clock.run_for(10_000)
    assert fed.asked == []
    choose(fed.page, "Act for me when there is no choice")
    fed.page.clock.run_for(1_500)
    assert fed.asked == []
    fed.page.clock.run_for(2_000)
    assert fed.asked == [{"kind": "draw"}]


def test_who_looks_at_another_page_is_told_of_their_turn_by_title_sound_and_note(invite: Invite) -> None:
    ana, bo = two_at_draw(invite)
    mine, other = in_turn(ana, bo)
    page = other.page
    other.context.grant_permissions(["notifications"])
    choose(page, "Tell me outside this page when it is my turn")
    page.evaluate(SOUNDS)
    page.evaluate(VISIBLE, True)
    expect(page).not_to_have_title(re.compile("Your turn"))
    assert page.evaluate(NOTES) == []
    while mine.look()["mine"]:
        act(mine, by_keys, mine.look())
    expect(page).to_have_title(re.compile("Your turn"))
    other.until(f"async () => (await ({NOTES})()).join() === 'Your turn – Double Six'")
    other.until("() => window.sounds > 0")
    page.evaluate(VISIBLE, False)
    other.until(f"async () => (await ({NOTES})()).length === 0")


def choose(page: Page, words: str) -> None:
    """Switch something on in the settings, from a table."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(words).check()
    page.get_by_role("button", name="Close", exact=True).click()
