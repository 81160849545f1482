"""doublesix review: what the turns of recorded matches were worth."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from doublesix.cli.text import plain, refuse
from doublesix.phrase.say import LANGUAGES, say
from doublesix.record import lines
from doublesix.record.faults import Fault, NoRecord
from doublesix.record.lines import AnyLine
from doublesix.record.reading import read_matches
from doublesix.record.verify import verify
from doublesix.wire.review import ReviewTurn, reviewed, rounds_of, summed


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match record (JSON Lines).")],
    lang: Annotated[str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")] = "en",
    seed: Annotated[int, typer.Option(help="Where all chance comes from: the same seed, the same review.")] = 0,
    every: Annotated[
        bool, typer.Option("--all", help="Every turn with a choice, with what each play was worth.")
    ] = False,
) -> None:
    """Say what each turn of a match lost, and which decided it. It goes by what its player could know."""
    if lang not in LANGUAGES:
        refuse("review", f"{lang!r} is no language of ours: {', '.join(LANGUAGES)}")
    try:
        with file.open("rb") as stream:
            verify(stream, running=True)
        with file.open("rb") as stream:
            matches = list(read_matches(stream))
    except Fault as fault:
        refuse("review", f"{file}:{fault.line}: {fault.rule}: {fault.text}")
    except (NoRecord, OSError) as error:
        refuse("review", f"{file}: {getattr(error, 'strerror', None) or error}")
    for number, record in enumerate(matches, 1):
        _say_match(record, say(lang, "replay-match-of", n=number, all=len(matches)), lang, seed, every)


def _say_match(record: list[AnyLine], title: str, lang: str, seed: int, every: bool) -> None:
    head, rounds, turns = record[0], rounds_of(record), list[ReviewTurn]()
    assert isinstance(head, lines.Match)
    _print(f"{title}, {say(lang, f'game-{head.rules}')}")
    for number in range(1, rounds + 1):
        if sys.stderr.isatty():
            typer.echo(f"\r{say(lang, 'replay-round-of', round=number, all=rounds)}\033[K\r", err=True, nl=False)
        turns += reviewed(record, number, lang, seed)
    found = summed(turns, record, lang)
    for turn in turns:
        if every or turn.n in found.turning:
            _say_turn(turn, lang, every)
    if not found.turning:
        _print(say(lang, "review-nothing"))
    for seat in found.seats:
        _print(seat.text)


def _say_turn(turn: ReviewTurn, lang: str, every: bool) -> None:
    _print(say(lang, "review-at", round=turn.round, n=turn.n, text=turn.text))
    for text in (turn.opened, *turn.known, *(choice.worth for choice in turn.choices if every)):
        _print(f"  {text}")


def _print(text: str) -> None:
    typer.echo(plain(text))
