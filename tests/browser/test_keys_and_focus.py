"""Keys that work where they should, and a focus that is never lost."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.person import Person
from tests.browser.play import act, by_keys, by_taps
from tests.browser.rounds import in_a_row
from tests.browser.states import before_and_after, must_draw, must_pass
from tests.browser.table import in_turn, two_at_draw

UNAVAILABLE = "() => document.querySelector('.act.pass button').getAttribute('aria-disabled') === 'true'"


def test_C02_after_a_play_by_enter_the_focus_is_on_the_tile_now_in_that_place(invite: Invite) -> None:
    ana, bo = two_at_draw(invite)
    for _ in range(4):
        mine, other = in_turn(ana, bo)
        seen = mine.look()
        if not seen["can"]:
            act(mine, by_keys, seen)
            continue
        place = max(seen["hand"].index(tile) for tile in seen["can"])
        mine.page.keyboard.press("Home")
        for _ in range(place):
            mine.page.keyboard.press("ArrowRight")
        mine.page.keyboard.press("Enter")
        if mine.focus() not in seen["hand"]:
            mine.page.keyboard.press("Enter")
        other.page.locator(".turn-word").wait_for()
        mine.until("(before) => document.querySelectorAll('[data-tile]').length < before", len(seen["hand"]))
        left = mine.look()["hand"]
        assert len(left) == len(seen["hand"]) - 1
        there = left[min(place, len(left) - 1)]
        assert mine.focus() == there
        if other.look()["can"]:
            act(other, by_taps, other.look())
            mine.page.locator(".turn-word").wait_for()
            assert mine.focus() == there


def test_C02_a_draw_leaves_the_focus_and_is_announced(invite: Invite) -> None:
    ana = invite("Ana").named()
    fed, (before, after) = Fed(ana), before_and_after("draw", must_draw)
    fed.goes("/t/ABCD2345", before)
    fed.page.keyboard.press("End")
    focus, hand = ana.focus(), ana.look()["hand"]
    ana.listen()
    fed.page.keyboard.press("Space")
    fed.settled()
    assert fed.asked == [{"kind": "draw"}]
    fed.show(after)
    assert ana.focus() == focus
    (drawn,) = set(ana.look()["hand"]) - set(hand)
    ana.until("(tile) => window.heard.some((text) => text.includes(tile))", drawn)


def test_C05_while_typing_an_opponents_play_is_spoken_once(invite: Invite) -> None:
    mine, other = in_turn(*two_at_draw(invite))
    other.page.keyboard.press("F1")
    field = other.page.get_by_label("Letter for “Pass”")
    field.focus()
    other.listen()
    act(mine, by_keys, mine.look())
    other.until("() => window.heard.some((text) => text.includes('opens with'))")
    expect(field).to_be_focused()
    assert len([text for text in other.spoken() if "opens with" in text]) == 1
    assert any("opens with" in text for text in heard_by_a_reader(other)), "said where no screen reader hears it"


def test_C06_pass_stays_focusable_and_says_why_as_it_becomes_unavailable(invite: Invite) -> None:
    ana = invite("Ana").named()
    fed, (before, after) = Fed(ana), before_and_after("mexican-train", must_pass)
    fed.goes("/t/ABCD2345", before)
    button = fed.page.get_by_role("button", name=re.compile("^Pass"))
    button.focus()
    fed.page.keyboard.press("Enter")
    fed.settled()
    assert fed.asked == [{"kind": "pass"}]
    fed.show(after)
    ana.until(UNAVAILABLE)
    expect(button).to_be_focused()
    expect(button).to_have_accessible_description(re.compile("."))
    ana.listen()
    fed.page.keyboard.press("Enter")
    ana.until("() => window.heard.length > 0")
    expect(button).to_be_focused()


def test_C02_a_turn_that_times_out_leaves_the_focus_at_the_table(invite: Invite) -> None:
    fed = Fed(invite("Ana").named())
    mine, after = in_a_row("draw", [True, False], 2)
    (tile,) = {one.tile for one in mine.view.hand or ()} - {one.tile for one in after.view.hand or ()}
    for at in (f"[data-tile='{tile}']", "[data-place]", ".act.pass button"):
        fed.goes("/t/ABCD2345", mine)
        fed.page.locator(f"[data-tile='{tile}']").focus()
        fed.page.locator(at).first.focus()
        fed.show(after)
        expect(fed.page.locator("main :focus")).to_have_count(1)


def test_C02_a_press_on_an_empty_place_leaves_the_focus_with_the_hand(invite: Invite) -> None:
    ana, _ = two_at_draw(invite)
    ana.page.locator("main").click(position={"x": 3, "y": 3})
    expect(ana.page.locator("[role=option]:focus")).to_have_count(1)


def test_C02_the_focus_stays_with_ones_name_as_it_is_kept_and_changed(invite: Invite) -> None:
    page = invite("Ana").comes_home().page
    expect(page.get_by_role("button", name="Change")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()


def test_C09_a_key_works_on_a_button_and_is_typed_in_a_field(invite: Invite) -> None:
    ana, _ = two_at_draw(invite)
    ana.listen()
    ana.page.get_by_role("button", name="Scores").focus()
    ana.page.keyboard.press("e")
    ana.until("() => window.heard.some((text) => text.includes('boneyard 14'))")
    ana.page.keyboard.press("F1")
    field = ana.page.get_by_label("Letter for “Pass”")
    field.fill("")
    ana.listen()
    ana.page.keyboard.press("e")
    expect(field).to_have_value(re.compile("^e$", re.IGNORECASE))
    assert ana.spoken() == []


def test_every_key_answers_off_turn_too(invite: Invite) -> None:
    _, other = in_turn(*two_at_draw(invite))
    for key in ("Enter", "l", "r", "1", "n", "Shift+N", "Space", "p", "c", "v", "h", "e", "b", "s", "t", "y", "PageUp"):
        other.listen()
        other.page.keyboard.press(key)
        other.until("() => window.heard.length > 0")


def test_a_drawer_keeps_the_keys_and_gives_the_focus_back(invite: Invite) -> None:
    mine, _ = in_turn(*two_at_draw(invite))
    for opener in ("Scores", "Keys"):
        button = mine.page.get_by_role("button", name=opener)
        button.click()
        drawer = mine.page.get_by_role("dialog", name=opener)
        expect(drawer).to_be_visible()
        mine.page.mouse.click(20, 400)
        mine.page.keyboard.press("n")
        expect(mine.page.locator("[data-tile][aria-selected=true]")).to_have_count(0)
        mine.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(button).to_be_focused()


def heard_by_a_reader(person: Person) -> list[str]:
    """The texts of the accessibility tree: what is inert, as behind a modal dialog, is not in it."""
    session = person.context.new_cdp_session(person.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return [str(node.get("name", {}).get("value", "")) for node in nodes if not node.get("ignored")]
