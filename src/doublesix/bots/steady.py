"""steady: weighs what it sees, without looking ahead."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from doublesix.bots import game
from doublesix.bots.robot import Seen
from doublesix.rules.actions import Action, Play


@dataclass(frozen=True, slots=True)
class Steady:
    """The play that looks best by a few weights, of equal ones the first; it draws or passes only when it must."""

    weights: game.Weights | None = None
    """Those of the game and the table, where none are given."""

    def choose(self, seen: Seen, random: Random) -> Action:
        plays = [action for action in seen.legal if isinstance(action, Play)]
        if len(plays) < 2:
            return seen.legal[0]
        return max(plays, key=dict(zip(plays, self.values(seen, plays), strict=True)).__getitem__)

    def values(self, seen: Seen, plays: list[Play]) -> list[float]:
        """How good each play looks."""
        return (self.weights or game.weights_of(seen)).values(seen, plays)
