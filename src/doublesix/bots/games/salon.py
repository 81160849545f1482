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
        pips=0.26,
        double=1.38,
        kept=0.30,
        stranded=-0.48,
        unseen=-0.28,
        next=0.69,
        partner=-0.31,
        other=0.17,
        equal=0.80,
    ),
    sums=sums,
    strong=150,
    plain=150,
    compiled=300,
    review=450,
)
