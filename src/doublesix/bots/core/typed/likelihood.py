"""How likely others would have played as they did: the form that is compiled; see plain/likelihood.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doublesix.bots.core.choices import Choices
from doublesix.bots.core.plain import likelihood as plain
from doublesix.bots.core.typed.bits import count, table

TILES = 28
MOST: Final[i64] = 14
"""More than the tiles that fit two ends."""


def likelihoods(deals: list[int], choices: Choices) -> list[float]:
    """For each deal the probability of all the choices that were seen, times a constant."""
    if not choices.unplayed or max(choices.unplayed) >> TILES:  # of a larger set
        return plain.likelihoods(deals, choices)
    return Seen(choices).likelihoods(table(deals), choices.holders)


class Seen:
    """Choices in native numbers.

    What weighs of a hand is how many of its tiles fit the ends after a move: all but the laid one are kept, and so many
    fewer are not seen. So a move has a weight for each such number.
    """

    def __init__(self, choices: Choices) -> None:
        self.holder = table(choices.holder)
        self.later = table(choices.later)
        self.chosen = table(choices.chosen)
        self.start = table(choices.start)
        self.tile = table(choices.tile)
        self.fitting = table(choices.fitting)
        self.weight: vec[float] = vec[float]([0.0] * (MOST * len(choices.tile)))
        for e in range(len(choices.holder)):
            for m in range(choices.start[e], choices.start[e + 1]):
                unseen = (choices.unplayed[e] & choices.fitting[m]).bit_count()
                for fit in range(1, min(MOST, unseen + 1)):
                    weight = choices.factor[m] * choices.kept[fit - 1] * choices.unseen[unseen - fit]
                    self.weight[MOST * m + fit] = weight

    def likelihoods(self, deals: vec[i64], holders: i64) -> list[float]:
        """For each deal the probability of all the choices, times a constant."""
        holder, later, start = self.holder, self.later, self.start  # held here, they are not looked up at each move
        tile, fitting, chosen, weight = self.tile, self.fitting, self.chosen, self.weight
        found: list[float] = []
        d: i64 = 0
        n: i64 = len(holder)
        size: i64 = len(deals)
        while d < size:
            total = 1.0
            e: i64 = 0
            while e < n:
                hand = deals[d + holder[e]] | later[e]
                every = 0.0
                m = start[e]
                end = start[e + 1]
                while m < end:
                    if hand & tile[m] != 0:
                        every += weight[MOST * m + count(hand & fitting[m])]
                    m += 1
                m = chosen[e]
                total *= weight[MOST * m + count(hand & fitting[m])] / every
                e += 1
            found.append(total)
            d += holders
        return found
