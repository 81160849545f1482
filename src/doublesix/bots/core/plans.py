"""The heaviest train that a hand can make; mypyc compiles it as it is."""

from __future__ import annotations

from typing import Final

from doublesix.bots.core.sets import DominoSet

MOST_STEPS: Final = 400
"""Where a search ends with the best so far: a dealt hand seldom takes as many, a swollen one would take seconds."""


class Planner:
    """Looks for trains in a set."""

    def __init__(self, tiles: DominoSet) -> None:
        self.fits = tiles.fits
        self.far = tiles.far
        self.weight = tiles.weight
        self.tiles = tiles
        self.steps = 0
        self.best = 0
        self.train: list[int] = []
        self.path: list[int] = []

    def plan(self, hand: int, end: int) -> list[int]:
        """The tiles of the heaviest train from `end`, in their order."""
        self.steps, self.best, self.train, self.path = 0, 0, [], []
        self._go(hand, end, 0, self.tiles.weigh(hand))
        return self.train

    def heaviest(self, hand: int, end: int) -> int:
        """What the heaviest train from `end` weighs."""
        self.plan(hand, end)
        return self.best

    def _go(self, left: int, end: int, value: int, rest: int) -> None:
        self.steps += 1
        if value > self.best:
            self.best, self.train = value, self.path[:]
        fitting = left & self.fits[end]
        if not fitting or value + rest <= self.best or self.steps > MOST_STEPS:
            return
        far = self.far[end]
        while fitting:  # the highest bit first, which is mostly the heaviest
            tile = 1 << fitting.bit_length() - 1
            fitting ^= tile
            weight = self.weight[tile]
            self.path.append(tile)
            self._go(left ^ tile, far[tile], value + weight, rest - weight)
            self.path.pop()
            if far[tile] == end:  # a double first costs nothing, so nothing else need be tried
                return
