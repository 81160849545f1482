"""Turning points: is what a review names as one really a loss? Looked at again in deals that the review has not seen.

./dev bench turning [MATCHES [SEED [PLAYOUTS]]]     ten matches, from seed 0, 10,000 playouts, if not said

The matches go through all games, with robots of different strength at one table. A turning point holds if the better
play is better in so many fresh deals, beyond a 99 % interval; besides, whether it also was with all hands open.
"""

from __future__ import annotations

import io
import sys
import time
from random import Random
from statistics import NormalDist, fmean, stdev

from doublesix.bots import core
from doublesix.bots.appraisal import appraise, fair
from doublesix.bots.hidden import hidden
from doublesix.bots.levels import ROBOTS
from doublesix.bots.worth import moves_of
from doublesix.cli.selfplay import Player, Setup, play_match
from doublesix.cli.simulate import ENCODER
from doublesix.record.lines import AnyLine
from doublesix.record.reading import read_matches
from doublesix.rules.variants import VARIANTS
from doublesix.wire.review import Turn, chance_of, reviewed, rounds_of, summed, turns_of

TABLES = (
    ("partners", 4, "steady,beginner,strong,beginner"),
    ("draw", 2, "steady,beginner"),
    ("partners", 4, "strong,relay,steady,steady"),
    ("salon", 4, "steady,beginner,strong,relay"),
    ("mexican-train", 3, "steady,beginner,relay"),
)
PARTS = 10
WITHIN = NormalDist().inv_cdf(0.995)
Record = list[AnyLine]


def match(number: int, seed: int) -> Record:
    """The record of one match."""
    name, players, robots = TABLES[number % len(TABLES)]
    game = VARIANTS[name]
    options = game.complete({})
    seats = tuple(Player(robot, ROBOTS[robot]) for robot in robots.split(","))
    played = play_match(Setup(game.ruleset(options, players), options, seats, seed), 1 + number)
    return next(iter(read_matches(io.BytesIO(ENCODER.encode_lines(list(played))))))


def turning(record: Record) -> list[Turn]:
    """The turns that a review of the whole match names."""
    rounds = range(1, rounds_of(record) + 1)
    found = [turn for number in rounds for turn in reviewed(record, number, "en", 0)]
    named = summed(found, record, "en").turning
    return [turn for number in rounds for turn in turns_of(record, number) if turn.n in named]


def looked_at_again(turn: Turn, playouts: int) -> tuple[float, float, float]:
    """What the play lost in fresh deals, the half width of that, and what it lost with all hands open."""
    found = appraise(turn.seen, turn.round, turn.played, chance_of(turn, 0))
    assert found
    plays, many = [found.best.play, found.played.play], playouts // PARTS
    moves, lost = moves_of(turn.seen, plays), list[float]()
    for part in range(PARTS):
        fresh = Random(f"again/{turn.n}/{part}")
        lost += [best - played for best, played in fair(turn.seen, hidden(turn.seen), moves, many, fresh)]
    return fmean(lost), WITHIN * stdev(lost) / len(lost) ** 0.5, found.best.opened - found.played.opened


def main(matches: int = 10, seed: int = 0, playouts: int = 10_000) -> int:
    """Print each turning point and a sum; fail where one does not hold."""
    held, opened, every = 0, 0, 0
    for number in range(matches):
        record = match(number, seed)
        start = time.process_time()
        turns = turning(record)
        took = time.process_time() - start
        print(f"{TABLES[number % len(TABLES)][0]}, {rounds_of(record)} rounds: reviewed in {took:.1f} s", flush=True)
        for turn in turns:
            lost, half, open_hands = looked_at_again(turn, playouts)
            held, opened, every = held + (lost > half), opened + (open_hands > 0), every + 1
            print(
                f"  line {turn.n}, {turn.played}: {lost:.2f} ±{half:.2f}; with all hands open {open_hands:.1f}",
                flush=True,
            )
    form = "compiled" if core.COMPILED else "plain"
    print(f"{form}: {every} turning points, {held} hold in {playouts:,} fresh deals, {opened} with all hands open too")
    return int(held < every)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
