"""Forging records, and holding what is said of the forgery."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import pytest

from doublesix.record import lines
from doublesix.record.lines import AnyLine
from doublesix.record.replay import Moment, follow
from doublesix.rules.actions import Play
from doublesix.rules.round import Round, plays
from tests.record.games import fault_in, played, renumbered

L = TypeVar("L")
HAND_RULES = {"draw": "D-1", "partners": "P-1", "salon": "L-2", "mexican-train": "M-2"}
OPENING_RULES = {"draw": "D-2", "partners": "P-2", "salon": "L-3", "mexican-train": "M-3"}
VERDICT_RULES = {"draw": "D-8", "partners": "P-7", "salon": "L-9", "mexican-train": "M-13"}
BLOCKED_RULES = {"draw": "D-5", "partners": "P-6", "salon": "L-7", "mexican-train": "M-12"}
games = pytest.mark.parametrize("game", HAND_RULES)


def changed(record: list[AnyLine], where: int, **values: Any) -> list[AnyLine]:
    """The record with other values in one line."""
    return [*record[:where], msgspec.structs.replace(record[where], **values), *record[where + 1 :]]


def first(record: list[AnyLine], kind: type[L], nth: int = 0) -> tuple[int, L]:
    """A line of this kind and where it stands."""
    return [(at, line) for at, line in enumerate(record) if isinstance(line, kind)][nth]


def refused(record: list[AnyLine], at: int, rule: str, words: str, running: bool = False) -> None:
    """Hold that the fault is on line `at` (from 0), under this rule, and says these words."""
    fault = fault_in(record, running)
    assert (fault.line, fault.rule) == (at + 1, rule), fault.text
    assert words in fault.text


def before(record: list[AnyLine], fits: Callable[[Round], bool]) -> tuple[list[AnyLine], Round]:
    """The lines up to the first moment at which the round under way is such, and that round."""
    now: Moment | None = None
    for count, line in enumerate(record, 1):
        now = follow(now, line).after
        if now.round and not now.round.over and fits(now.round):
            return record[:count], now.round
    raise LookupError


def seek(game: str, fits: Callable[[Round], bool], **how: Any) -> tuple[list[AnyLine], Round]:
    """A record that has come to such a round."""
    for seed in range(60):
        try:
            return before(played(game, seed=seed, **how), fits)
        except LookupError:
            continue
    raise AssertionError("no such round")


def act_refused(
    game: str, fits: Callable[[Round], bool], act: Callable[[Round], AnyLine], rule: str, words: str, **how: Any
) -> None:
    """Hold that this act is refused at such a moment."""
    record, r = seek(game, fits, **how)
    refused(renumbered([*record, act(r)]), len(record), rule, words, running=True)


def able(r: Round) -> bool:
    return bool(plays(r, r.turn)) and r.opening is None


def play_line(r: Round, play: Play) -> AnyLine:
    return lines.Play(seat=r.turn, tile=str(play.tile), at=play.place)
