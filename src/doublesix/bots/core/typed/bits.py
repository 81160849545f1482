"""Tables over the bits of a double-six hand, in native integers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from doublesix.bots.core.sets import domino_set


def table(numbers: list[int]) -> vec[i64]:
    """Numbers as they lie in memory."""
    return vec[i64](numbers)


def small(numbers: list[int]) -> vec[u8]:
    """Numbers below 256, a byte each: what is asked most stays near the processor."""
    return vec[u8](numbers)


def _sums(weights: list[int]) -> list[int]:
    sums = [0]
    for weight in weights:
        sums = sums + [total + weight for total in sums]
    return sums


def _spread(values: list[int]) -> list[int]:
    """A value a tile, where de Bruijn's sequence finds it from the tile's bit."""
    places = [0] * 32
    for i in range(28):
        places[((1 << i) * 0x077CB531 & 0xFFFFFFFF) >> 27] = values[i]
    return places


PIPS: Final = [a + b for a, b in domino_set(6).halves]
FITS: Final = table(domino_set(6).fits)
WEIGHT: Final = small(_spread(PIPS))
HIGHER: Final = small(_spread([high for high, low in domino_set(6).halves]))
LOW: Final = small(_sums(PIPS[:14]))
HIGH: Final = small(_sums(PIPS[14:]))
COUNT: Final = small(_sums([1] * 14))


def spread(values: list[float]) -> list[float]:
    """A value a tile, each at the `place` of its tile."""
    places = [0.0] * 32
    for i in range(28):
        places[((1 << i) * 0x077CB531 & 0xFFFFFFFF) >> 27] = values[i]
    return places


def place(bit: i64) -> i64:
    """Where de Bruijn's sequence finds a tile."""
    return ((bit * 0x077CB531) & 0xFFFFFFFF) >> 27


def weight(bit: i64) -> i64:
    """What one tile weighs."""
    return i64(WEIGHT[((bit * 0x077CB531) & 0xFFFFFFFF) >> 27])


def higher(bit: i64) -> i64:
    """The higher half of one tile."""
    return i64(HIGHER[((bit * 0x077CB531) & 0xFFFFFFFF) >> 27])


def count(hand: i64) -> i64:
    """How many tiles a hand has."""
    return i64(COUNT[hand & 16383]) + i64(COUNT[hand >> 14])


def pips(hand: i64) -> i64:
    """What a hand weighs."""
    return i64(LOW[hand & 16383]) + i64(HIGH[hand >> 14])
