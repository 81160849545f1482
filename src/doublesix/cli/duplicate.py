"""How strong a robot is against another, on duplicate deals: each deal once with it in each seat's or team's place."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import fmean, quantiles, stdev

from doublesix.bots import Robot, Seen, look
from doublesix.record.shuffle import deal_fairly
from doublesix.rules.actions import Action
from doublesix.rules.events import Event
from doublesix.rules.match import Match, begin, settle
from doublesix.rules.round import Round, apply
from doublesix.rules.scoring import Score
from doublesix.rules.variants import VARIANTS

ENGINES = 13
"""M-2, P-2: every engine and every opener comes in its turn."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """What is played: a game, its complete options, how many play."""

    game: str
    options: Mapping[str, int]
    players: int

    def match(self) -> Match:
        """A match that has not been dealt yet."""
        return begin(VARIANTS[self.game].ruleset(self.options, self.players), self.players)


@dataclass(slots=True)
class Clock:
    """A robot, and the processor's seconds it takes for each turn with a choice."""

    robot: Robot
    taken: list[float] = field(default_factory=list)

    def choose(self, seen: Seen, random: Random) -> Action:
        start = time.process_time()
        action = self.robot.choose(seen, random)
        if len(seen.legal) > 1:
            self.taken.append(time.process_time() - start)
        return action


@dataclass(frozen=True, slots=True)
class Result:
    """Of each deal the points better than the others' mean and the rounds won or gone out of; of each turn its time."""

    margins: list[float]
    wins: list[float]
    seconds: list[float]

    @property
    def late(self) -> float:
        """99 turns of 100 take less than so many seconds."""
        return quantiles(self.seconds, n=100)[-1] if len(self.seconds) > 1 else sum(self.seconds)


def half_width(values: list[float]) -> float:
    """What 95 % of such means are within; there must be two values at least."""
    return 1.96 * stdev(values) / sqrt(len(values))


def with_interval(values: list[float], form: str) -> str:
    """The mean as it is shown, with what 95 % of such means are within, which a single value does not tell."""
    within = format(half_width(values), form.removeprefix("+")) if len(values) > 1 else "?"
    return f"{fmean(values):{form}} ±{within}"


def compare(meeting: Meeting, deals: int, robot: Robot, against: Robot, seed: int = 0) -> Result:
    """Play `deals` deals, each with `robot` once on every side and `against` on all the others."""
    match, clock, margins, wins = meeting.match(), Clock(robot), [], []
    for number in range(deals):
        secret = hashlib.sha256(f"bench/{seed}/{number}".encode()).digest()
        at = replace(match, rounds=number % ENGINES, opener=number % match.seats)
        scores = [_round(at, meeting, secret, side, clock, against) for side in range(len(match.sides))]
        margins.append(fmean(margin(score, side, match.rules.lowest) for side, score in enumerate(scores)))
        wins.append(fmean(score.side == side for side, score in enumerate(scores)))
    return Result(margins, wins, clock.taken)


def _round(match: Match, meeting: Meeting, secret: bytes, side: int, robot: Robot, against: Robot) -> Score:
    return settle(match, _played(match, meeting, secret, side, robot, against)).score


def _played(match: Match, meeting: Meeting, secret: bytes, side: int, robot: Robot, against: Robot) -> Round:
    r = deal_fairly(match, secret, [""] * match.seats).round
    random, happened = Random(secret), list[Event]()
    while not r.over:
        who = robot if r.turn in match.sides[side] else against
        r, events = apply(r, who.choose(look(match, r, r.turn, meeting.options, happened), random))
        happened += events
    return r


def margin(score: Score, side: int, lowest: bool) -> float:
    """How much better than the others' mean; `lowest`: fewer points are better."""
    others = fmean(points for s, points in enumerate(score.points) if s != side)
    return others - score.points[side] if lowest else score.points[side] - others


def matches(meeting: Meeting, count: int, robot: Robot, against: Robot, seed: int = 0) -> list[float]:
    """For each of `count` matches what `robot` has of it, from 0 to 1; it takes the sides in turn."""
    return [_match(meeting, f"{seed}/{number}", number, robot, against) for number in range(count)]


def _match(meeting: Meeting, seed: str, number: int, robot: Robot, against: Robot) -> float:
    match = meeting.match()
    side = number % len(match.sides)
    while match.winners is None:
        secret = hashlib.sha256(f"match/{seed}/{match.rounds}".encode()).digest()
        match = settle(match, _played(match, meeting, secret, side, robot, against)).match
    return (side in match.winners) / len(match.winners)
