"""Partnership dominoes: pairs, nothing to draw, so that every pass tells."""

from __future__ import annotations

from doublesix.bots import core
from doublesix.bots.chain_policy import Weights
from doublesix.bots.core.opened import solved
from doublesix.bots.game import Game
from doublesix.bots.hidden import Hidden
from doublesix.bots.robot import Seen
from doublesix.bots.worth import Move, Sums, flat


def sums(seen: Seen, around: Hidden) -> Sums:
    """P-5, P-6: what the others hold."""
    return lambda deals, moves, seed: [float(x) for x in core.sums(around.hand, deals, flat(moves), seed)]


def solve(hand: int, others: list[int], moves: list[Move]) -> list[float]:
    """P-5, P-6: as `sums`, when everybody plays their best."""
    return [float(x) for x in solved(hand, others, flat(moves))]


GAME = Game(
    weights=Weights(
        pips=0.26, double=0.73, kept=0.34, stranded=-0.48, unseen=-0.66, next=0.49, partner=-0.42, other=0.11, equal=1.0
    ),
    sums=sums,
    strong=150,
    plain=100,
    compiled=1000,
    review=600,
    solve=solve,
)
