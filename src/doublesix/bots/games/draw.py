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
