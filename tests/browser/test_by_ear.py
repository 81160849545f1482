"""What who listens counts on: a quiet clock, keys that a screen reader hands on, a text that stays where it is."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.rounds import in_a_row
from tests.browser.states import can_choose, moment

SECONDS = re.compile(r"seconds?")
NINTH = ".board ol li:nth-child(9)"


def test_C01_the_countdown_is_heard_at_the_start_at_ten_at_five_and_when_asked_for(invite: Invite) -> None:
    ana = invite("Ana").named()
    fed, page = Fed(ana), ana.page
    page.clock.install()
    others, mine = in_a_row("draw", [False, True], 1)
    fed.goes(f"/t/{ana.open('draw')}", others)
    ana.listen()
    fed.show(mine)
    ana.until("() => window.heard.length > 0")
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 15"))
    timer = page.get_by_role("timer")
    assert not timer.evaluate("(e) => e.closest('[aria-live]:not([aria-live=off])')")
    left = int(timer.inner_text())
    assert left > 12
    pass_by(page, left - 12)
    assert timer.inner_text() == "12"
    assert len([text for text in ana.spoken() if "Your turn" in text]) == 1
    assert not [text for text in ana.spoken() if SECONDS.search(text)]
    page.keyboard.press("t")
    pass_by(page, 12)
    heard = [text for text in ana.spoken() if SECONDS.search(text)]
    assert heard == ["It is your turn. 12 seconds left.", "10 seconds left.", "5 seconds left."]


def test_C03_letters_are_heard_in_lists_changed_and_switched_off_and_have_buttons(invite: Invite) -> None:
    ana = invite("Ana").named()
    fed, page = Fed(ana, "fr"), ana.page
    fed.goes(f"/t/{ana.open('draw')}", moment("draw", can_choose, lang="fr"))
    for name in ("Piocher", "Passer", "Bout gauche", "Bout droit", "Scores", "Touches"):
        expect(page.get_by_role("button", name=re.compile(f"^{name}")).first).to_be_visible()
    page.keyboard.press("Home")
    while len(page.locator("[data-place]").all()) < 2:
        page.keyboard.press("ArrowRight")
    assert in_a_list(page), "where a screen reader hands the letters on"
    page.keyboard.press("Enter")
    expect(page.locator("[data-place]").first).to_be_focused()
    assert in_a_list(page)
    page.keyboard.press("Escape")

    sides = {"g": "left", "d": "right"}
    for letter, side in sides.items():
        assert played(fed, letter) == [{"kind": "play", "tile": ana.focus(), "at": side}]
    page.get_by_role("button", name="Touches").click()
    page.get_by_label("Lettre pour « Jouer à gauche »").fill("w")
    page.keyboard.press("Escape")
    assert played(fed, "g") == []
    assert played(fed, "w")[0]["at"] == "left"
    page.get_by_role("button", name="Touches").click()
    page.get_by_label("Utiliser").uncheck()
    page.keyboard.press("Escape")
    assert [played(fed, letter) for letter in "wdp1"] == [[]] * 4
    assert played(fed, "Shift+ArrowRight")[0]["at"] == "right"


def test_C08_nothing_moves_under_who_reads_while_others_play_and_their_hand_can_be_read(invite: Invite) -> None:
    ana = invite("Ana").named()
    fed, page = Fed(ana), ana.page
    first, *later = in_a_row("partners", [False] * 3, 9)
    fed.goes(f"/t/{ana.open('draw')}", first)
    page.keyboard.press("Home")
    focus, hand = ana.focus(), ana.look()["hand"]
    read = page.evaluate_handle("(ninth) => document.querySelector(ninth)", NINTH)
    text = read.evaluate("(e) => e.textContent")
    for told in later:
        fed.show(told)
        assert read.evaluate("(e) => e.isConnected && e.textContent") == text
        assert ana.focus() == focus
    for tile in hand[1:]:
        page.keyboard.press("ArrowRight")
        assert ana.focus() == tile
        expect(page.locator(":focus")).to_have_accessible_name(tile)


def pass_by(page: Page, seconds: int) -> None:
    """Let time pass, one second after the other: in each the page hears from its house."""
    for _ in range(seconds):
        page.clock.run_for(1000)


def in_a_list(page: Page) -> bool:
    """Whether an option of a listbox has the focus."""
    return bool(page.evaluate("document.activeElement.matches('[role=listbox] [role=option]')"))


def played(fed: Fed, key: str) -> list[dict[str, object]]:
    """What the page asks for at a key."""
    fed.asked.clear()
    fed.page.keyboard.press(key)
    fed.settled()
    return fed.asked[:]
