"""The review in the browser: begun with a button, by eye and by ear, from a file; no axe complaint, also on a phone."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from doublesix.wire.review import ReviewRound, reviewed, rounds_of
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.measure import BOXES
from tests.browser.screens import SETTLED, examine
from tests.record.games import played, written

UNFINISHED = """{ const asks = window.fetch, told = %s;
  const lines = () => new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(told)) });
  window.fetch = (...asked) =>
    String(asked[0]).includes("/api/review") ? Promise.resolve(new Response(lines())) : asks(...asked); }"""

CUT = """() => [...document.querySelectorAll("[data-seat] b, .totals .name, .owner .name")]
  .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
COVERED = """() => { const panel = document.querySelector("dialog[open]").getBoundingClientRect();
  return [...document.querySelectorAll(".replay :is([data-seat], .ground svg > g, button, select)")]
    .filter((e) => e.getBoundingClientRect().right > panel.left + 1).map((e) => e.outerHTML.slice(0, 80)); }"""


@pytest.fixture(scope="module")
def house(fresh_house: House) -> House:
    """Records are read and reviewed a few at a time."""
    return fresh_house


@pytest.mark.parametrize("width", [1280, 360])
def test_a_review_is_read_walked_and_heard(width: int, invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana", viewport={"width": width, "height": 740})
    page, file = ana.page, tmp_path / "salon.jsonl"
    record = played("salon", 2, options={"limit": 50})
    file.write_bytes(written(record))
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name="Turns that decided")).to_be_visible(timeout=60_000)
    examine(page, f"review at {width}")
    found = reviewed(record, 1, "en", 0)
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    for _ in range(found[0].n):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    heard = [found[0].text, found[0].opened, *found[0].known, *(choice.worth for choice in found[0].choices)]
    expect(page.locator("[data-told]")).to_have_text(" ".join(heard))


@pytest.mark.parametrize("width", [1001, 1200, 1280])
def test_beside_a_review_the_board_goes_on_being_used(width: int, invite: Invite, tmp_path: Path) -> None:
    page, file = invite("Ana", viewport={"width": width, "height": 720}).page, tmp_path / "partners.jsonl"
    page.add_init_script(told_so_far("partners", 4, 1))
    file.write_bytes(written(played("partners")))
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Review").click()
    slider = page.get_by_role("slider")
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Close").focus()
    for n in range(2, 20):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(n))
        names = page.locator("[data-seat] b").evaluate_all("(all) => all.map((b) => b.scrollWidth - b.clientWidth)")
        assert max(names) <= 0, f"a name is cut at {n}"
    assert page.evaluate(BOXES) == []
    slider.focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(slider).to_be_focused()


@pytest.mark.parametrize("width", [1001, 1200])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("draw", 2, {}), ("salon", 9, {"set": 12}), ("salon", 10, {"set": 12, "teams": 5}), ("mexican-train", 4, {})],
)
def test_beside_a_review_every_name_hand_and_end_is_in_sight(
    width: int, game: str, players: int, options: dict[str, int], invite: Invite, tmp_path: Path
) -> None:
    page, file = invite("Ana", viewport={"width": width, "height": 720}).page, tmp_path / "match.jsonl"
    page.add_init_script(told_so_far("draw", 2, 0))
    file.write_bytes(written(played(game, players, options=options)))
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("slider").fill(f"{players * 4}")
    page.get_by_role("button", name="Review").click()
    page.get_by_role("dialog").wait_for()
    page.evaluate(SETTLED)
    assert page.evaluate(BOXES) == []
    for seat in range(players):
        expect(page.locator(f"[data-seat='{seat}'] .tiles")).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT) == []
    assert page.evaluate(COVERED) == []


def test_who_asks_for_a_review_again_keeps_the_focus_there(invite: Invite, tmp_path: Path) -> None:
    ana, file = invite("Ana"), tmp_path / "draw.jsonl"
    page, ana.forgives = ana.page, "ERR_INTERNET_DISCONNECTED"
    file.write_bytes(written(played("draw", 2)))
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    ana.context.set_offline(True)
    page.get_by_role("button", name="Review").click()
    page.get_by_role("button", name="Try again").focus()
    ana.context.set_offline(False)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Turns that decided")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("dialog")).to_be_focused()


def test_before_a_review_its_keys_say_where_it_is(invite: Invite, tmp_path: Path) -> None:
    page, file = invite("Ana").page, tmp_path / "draw.jsonl"
    file.write_bytes(written(played("draw", 2)))
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("slider")).to_be_focused()
    for key in ("i", "n"):
        page.keyboard.press("Home")
        page.keyboard.press(key)
        expect(page.locator("[data-told]")).to_have_text("There is no review yet: open it at the top.")


@pytest.mark.parametrize("rounds", [0, 1])
def test_while_a_review_is_made_its_keys_say_so_and_how_far_it_is(rounds: int, invite: Invite, tmp_path: Path) -> None:
    page, record, file = invite("Ana").page, played("draw", 2), tmp_path / "draw.jsonl"
    file.write_bytes(written(record))
    all_of_them = rounds_of(record)
    assert all_of_them > 1
    page.add_init_script(told_so_far("draw", 2, rounds))
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Review").click()
    progress = f"Round {rounds} of {all_of_them}" if rounds else "The review has begun…"
    expect(page.get_by_label(progress)).to_be_visible()
    how_far = f": round 1 of {all_of_them} is done." if rounds else "."
    for key in ("n", "End", "i"):
        page.keyboard.press(key)
        if key != "End":
            expect(page.locator("[data-told]")).to_have_text(f"The review is being made{how_far}")
    if rounds:
        page.keyboard.press("Home")
        page.keyboard.press("PageDown")
        page.keyboard.press("i")
        expect(page.locator("[data-told]")).to_have_text("There was nothing to choose here.")


@cache
def told_so_far(game: str, players: int, rounds: int) -> str:
    """A script that has no house asked: of the review of this record so many rounds are told, and no more comes."""
    record, told = played(game, players), ""
    for n in range(1, rounds + 1):
        one = ReviewRound(round=n, rounds=rounds_of(record), turns=reviewed(record, n, "en", 0), sum=None)
        told += msgspec.json.encode(one).decode() + "\n"
    return UNFINISHED % json.dumps(told)
