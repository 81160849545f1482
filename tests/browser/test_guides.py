"""The guides as people read them: without script, on a phone, by keys; linked from the house; clean for axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from doublesix.phrase import LANGUAGES
from doublesix.rules.variants import VARIANTS
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.screens import LIGHTS, Light, axe, lit

OVERFLOW = """() => [...document.querySelectorAll("main *, header *")]
  .filter((e) => !e.closest(".contents, .sr, svg *") && e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => e.outerHTML.slice(0, 80))"""

PUZZLE = "/puzzle?day=2026-11-24&lang=en"


def test_a_puzzle_is_found_from_home_and_answered_by_keys_without_script(browser: Browser, house: House) -> None:
    with browser.new_context(base_url=house.here, locale="en") as context:
        page = context.new_page()
        page.goto("/")
        page.get_by_role("link", name="Puzzle of the day").click()
        expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    with browser.new_context(java_script_enabled=False, base_url=house.here) as context:
        page = context.new_page()
        page.goto(PUZZLE)
        page.get_by_role("link", name="6-3 on the left").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("status")).to_contain_text("6-3 on the left: there is a better play.")
        page.get_by_role("link", name="2-1 on the right").press("Enter")
        expect(page.get_by_role("status")).to_contain_text("Right: 2-1 on the right.")
        expect(page.get_by_role("status")).to_contain_text("In the end you go out, and your side scores 10 points.")


def test_choosing_a_tile_lights_its_places_without_script(browser: Browser, house: House) -> None:
    with browser.new_context(java_script_enabled=False, base_url=house.here) as context:
        page = context.new_page()
        page.goto("/guide/mexican-train?lang=en")
        figure = page.locator("#train-open-closed")
        ghosts = figure.locator(".ghost")
        expect(ghosts.locator("visible=true")).to_have_count(1)
        figure.get_by_role("radio", name="6-1, playable on your train").check(force=True)
        expect(figure.locator(".lit-2")).to_be_visible()
        expect(figure.locator(".lit-0")).to_be_hidden()
        expect(figure.locator(".off-2")).to_be_hidden()
        figure.get_by_role("radio", name="8-5, not playable now").check(force=True)
        expect(ghosts.locator("visible=true")).to_have_count(0)


def test_arrow_keys_walk_the_hand_of_a_diagram(browser: Browser, house: House) -> None:
    with browser.new_context(base_url=house.here) as context:
        page = context.new_page()
        page.goto("/guide/draw?lang=en")
        hand = page.locator("#draw-two-ends").get_by_role("radio")
        hand.first.focus()
        page.keyboard.press("ArrowRight")
        expect(hand.nth(1)).to_be_focused()
        expect(page.locator("#draw-two-ends .lit-1")).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_nothing_sticks_out_of_the_window(browser: Browser, house: House, width: int) -> None:
    with browser.new_context(base_url=house.here, viewport={"width": width, "height": 640}) as context:
        page = context.new_page()
        for game in VARIANTS:
            for lang in LANGUAGES:
                page.goto(f"/guide/{game}?lang={lang}")
                assert page.evaluate(OVERFLOW) == [], (game, lang)
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (game, lang)
        page.goto(f"{PUZZLE}&play=answer")
        assert page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize(("width", "light"), [(1280, "light"), *((360, light) for light in LIGHTS)])
def test_axe_finds_nothing(browser: Browser, house: House, width: int, light: Light) -> None:
    size: ViewportSize = {"width": width, "height": 800}
    with browser.new_context(base_url=house.here, viewport=size, bypass_csp=True) as context:
        page = context.new_page()
        lit(page, light)
        for address in (
            "/guide?lang=pt-BR",
            PUZZLE,
            f"{PUZZLE}&play=answer",
            *(f"/guide/{game}?lang=fr" for game in VARIANTS),
        ):
            page.goto(address)
            assert axe(page) == [], address


def test_a_guide_shows_the_theme_and_the_faces_that_were_chosen(browser: Browser, house: House) -> None:
    with browser.new_context(base_url=house.here, color_scheme="light") as context:
        page = context.new_page()
        page.add_init_script("""localStorage.setItem("doublesix", '{"theme":"night","faces":"digits"}')""")
        page.goto("/guide/draw?lang=en")
        expect(page.locator("html")).to_have_css("color-scheme", "dark")
        tile = page.locator("#draw-hand svg").first
        expect(tile.locator(".digit").first).to_be_visible()
        expect(tile.locator(".pips").first).to_be_hidden()


def test_a_page_keeps_the_content_policy(browser: Browser, house: House) -> None:
    with browser.new_context(base_url=house.here) as context:
        page = context.new_page()
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text))
        page.goto("/guide/salon?lang=pt-BR")
        page.get_by_role("link", name="Pontuação").click()
        expect(page.locator("#scores")).to_be_in_viewport()
        assert complaints == []


def test_the_home_page_and_the_table_lead_to_the_guide(invite: Invite) -> None:
    ana = invite("Ana")
    ana.page.goto("/")
    ana.page.get_by_role("link", name="Read the guide: Draw dominoes").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Draw dominoes")


def test_ctrl_f1_opens_the_guide_beside_the_table(invite: Invite) -> None:
    ana = invite("Ana").named()
    ana.go(ana.open("draw", access="solo", robots=["beginner"]))
    expect(ana.page.locator("[data-hand]")).to_be_visible()
    with ana.context.expect_page() as opened:
        ana.page.keyboard.press("Control+F1")
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Draw dominoes")
