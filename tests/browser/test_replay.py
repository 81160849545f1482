"""Replays in the browser: by keys, by slider, by link and by ear; from a table, from home and from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from doublesix.rules.variants import VARIANTS
from doublesix.wire.replay import ReplayMatch, replayed
from tests.browser.answering import heard, letters
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.play import by_keys, play_on
from tests.browser.screens import examine
from tests.record.games import played, renumbered, written

TEN = {"set": 12, "teams": 5, "limit": 50}


@pytest.fixture(scope="module")
def house(fresh_house: House) -> House:
    """Records are read and reviewed a few at a time."""
    return fresh_house


def opened(
    person: Person, folder: Path, game: str, players: int = 4, options: dict[str, int] | None = None
) -> ReplayMatch:
    """Open a record of this game from a file; what the page must show of it."""
    record = played(game, players, options=options)
    file = folder / f"{game}-{players}.jsonl"
    file.write_bytes(written(record))
    person.page.goto("/replay")
    person.page.get_by_label("Choose a file").set_input_files(file)
    expect(person.page.get_by_role("heading", name="Replay")).to_be_visible()
    return replayed(record, "en")


def shown(page: Page) -> list[str]:
    """The tiles of every open hand, by seat."""
    return page.locator("[data-seat] .sr").all_inner_texts()


def at(page: Page, n: int, match: ReplayMatch) -> None:
    """The page shows the position after the line `n`."""
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"Move {n} of {len(match.steps) - 1}")
    for text, hand in zip(shown(page), match.steps[n].hands, strict=True):
        assert text.endswith(f": {', '.join(hand)}." if hand else ".")


@pytest.mark.parametrize("game", VARIANTS)
def test_each_game_is_stepped_through_by_keys(game: str, invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana")
    match = opened(ana, tmp_path, game)
    page, keys = ana.page, ana.page.keyboard
    last, second = len(match.steps) - 1, match.rounds[1].first
    at(page, 0, match)
    for n in range(1, 6):
        keys.press("ArrowRight")
        at(page, n, match)
        expect(page.locator("[data-told]")).to_have_text(match.steps[n].text)
    keys.press("ArrowLeft")
    at(page, 4, match)
    keys.press("PageDown")
    at(page, second, match)
    keys.press("ArrowRight")
    keys.press("PageUp")
    at(page, second, match)
    keys.press("PageUp")
    at(page, match.rounds[0].first, match)
    keys.press("End")
    at(page, last, match)
    keys.press("Home")
    at(page, 0, match)


def test_every_key_answers_and_each_step_is_said_once(invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana")
    match = opened(ana, tmp_path, "partners")
    page = ana.page
    ana.listen()

    def heard(key: str) -> list[str]:
        page.evaluate("window.heard = []")
        page.keyboard.press(key)
        ana.until("() => window.heard.length > 0")
        return ana.spoken()

    for n in range(1, 4):
        assert heard("ArrowRight") == [match.steps[n].text]
    ends = match.steps[3].chain
    assert ends
    left, right = ends.ends
    assert heard("c") == [f"Ends {left} and {right}." if left != right else f"Both ends {left}."]
    assert heard("v")[0].startswith("2 tiles: ")
    assert heard("h") == [" ".join(f"Seat {i}: {', '.join(hand)}." for i, hand in enumerate(match.steps[3].hands))]
    assert heard("s") == ["Round 1, to 50. Team A 0, team B 0."]
    assert heard("t") == [f"It is Seat {match.steps[3].to_play}’s turn."]
    assert heard("y") == [match.steps[3].text]
    assert heard("n") == ["There is no review yet: open it at the top."]
    assert heard("Home") == [match.steps[0].text]
    assert heard("ArrowLeft") == ["This is the start."]
    assert heard("End") == [match.steps[-1].text]
    assert heard("ArrowRight") == ["This is the end."]


def test_letters_answer_whatever_lies_over_the_replay(invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana")
    ana.page.clock.install()
    opened(ana, tmp_path, "partners")
    page, quiet = ana.page, list[str]()
    page.get_by_role("slider").fill("9")
    ana.listen()
    for layer in ("What happened", "Score sheet", "Review", "Keys"):
        page.get_by_role("button", name=layer).click()
        page.get_by_role("dialog").wait_for()
        quiet += [f"{layer}: {key}" for key in [*letters("en"), "?"] if not heard(ana, key)]
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert not quiet, "\n".join(quiet)


def test_it_plays_by_itself_and_stops_at_the_end(invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana")
    ana.page.clock.install()
    match = opened(ana, tmp_path, "partners")
    page, last = ana.page, len(match.steps) - 1
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("slider").fill(str(last - 2))
    at(page, last - 2, match)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.get_by_role("slider").press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(1200)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"Move {last} of {last}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_rounds_and_lines_can_be_chosen_and_a_round_has_its_sheet(invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana")
    match = opened(ana, tmp_path, "salon")
    page, second = ana.page, match.rounds[1]
    page.get_by_label("Round").select_option(f"Round 2 of {len(match.rounds)}")
    at(page, second.first, match)
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("button", name=match.steps[second.first + 3].text, exact=True).click()
    at(page, second.first + 3, match)
    expect(page.get_by_role("button", name="What happened")).to_be_focused()
    page.get_by_role("button", name="Score sheet").click()
    assert second.result
    totals = page.get_by_role("table").locator("td.total").all_inner_texts()
    assert totals == [str(total) for total in second.result.totals]
    page.get_by_text("Check the deal").click()
    expect(page.get_by_text("The secret fits the seal.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Score sheet")).to_be_focused()


def test_from_the_match_to_its_replay_and_a_link_to_a_position(invite: Invite) -> None:
    ana, bo = invite("Ana").named(), invite("Bo")
    code = ana.open("draw", access="solo", options={"target": 50}, robots=["beginner"])
    ana.go(code)
    play_on(ana, by_keys, until="match")
    ana.page.get_by_role("link", name="Replay").click()
    slider = ana.page.get_by_role("slider")
    expect(slider).to_be_visible()
    ana.page.keyboard.press("PageDown")
    for _ in range(4):
        ana.page.keyboard.press("ArrowRight")
    expect(ana.page).to_have_url(f"{ana.base}/replay/{code}?at=5")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=ana.base.rstrip("/"))
    ana.page.get_by_role("button", name="Copy the link to this position").click()
    expect(ana.page.locator("[data-told]")).to_have_text("The link is copied.")
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{code}?at=5")
    bo.page.goto(f"/replay/{code}?at=5")
    expect(bo.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", slider.get_attribute("aria-valuetext") or ""
    )
    assert shown(bo.page) == shown(ana.page)
    ana.page.goto("/")
    past = ana.page.get_by_role("region", name="Past matches")
    expect(past.get_by_role("link", name="Save the record: Draw dominoes, ")).to_be_visible()
    examine(ana.page, "home past matches")
    past.get_by_role("link", name="Replay: ").click()
    expect(slider).to_be_visible()


def test_nothing_is_shown_of_a_running_match(invite: Invite) -> None:
    ana, bo = invite("Ana").named(), invite("Bo")
    code = ana.open("draw", access="solo", robots=["beginner"])
    ana.go(code)
    ana.page.locator("[data-tile]").first.wait_for()
    bo.forgives = "404"
    bo.page.goto(f"/replay/{code}")
    expect(bo.page.get_by_role("alert")).to_contain_text("The match is not over yet.")
    assert not bo.names_of_tiles()


def test_a_faulty_record_is_named_by_line_and_rule_and_a_dropped_one_opens(invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana")
    ana.forgives = "400"
    record = played("draw")
    faulty = tmp_path / "faulty.jsonl"
    faulty.write_bytes(written(renumbered([*record[:5], *record[6:]])))
    page = ana.page
    page.goto("/")
    page.get_by_role("link", name="Open a record").click()
    page.get_by_label("Choose a file").set_input_files(faulty)
    expect(page.get_by_role("alert")).to_contain_text("This record is faulty at line 6")
    examine(page, "replay faulty")
    page.evaluate(
        """(text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "match.jsonl"));
        dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        written(record).decode(),
    )
    at(page, 0, replayed(record, "en"))


