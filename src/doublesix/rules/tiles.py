"""Tiles and sets of tiles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from doublesix.rules.reasons import BadNotation

HALVES = {str(half): half for half in range(13)}
"""What a half may be, as it is written: the largest set is the double-twelve."""


class Tile(NamedTuple):
    """A domino, its high half first: equal tiles compare equal, and a sorted set is in the record's order."""

    high: int
    low: int

    @property
    def is_double(self) -> bool:
        """Both halves show the same number."""
        return self.high == self.low

    @property
    def pips(self) -> int:
        """The sum of the halves."""
        return self.high + self.low

    def other(self, half: int) -> int:
        """The half that stays open once `half` touches an end."""
        return self.low if half == self.high else self.high

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def __repr__(self) -> str:
        return f"[{self.high}|{self.low}]"


def tile(a: int, b: int) -> Tile:
    """The tile with these halves, in either order."""
    return Tile(a, b) if a >= b else Tile(b, a)


@cache
def parse_tile(text: str) -> Tile:
    """Read `6-3` or `3-6`; raise BadNotation for anything else."""
    halves = text.split("-")
    if len(halves) != 2 or not all(half in HALVES for half in halves):
        raise BadNotation(f"{text!r} is no tile: two numbers and a hyphen, as in 6-3")
    return tile(HALVES[halves[0]], HALVES[halves[1]])


@cache
def double_set(top: int) -> tuple[Tile, ...]:
    """The double-`top` set in the record's order: 0-0, 1-0, 1-1, 2-0 …"""
    return tuple(Tile(high, low) for high in range(top + 1) for low in range(high + 1))


def pips(tiles: Iterable[Tile]) -> int:
    """The pips of all these tiles."""
    return sum(t.pips for t in tiles)
