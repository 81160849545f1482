"""What a round scores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from doublesix.rules.tiles import Tile

Weigh = Callable[[Tile], int]
Sides = tuple[tuple[int, ...], ...]


class Decided(StrEnum):
    """What decided a round; catalogs word it as `decided-<name>`."""

    OUT = "out"
    LIGHTEST = "lightest"
    FEWER = "fewer"
    LAST = "last"
    NOBODY = "nobody"
    OWN = "own"

    @property
    def equal(self) -> bool:
        """Whether sides held the same, so that something else had to decide."""
        return self in (Decided.FEWER, Decided.LAST, Decided.NOBODY)


@dataclass(frozen=True, slots=True)
class Ended:
    """A round that is over. `out`: the seat that went out, None if blocked; `last`: who laid the last tile;
    `weights`: what each seat's hand weighs; `still_in`: the sides that were dealt to."""

    hands: tuple[tuple[Tile, ...], ...]
    weights: tuple[int, ...]
    sides: Sides
    still_in: tuple[int, ...]
    out: int | None
    last: int

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return next(side for side, seats in enumerate(self.sides) if seat in seats)

    @property
    def side_weights(self) -> tuple[int, ...]:
        """What the hands of each side weigh together."""
        return tuple(sum(self.weights[seat] for seat in seats) for seats in self.sides)

    @property
    def lightest(self) -> int:
        """What the lightest side weighs that was dealt to: where sides are equal, the number that they share."""
        return min(self.side_weights[side] for side in self.still_in)


@dataclass(frozen=True, slots=True)
class Score:
    """Points a side, the side that won the round or went out (None: none did), and what decided."""

    points: tuple[int, ...]
    side: int | None
    decided: Decided


def pips(tile: Tile) -> int:
    """What a tile weighs in most games."""
    return tile.pips


def pips_blank_ten(tile: Tile) -> int:
    """L-8: the double blank weighs ten."""
    return tile.pips or 10


def winner_takes_all(end: Ended) -> Score:
    """D-6, D-7: the winner scores every other hand; in a blocked round less their own."""
    total = sum(end.weights)
    if end.out is not None:
        return _to(end, end.side_of(end.out), total, Decided.OUT)
    ranked = sorted(range(len(end.hands)), key=lambda seat: (end.weights[seat], len(end.hands[seat])))
    first, second = ranked[:2]
    gain = total - 2 * end.weights[first]
    if end.weights[first] != end.weights[second]:
        return _to(end, first, gain, Decided.LIGHTEST)
    if len(end.hands[first]) != len(end.hands[second]):
        return _to(end, first, gain, Decided.FEWER)
    return Score((0,) * len(end.sides), None, Decided.NOBODY)


def lighter_team_takes(end: Ended) -> Score:
    """P-5, P-6: the winning team scores the other team's hands; equal and blocked, who laid the last tile wins."""
    weights = end.side_weights
    if end.out is not None:
        side, decided = end.side_of(end.out), Decided.OUT
    elif weights[0] == weights[1]:
        side, decided = end.side_of(end.last), Decided.LAST
    else:
        side, decided = weights.index(min(weights)), Decided.LIGHTEST
    return _to(end, side, weights[1 - side], decided)


def each_keeps_their_own(end: Ended) -> Score:
    """L-8, L-11, M-11, M-12: a side scores its own hands, who goes out nothing; the rest also their partners'."""
    weights = end.side_weights
    if end.out is None:
        return Score(weights, None, Decided.OWN)
    winner = end.side_of(end.out)
    penalty = weights[winner]
    points = (
        weights[side] + penalty if side in end.still_in and side != winner else 0 for side in range(len(end.sides))
    )
    return Score(tuple(points), winner, Decided.OUT)


def _to(end: Ended, winner: int, points: int, decided: Decided) -> Score:
    return Score(tuple(points if side == winner else 0 for side in range(len(end.sides))), winner, decided)
