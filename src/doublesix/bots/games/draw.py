"""Draw dominoes: who cannot play draws until they can."""

from __future__ import annotations

from doublesix.bots.chain_policy import Weights
from doublesix.bots.core.scores import TakesAll
from doublesix.bots.game import Game
from doublesix.bots.hidden import Hidden
from doublesix.bots.robot import Seen
from doublesix.bots.worth import Sums, chain_sums


def sums(seen: Seen, around: Hidden) -> Sums:
    """D-6, D-7: the winner scores what the others hold."""
    return chain_sums(around, TakesAll(around.set, len(around.room)), one=False)


GAME = Game(
    weights=Weights(
        pips=0.26, double=1.2, kept=0.35, stranded=-0.73, unseen=-0.92, next=0.55, partner=-0.37, other=0.15, equal=0.84
    ),
    sums=sums,
    strong=150,
    plain=150,
    compiled=300,
    review=450,
)
