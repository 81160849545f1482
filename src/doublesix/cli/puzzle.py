"""doublesix puzzle: the puzzle of a day in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Annotated

import typer

from doublesix.cli.text import plain, refuse
from doublesix.guide.captions import chain_words
from doublesix.guide.puzzle_words import ANSWER, by_hand, said, verdict
from doublesix.guide.puzzles import FIRST, PLACES, Puzzle
from doublesix.guide.puzzles import puzzle as puzzle_of
from doublesix.phrase.say import LANGUAGES, say
from doublesix.rules.chain import Chain


def puzzle(
    day: Annotated[
        str,
        typer.Argument(metavar="DATE", help="The day, as 2026-11-30; today in UTC, if not said.", show_default=False),
    ] = "",
    answer: Annotated[bool, typer.Option("--answer", help="The answer too.")] = False,
    lang: Annotated[str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")] = "en",
) -> None:
    """Show the puzzle of a day. It is the one that the house has on its page."""
    if lang not in LANGUAGES:
        refuse("puzzle", f"{lang!r} is no language of ours: {', '.join(LANGUAGES)}")
    for line in _lines(puzzle_of(_day(day)), lang, answer):
        typer.echo(plain(line))


def _day(text: str) -> date:
    try:
        day = date.fromisoformat(text) if text else datetime.now(UTC).date()
    except ValueError:
        refuse("puzzle", f"{text!r} is no day such as 2026-11-30")
    if day < FIRST:
        refuse("puzzle", f"the first day with a puzzle is {FIRST}")
    return day


def _lines(found: Puzzle, lang: str, answer: bool) -> Iterator[str]:
    r = found.round
    assert isinstance(r.board, Chain)
    yield f"{say(lang, 'puzzle-title')}, {found.day}"
    yield say(lang, "puzzle-lede")
    yield ""
    yield chain_words(lang, r.board)
    for k, place in enumerate(PLACES):
        tiles = " ".join(map(str, r.hands[(r.turn + k) % 4]))
        yield say(lang, "replay-hand", name=say(lang, f"puzzle-hand-{place}"), tiles=tiles)
    yield ""
    yield say(lang, "puzzle-yours")
    yield from (f"  {said(lang, 'review-move', one)}" for one in by_hand(found))
    if answer:
        yield ""
        yield from verdict(found, ANSWER, lang)
        yield say(lang, "puzzle-proof")
