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
    crowd=Weights(
        pips=0.26,
        double=1.5,
        kept=0.48,
        stranded=-0.62,
        unseen=-0.11,
        next=0.33,
        partner=-0.21,
        other=0.15,
        equal=0.49,
        later=-0.06,
    ),
    teams=Weights(
        pips=0.26,
        double=2.96,
        kept=0.73,
        stranded=-1.31,
        unseen=-0.53,
        next=0.29,
        partner=-0.33,
        other=0.14,
        equal=1.64,
    ),
)
