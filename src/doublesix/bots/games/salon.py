"""Salon dominoes: one tile drawn at most, hands count against their side, which may be out of the match."""

from __future__ import annotations

from doublesix.bots.chain_policy import Weights
from doublesix.bots.game import Game
from doublesix.bots.hidden import Hidden
from doublesix.bots.robot import Seen
from doublesix.bots.worth import Sums, chain_sums, keeps_own


def sums(seen: Seen, around: Hidden) -> Sums:
    """L-8, L-9, L-11."""
    return chain_sums(around, keeps_own(seen, around, seen.options["limit"]), one=True)


GAME = Game(
    weights=Weights(
        pips=0.26, double=2.19, kept=0.4, stranded=-0.5, unseen=-0.57, next=0.49, partner=-0.22, other=0.15, equal=0.88
    ),
    sums=sums,
    strong=150,
    plain=150,
    compiled=300,
    review=450,
)
