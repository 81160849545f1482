"""How strong a robot is against another, on duplicate deals: each deal once with either in a seat's or team's place.

python bench/robots.py RULES PLAYERS DEALS ROBOT AGAINST [KEY=VALUE ...]
"""

from __future__ import annotations

import hashlib
import sys
import time
from dataclasses import replace
from random import Random
from statistics import fmean, stdev

from doublesix.bots import Robot, Seen, load, look
from doublesix.record.shuffle import deal_fairly
from doublesix.rules.actions import Action
from doublesix.rules.events import Event
from doublesix.rules.match import Match, begin, settle
from doublesix.rules.round import apply
from doublesix.rules.scoring import Score
from doublesix.rules.variants import VARIANTS


def compare(
    rules: str, players: int, deals: int, robot: Robot, against: Robot, options: dict[str, int]
) -> tuple[list[float], list[float], float]:
    """A deal: the mean of its margin over the others, its share of rounds won; and its seconds a decision."""
    game = VARIANTS[rules]
    chosen = game.complete(options)
    match = begin(game.ruleset(chosen, players), players)
    margins, wins, clock = [], [], Clock(robot)
    for number in range(deals):
        secret = hashlib.sha256(f"bench/{number}".encode()).digest()
        at = replace(match, rounds=number % 13 if rules == "mexican-train" else 0)
        scores = [one(at, chosen, secret, side, clock, against) for side in range(len(match.sides))]
        margins.append(fmean(margin(score, side, rules) for side, score in enumerate(scores)))
        wins.append(fmean(score.side == side for side, score in enumerate(scores)))
    return margins, wins, clock.seconds / max(clock.asked, 1)


class Clock:
    """A robot and the time it takes where there is a choice."""

    def __init__(self, robot: Robot) -> None:
        self.robot, self.seconds, self.asked = robot, 0.0, 0

    def choose(self, seen: Seen, random: Random) -> Action:
        start = time.process_time()
        action = self.robot.choose(seen, random)
        if len(seen.legal) > 1:
            self.seconds += time.process_time() - start
            self.asked += 1
        return action


def one(match: Match, options: dict[str, int], secret: bytes, side: int, robot: Robot, against: Robot) -> Score:
    """What a round scores where `robot` plays one side and `against` the others."""
    r = deal_fairly(match, secret, [""] * match.seats).round
    random, happened = Random(secret), list[Event]()
    while not r.over:
        who = robot if r.turn in match.sides[side] else against
        r, events = apply(r, who.choose(look(match, r, r.turn, options, happened), random))
        happened += events
    return settle(match, r).score


def margin(score: Score, side: int, rules: str) -> float:
    """How much better than the others' mean; fewer points are better where a hand counts against its owner."""
    others = fmean(points for s, points in enumerate(score.points) if s != side)
    return (score.points[side] - others) * (1 if rules in ("draw", "partners") else -1)


def main(rules: str, players: str, deals: str, robot: str, against: str, *options: str) -> None:
    """Print margin and rounds won, each with a 95 % interval."""
    chosen = {key: int(value) for key, _, value in (option.partition("=") for option in options)}
    margins, wins, seconds = compare(rules, int(players), int(deals), load(robot), load(against), chosen)
    half = 1.96 / len(margins) ** 0.5
    print(
        f"{rules} {players}: {robot} - {against} {fmean(margins):+.2f} ±{stdev(margins) * half:.2f} points a round, "
        f"rounds {fmean(wins):.1%} ±{stdev(wins) * half:.1%}, {seconds * 1e6:.0f} µs a decision"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