def test_another_language_words_it_anew_at_the_same_place(invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana", locale="fr-FR")
    record = played("draw")
    file = tmp_path / "draw.jsonl"
    file.write_bytes(written(record))
    ana.page.goto("/replay")
    ana.page.get_by_label("Choisir un fichier").set_input_files(file)
    expect(ana.page.locator("[data-told]")).to_have_text(replayed(record, "fr").steps[0].text)
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator("[data-told]")).to_have_text(replayed(record, "fr").steps[1].text)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("draw", 2, None), ("partners", 4, None), ("salon", 10, TEN), ("mexican-train", 4, None)],
)
def test_a_replay_fits_every_screen(
    game: str, players: int, options: dict[str, int] | None, invite: Invite, tmp_path: Path
) -> None:
    ana = invite("Ana")
    match = opened(ana, tmp_path, game, players, options)
    page, first = ana.page, match.rounds[0]
    page.get_by_role("slider").fill(json.dumps(middle := (first.first + first.last) // 2))
    at(page, middle, match)
    examine(page, f"replay {game} middle", still=True)
    page.get_by_role("slider").fill(json.dumps(first.last))
    page.get_by_role("button", name="Score sheet").click()
    examine(page, f"replay {game} sheet", still=True)


def test_a_replay_fits_at_its_start_and_end_and_with_its_sheets(invite: Invite, tmp_path: Path) -> None:
    ana = invite("Ana")
    match = opened(ana, tmp_path, "partners")
    page = ana.page
    examine(page, "replay start", still=True)
    page.get_by_role("slider").fill(json.dumps(len(match.steps) - 1))
    at(page, len(match.steps) - 1, match)
    examine(page, "replay end", still=True)
    page.keyboard.press("F1")
    examine(page, "replay keys", still=True)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What happened").click()
    examine(page, "replay log", still=True)
