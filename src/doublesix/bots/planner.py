"""The heaviest train that a hand can make."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from doublesix.rules.tiles import Tile, pips

MOST_STEPS = 400
"""Where a search ends with the best so far: a dealt hand seldom takes as many, a swollen one would take seconds."""


class Planner:
    """A hand, ready to be asked; tiles are bits of an int, rows hold what fits a number, the heaviest first."""

    def __init__(self, hand: Iterable[Tile]) -> None:
        self.bits: dict[Tile, int] = {}
        self.rows: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
        for i, tile in enumerate(sorted(hand, key=lambda t: -t.pips)):
            self.bits[tile] = 1 << i
            for half in {tile.high, tile.low}:
                self.rows[half].append((1 << i, tile.other(half), tile.pips))
        self.pips = pips(self.bits)

    def heaviest(self, end: int, without: Tile | None = None) -> int:
        """The pips of the heaviest train from `end` that does not use `without`."""
        left = (1 << len(self.bits)) - 1
        if without is None:
            return _Search(self.rows).run(left, end, self.pips)
        return _Search(self.rows).run(left - self.bits[without], end, self.pips - without.pips)


class _Search:
    def __init__(self, rows: dict[int, list[tuple[int, int, int]]]) -> None:
        self.rows = rows
        self.best = 0
        self.steps = 0

    def run(self, left: int, end: int, rest: int) -> int:
        self._go(left, end, 0, rest)
        return self.best

    def _go(self, left: int, end: int, value: int, rest: int) -> None:
        self.steps += 1
        self.best = max(self.best, value)
        if value + rest <= self.best or self.steps > MOST_STEPS:
            return
        for bit, far, weight in self.rows[end]:
            if left & bit:
                self._go(left ^ bit, far, value + weight, rest - weight)
                if far == end:  # a double first costs nothing, so nothing else need be tried
                    return
