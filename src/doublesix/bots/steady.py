"""steady: weighs what it sees, without looking ahead."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from doublesix.bots import chain_policy, train_policy
from doublesix.bots.planner import Planner
from doublesix.bots.robot import Seen
from doublesix.rules.actions import Action, Play
from doublesix.rules.chain import Chain
from doublesix.rules.trains import Trains

CHAIN = chain_policy.Weights(
    pips=0.26, double=1.38, kept=0.30, stranded=-0.48, unseen=-0.28, next=0.69, partner=-0.31, other=0.17, equal=0.80
)
TRAINS = train_policy.Weights(planned=1.0, elsewhere=1.5, closes=6, covered=3, bare=-8)


@dataclass(frozen=True, slots=True)
class Steady:
    """The play that looks best by a few weights, of equal ones the first; it draws or passes only when it must."""

    chain: chain_policy.Weights = CHAIN
    trains: train_policy.Weights = TRAINS

    def choose(self, seen: Seen, random: Random) -> Action:
        plays = [action for action in seen.legal if isinstance(action, Play)]
        if len(plays) < 2:
            return seen.legal[0]
        return max(plays, key=dict(zip(plays, self.values(seen, plays), strict=True)).__getitem__)

    def values(self, seen: Seen, plays: list[Play]) -> list[float]:
        """How good each play looks."""
        board = seen.board
        if isinstance(board, Trains):
            planner = Planner(seen.hand)
            return [train_policy.value(play, seen, board, planner, self.trains) for play in plays]
        assert isinstance(board, Chain)
        out = chain_policy.outlook(seen, board)
        return [chain_policy.value(play, out, self.chain) for play in plays]
