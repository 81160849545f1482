"""What happened. Each event has one audience: everybody, but for Received, which is its seat's alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from doublesix.rules.board import Place
from doublesix.rules.tiles import Tile


class Played(NamedTuple):
    """A tile was laid."""

    seat: int
    tile: Tile
    place: Place


@dataclass(frozen=True, slots=True)
class Drew:
    """A tile was drawn; which one, only its seat knows."""

    seat: int


@dataclass(frozen=True, slots=True)
class Received:
    """The tile that `seat` drew."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Passed:
    """Nothing fitted: `on` are the numbers that the seat is now known not to hold (P-4); `opens`: that opened its train
    (M-7)."""

    seat: int
    on: tuple[int, ...]
    opens: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """The drawn tile fitted and was kept (L-6); it says nothing about the rest of the hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A hand is empty: the round is over (S-4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """Nobody can go on: the round is over."""


Event = Played | Drew | Received | Passed | Kept | WentOut | Blocked
Ending = WentOut | Blocked
