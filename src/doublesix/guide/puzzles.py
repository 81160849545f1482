"""A puzzle a day: a turn of a real round of partners with one right play, which the solver proves with all hands open.

It is worked out from the date alone, so that it is the same for everyone and nothing need be kept or fetched.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from itertools import count
from random import Random
from typing import NamedTuple

from doublesix.bots import ROBOTS, look
from doublesix.bots.core.plain.solver import Solver
from doublesix.bots.hidden import bits
from doublesix.record.shuffle import deal_fairly
from doublesix.rules.actions import Pass, Play
from doublesix.rules.chain import Chain
from doublesix.rules.events import Event, WentOut
from doublesix.rules.match import Match, begin, settle
from doublesix.rules.round import Round, apply, plays
from doublesix.rules.variants import VARIANTS

GAME = "partners"
FIRST = date(2026, 1, 1)
"""No day before it has a puzzle."""
LEFT_OVER = range(10, 17)
"""Tiles in all hands together: enough to think about, few enough to think it through."""
CHOICES = 3
CLEAR = 12
"""Points by which the right play is better than any other."""
PLACES = ("you", "next", "partner", "previous")


class Answer(NamedTuple):
    """A play, and what it comes to if everybody plays their best from there on."""

    play: Play
    points: int
    """For the side that plays, less what the other side scores."""
    out: str
    """Who goes out in the end, of PLACES, as the player sees them; "blocked" where nobody does."""
    passes: int
    """How many of the next players have nothing to lay right after it."""


class Puzzle(NamedTuple):
    """A turn, and its answers: the best first."""

    day: date
    round: Round
    answers: tuple[Answer, ...]

    def answer(self, text: str) -> Answer | None:
        """The answer that is written so ("6-4 left"); None for what cannot be played."""
        return next((answer for answer in self.answers if f"{answer.play.tile} {answer.play.place}" == text), None)


@lru_cache(maxsize=8)
def puzzle(day: date) -> Puzzle:
    """The puzzle of a day."""
    match = begin(VARIANTS[GAME].ruleset({}, 4), 4)
    for number in count():
        secret = hashlib.sha256(f"puzzle/{day.isoformat()}/{number}".encode()).digest()
        for r in _turns(match, secret):
            found = answers(match, r)
            if found[0].points - found[1].points >= CLEAR and found[0].play != _heaviest(match, r):
                return Puzzle(day, r, found)
    raise AssertionError("there is no end to numbers")


def _turns(match: Match, secret: bytes) -> Iterator[Round]:
    """Turns of a round, played by beginners, that are fit to ask about."""
    r, happened, random = deal_fairly(match, secret, [""] * match.seats).round, list[Event](), Random(secret)
    options = VARIANTS[GAME].complete({})
    while not r.over:
        if sum(map(len, r.hands)) in LEFT_OVER and len(plays(r, r.turn)) >= CHOICES and _ends(r)[0] != _ends(r)[1]:
            yield r
        r, events = apply(r, ROBOTS["beginner"].choose(look(match, r, r.turn, options, happened), random))
        happened += events


def _heaviest(match: Match, r: Round) -> Play:
    """What one plays without a thought."""
    return max(plays(r, r.turn), key=lambda play: play.tile.pips)


def answers(match: Match, r: Round) -> tuple[Answer, ...]:
    """What each play of a turn comes to, the best first."""
    found = [_answer(match, r, play) for play in plays(r, r.turn)]
    return tuple(sorted(found, key=lambda answer: -answer.points))


def _answer(match: Match, r: Round, play: Play) -> Answer:
    solver, after = Solver(), apply(r, play)[0]
    end, passes = after, 0
    while not end.over:
        found = plays(end, end.turn)
        passes += not found and end.last == r.turn
        end = max(
            (apply(end, one)[0] for one in found or [Pass()]), key=lambda then: _worth(solver, match, then, end.turn)
        )
    points = _worth(solver, match, end, r.turn)
    out = PLACES[(end.over.seat - r.turn) % 4] if isinstance(end.over, WentOut) else "blocked"
    return Answer(play, points, out, passes)


def _worth(solver: Solver, match: Match, r: Round, seat: int) -> int:
    """What a round is worth to the side of `seat`, best play by all from here on."""
    if r.over:
        points = settle(match, r).score.points
        return points[seat % 2] - points[1 - seat % 2]
    value = solver.value(list(map(bits, r.hands)), r.turn, *_ends(r), r.last)
    return value if (r.turn - seat) % 2 == 0 else -value


def _ends(r: Round) -> tuple[int, int]:
    assert isinstance(r.board, Chain)
    return (r.board.tiles[0][0], r.board.tiles[-1][1]) if r.board.tiles else (-1, -1)
