"""strong: plays each choice on at random, in deals that agree with all that the table knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from doublesix.bots import core, game
from doublesix.bots.hidden import Hidden, hidden
from doublesix.bots.robot import Seen
from doublesix.bots.steady import Steady
from doublesix.bots.worth import Sums, moves_of
from doublesix.rules.actions import Action, Play

STEADY = Steady()
FINALISTS = 2


@dataclass(frozen=True, slots=True)
class Strong:
    """The play with the best mean, and a little of what `steady` thinks of it, which steadies few deals.

    All plays are tried in a third of the deals, the two best in all.
    """

    deals: Mapping[str, int] = field(default_factory=dict)
    """By game, where it shall not be what the game says: what a playout costs and is worth differs."""
    trust: float = 2.0
    """Points that a point of steady's weighs."""

    def choose(self, seen: Seen, random: Random) -> Action:
        plays = [action for action in seen.legal if isinstance(action, Play)]
        return self.best(seen, plays, random) if len(plays) > 1 else seen.legal[0]

    def best(self, seen: Seen, plays: list[Play], random: Random) -> Play:
        """The best of several plays."""
        around = hidden(seen)
        dealt = self.dealt(seen, around, seed(random))
        if not dealt:  # what is known contradicts itself: somebody broke the rules
            return plays[0]
        moves, sums = moves_of(seen, plays), self.sums(seen, around)
        every, holders = self.many(seen.game), len(around.room)
        few = every // 3
        first = sums(dealt[: few * holders], moves, seed(random))
        looks = [self.trust * every * look for look in STEADY.values(seen, plays)]
        top = sorted(range(len(plays)), key=lambda i: -3 * first[i] - looks[i])[:FINALISTS]
        rest = sums(dealt[few * holders :], [moves[i] for i in top], seed(random))
        totals = {i: first[i] + more + looks[i] for i, more in zip(top, rest, strict=True)}
        return plays[max(totals, key=totals.__getitem__)]

    def dealt(self, seen: Seen, around: Hidden, seed: int) -> list[int]:
        """Deals to play on in."""
        return core.deals(around.tiles, around.allowed, around.room, self.many(seen.game), seed)

    def sums(self, seen: Seen, around: Hidden) -> Sums:
        """How it plays on."""
        return game.sums_of(seen, around)

    def many(self, name: str) -> int:
        """How many deals it looks at."""
        return self.deals.get(name) or self.usual(game.of(name))

    def usual(self, known: game.Game) -> int:
        """How many the game says."""
        return known.strong


def seed(random: Random) -> int:
    """Chance as the core takes it: odd, of 32 bits."""
    return random.getrandbits(32) | 1
