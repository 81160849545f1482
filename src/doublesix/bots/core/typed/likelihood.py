"""How likely others would have played as they did: the form that is compiled; see plain/likelihood.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from doublesix.bots.core.choices import Choices
from doublesix.bots.core.plain import likelihood as plain
from doublesix.bots.core.typed.bits import count, table

TILES = 28


def likelihoods(deals: list[int], choices: Choices) -> list[float]:
    """For each deal the probability of all the choices that were seen, times a constant."""
    if not choices.unplayed or max(choices.unplayed) >> TILES:  # of a larger set
        return plain.likelihoods(deals, choices)
    return Seen(choices).likelihoods(table(deals), choices.holders)


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

    def likelihoods(self, deals: vec[i64], holders: i64) -> list[float]:
        """For each deal the probability of all the choices, times a constant."""
        found: list[float] = []
        d: i64 = 0
        n: i64 = len(self.holder)
        while d < i64(len(deals)):
            total = 1.0
            e: i64 = 0
            while e < n:
                total *= self._one(e, deals[d + self.holder[e]] | self.later[e])
                e += 1
            found.append(total)
            d += holders
        return found

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
