"""strong: plays each choice on at random, in deals that agree with all that the table knows."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from doublesix.bots import core
from doublesix.bots.hidden import Hidden, hidden
from doublesix.bots.robot import Seen
from doublesix.bots.worth import moves_of, sums_of
from doublesix.rules.actions import Action, Play

FINALISTS = 2


@dataclass(frozen=True, slots=True)
class Strong:
    """The play with the best mean: all of them in a third of `deals` deals, the two best in all."""

    deals: int = 120

    def choose(self, seen: Seen, random: Random) -> Action:
        plays = [action for action in seen.legal if isinstance(action, Play)]
        return self.best(seen, plays, random) if len(plays) > 1 else seen.legal[0]

    def best(self, seen: Seen, plays: list[Play], random: Random) -> Play:
        """The best of several plays."""
        around = hidden(seen)
        dealt = self.dealt(seen, around, seed(random))
        if not dealt:  # what is known contradicts itself: somebody broke the rules
            return plays[0]
        moves, sums = moves_of(seen, plays), sums_of(seen, around)
        third = len(dealt) // len(around.room) // 3 * len(around.room)
        first = sums(dealt[:third], moves, seed(random))
        top = sorted(range(len(plays)), key=lambda i: -first[i])[:FINALISTS]
        rest = sums(dealt[third:], [moves[i] for i in top], seed(random))
        totals = {i: first[i] + more for i, more in zip(top, rest, strict=True)}
        return plays[max(totals, key=totals.__getitem__)]

    def dealt(self, seen: Seen, around: Hidden, seed: int) -> list[int]:
        """Deals to play on in."""
        return core.deals(around.tiles, around.allowed, around.room, self.deals, seed)


def seed(random: Random) -> int:
    """Chance as the core takes it: odd, of 32 bits."""
    return random.getrandbits(32) | 1
