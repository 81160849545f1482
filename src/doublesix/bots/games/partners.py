"""Partnership dominoes: pairs, nothing to draw, so that every pass tells."""

from __future__ import annotations

from math import exp

from doublesix.bots import core
from doublesix.bots.chain_policy import Weights
from doublesix.bots.core.opened import SET, solved
from doublesix.bots.game import Game
from doublesix.bots.hidden import Hidden
from doublesix.bots.robot import Seen
from doublesix.bots.worth import Move, Sums, flat

WEIGHTS = Weights(
    pips=0.26, double=0.73, kept=0.34, stranded=-0.48, unseen=-0.66, next=0.49, partner=-0.42, other=0.11, equal=1.0
)
KEEN = 1.6
"""The power to which a look is raised where rounds are played on: the higher, the surer what looks best is played."""
FEW = range(16)
"""So many tiles fit two ends, and less."""


def looks(by: Weights) -> tuple[list[float], list[float]]:
    """What plays weigh by tile, and by what fits after them; what others lack is left out, to save time."""
    tiles = [by.pips * (a + b) + by.double * (a == b) for a, b in SET.halves]
    fitting = [
        by.kept * (own - 1) + by.stranded * (own < 2) + by.unseen * max(0, unlaid - own) + by.equal * equal
        for equal in range(2)
        for own in FEW
        for unlaid in FEW
    ]
    return [exp(KEEN * look) for look in tiles], [exp(KEEN * look) for look in fitting]


WEIGHED = core.Weighed(*looks(WEIGHTS))


def sums(seen: Seen, around: Hidden) -> Sums:
    """P-5, P-6: what the others hold."""
    return lambda deals, moves, seed: [float(x) for x in core.sums(around.hand, deals, flat(moves), seed)]


def weighed_sums(seen: Seen, around: Hidden) -> Sums:
    """As `sums`, with what looks good played more often."""
    return lambda deals, moves, seed: [float(x) for x in WEIGHED.sums(around.hand, deals, flat(moves), seed)]


def solve(hand: int, others: list[int], moves: list[Move]) -> list[float]:
    """P-5, P-6: as `sums`, when everybody plays their best."""
    return [float(x) for x in solved(hand, others, flat(moves))]


GAME = Game(
    weights=WEIGHTS, sums=sums, strong=150, plain=50, compiled=1000, review=600, weighed=weighed_sums, solve=solve
)
