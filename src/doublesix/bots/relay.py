"""relay: what the table does for somebody whose time is up (T-2)."""

from __future__ import annotations

from random import Random

from doublesix.bots.robot import Seen
from doublesix.rules.actions import Action


class Relay:
    """The first legal action; never clever."""

    def choose(self, seen: Seen, random: Random) -> Action:
        return seen.legal[0]
