"""A set of tiles as bits of an int: tile `high-low` is bit high * (high + 1) / 2 + low, the record's order."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a plain installation does not have it
    from mypy_extensions import i64


class DominoSet:
    """The double-`top` set, asked by bits."""

    def __init__(self, top: int, blank: int = 0) -> None:
        self.top = top
        self.halves = [(high, low) for high in range(top + 1) for low in range(high + 1)]
        self.bits = [1 << i for i in range(len(self.halves))]
        self.all = (1 << len(self.halves)) - 1
        self.fits = [self.with_number(n) for n in range(top + 1)]
        """Number → the tiles that have it."""
        self.far = [{bit: a + b - n for bit, (a, b) in self._pairs() if n in (a, b)} for n in range(top + 1)]
        """Number → tile that has it → its other half."""
        self.weight = {bit: a + b or blank for bit, (a, b) in self._pairs()}
        """Tile → what it weighs in a hand; `blank` is what 0-0 does (L-8)."""
        self.doubles = sum(bit for bit, (a, b) in self._pairs() if a == b)

    def _pairs(self) -> list[tuple[int, tuple[int, int]]]:
        return list(zip(self.bits, self.halves, strict=True))

    def with_number(self, number: int) -> int:
        """The tiles that have this number."""
        return sum(bit for bit, halves in self._pairs() if number in halves)

    def weigh(self, hand: int) -> int:
        """What a hand weighs."""
        total = 0
        while hand:
            bit = hand & -hand
            total += self.weight[bit]
            hand ^= bit
        return total


@cache
def domino_set(top: int, blank: int = 0) -> DominoSet:
    """The double-`top` set, made once."""
    return DominoSet(top, blank)


def split(hand: int) -> list[int]:
    """The tiles of a hand, each as its bit, the lowest first."""
    tiles = []
    while hand:
        tiles.append(hand & -hand)
        hand &= hand - 1
    return tiles


def shuffled(tiles: int, s: int) -> list[int]:
    """The tiles of a hand in random order."""
    order = split(tiles)
    shuffle(order, s)
    return order


def shuffle(tiles: list[int], s: int) -> int:
    """Bring tiles into random order; return what chance has come to."""
    chance: i64 = s
    for i in range(len(tiles) - 1, 0, -1):
        chance = chance * 0x93D765DD & 0xFFFFFFFF
        j = chance * (i + 1) >> 32
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return chance


def index(high: int, low: int) -> int:
    """The place of a tile in its set."""
    return high * (high + 1) // 2 + low
