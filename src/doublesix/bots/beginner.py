"""beginner: gets rid of what weighs most."""

from __future__ import annotations

from random import Random

from doublesix.bots.robot import Seen
from doublesix.rules.actions import Action, Play


class Beginner:
    """The heaviest tile that fits, of equal ones the first; it draws or passes only when it must."""

    def choose(self, seen: Seen, random: Random) -> Action:
        plays = (action for action in seen.legal if isinstance(action, Play))
        return max(plays, key=lambda play: play.tile.pips, default=seen.legal[0])
