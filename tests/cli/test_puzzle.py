"""doublesix puzzle: the puzzle of the page, as text."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from doublesix.cli.text import plain
from doublesix.guide.puzzles import puzzle
from doublesix.phrase.say import LANGUAGES, say
from doublesix.rules.chain import Chain
from tests.cli.test_simulate import run

DAY = date(2026, 11, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_shows_the_puzzle_of_the_page_without_its_answer(lang: str) -> None:
    code, out, err = run("puzzle", str(DAY), "--lang", lang)
    found = puzzle(DAY)
    r = found.round
    assert (code, err) == (0, "")
    assert isinstance(r.board, Chain)
    assert " ".join(f"{a}-{b}" for a, b in r.board.tiles) in out
    assert all(" ".join(map(str, hand)) in out for hand in r.hands)
    moves = [say(lang, "review-move", tile=str(a.play.tile), place=a.play.place) for a in found.answers]
    assert sorted(out.splitlines()[-len(moves) :]) == sorted(f"  {move}" for move in moves)
    assert "\\u" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_is_told_when_it_is_asked_for(lang: str) -> None:
    shown, out = (run("puzzle", str(DAY), "--lang", lang, *more)[1] for more in ((), ("--answer",)))
    best = puzzle(DAY).answers[0]
    move = say(lang, "review-move", tile=str(best.play.tile), place=best.play.place)
    answer = out.removeprefix(shown).strip().splitlines()
    assert out.startswith(shown)
    assert move in answer[0]
    assert answer[-1] == plain(say(lang, "puzzle-proof"))


def test_without_a_day_it_is_that_of_today() -> None:
    before = datetime.now(UTC).date()
    assert run("puzzle")[1].splitlines()[0].removeprefix("Puzzle of the day, ") in {
        str(before),
        str(datetime.now(UTC).date()),
    }


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["tomorrow"], "'tomorrow' is no day such as 2026-11-30"),
        (["2025-12-31"], "the first day with a puzzle is 2026-01-01"),
        (["2026-11-01", "--lang", "xx"], "'xx' is no language of ours: fr, pt-BR, en"),
    ],
)
def test_it_says_why_it_cannot(arguments: list[str], why: str) -> None:
    assert run("puzzle", *arguments) == (2, "", f"doublesix puzzle: {why}\n")
