"""How likely others would have played as they did: the form that is compiled; see plain/likelihood.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from doublesix.bots.core.choices import Choices
from doublesix.bots.core.typed.bits import count, table


def likelihoods(deals: list[int], choices: Choices) -> list[float]:
    """For each deal the probability of all the choices that were seen, times a constant."""
    seen = Seen(choices)
    found: list[float] = []
    for d in range(0, len(deals), 3):
        found.append(seen.likelihood(deals[d], deals[d + 1], deals[d + 2]))
    return found


class Seen:
    """Choices in native numbers."""

    def __init__(self, choices: Choices) -> None:
        self.kept: vec[float] = vec[float](choices.kept)
        self.unseen: vec[float] = vec[float](choices.unseen)
        self.factor: vec[float] = vec[float](choices.factor)
        self.holder = table(choices.holder)
        self.later = table(choices.later)
        self.unplayed = table(choices.unplayed)
        self.chosen = table(choices.chosen)
        self.start = table(choices.start)
        self.tile = table(choices.tile)
        self.fitting = table(choices.fitting)

    def likelihood(self, h0: i64, h1: i64, h2: i64) -> float:
        """The probability of all the choices in one deal, times a constant."""
        total = 1.0
        e: i64 = 0
        n: i64 = len(self.holder)
        while e < n:
            k = self.holder[e]
            hand = h0
            if k == 1:
                hand = h1
            elif k == 2:
                hand = h2
            total *= self._one(e, hand | self.later[e])
            e += 1
        return total

    def _one(self, e: i64, hand: i64) -> float:
        unplayed = self.unplayed[e] & ~hand
        chosen = 0.0
        every = 0.0
        m = self.start[e]
        end = self.start[e + 1]
        while m < end:
            if hand & self.tile[m] != 0:
                fitting = self.fitting[m]
                kept = self.kept[count((hand ^ self.tile[m]) & fitting)]
                weight = self.factor[m] * kept * self.unseen[count(unplayed & fitting)]
                every += weight
                if m == self.chosen[e]:
                    chosen = weight
            m += 1
        return chosen / every
