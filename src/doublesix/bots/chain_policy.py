"""How good a play on a chain looks: a few weights over what the seat can see."""

from __future__ import annotations

from typing import NamedTuple

from doublesix.bots.lacks import Ends, Lacks, grown, lacks
from doublesix.bots.robot import Seen
from doublesix.rules.actions import Play
from doublesix.rules.chain import Chain
from doublesix.rules.tiles import Tile


class Weights(NamedTuple):
    """What counts, and how much."""

    pips: float
    """A pip laid."""
    double: float
    """A double laid: it goes to one number only, later it may go nowhere."""
    kept: float
    """A tile of the hand that fits the new ends."""
    stranded: float
    """No tile of the hand does."""
    unseen: float
    """A tile that fits the new ends and is not seen."""
    next: float
    """A new end that the next seat, of another side, lacks."""
    partner: float
    """One that a partner lacks."""
    other: float
    """One that another opponent lacks."""
    equal: float
    """Both ends show the same number."""
    later: float = 0.0
    """A tile that is not seen and has a number of the one laid, which could have waited for it."""

    def values(self, seen: Seen, plays: list[Play]) -> list[float]:
        """How good each play looks."""
        board = seen.board
        assert isinstance(board, Chain)
        out = outlook(seen, board)
        return [value(play, out, self) for play in plays]


class Outlook(NamedTuple):
    """What is the same for every play of a turn."""

    seat: int
    hand: tuple[Tile, ...]
    ends: Ends
    unseen: frozenset[Tile]
    lacks: Lacks
    side: tuple[int, ...]
    next: int


def outlook(seen: Seen, chain: Chain) -> Outlook:
    """What a seat goes by in this turn."""
    ends = (chain.tiles[0][0], chain.tiles[-1][1]) if chain.tiles else (-1, -1)
    return Outlook(seen.seat, seen.hand, ends, seen.unseen, lacks(seen.events), seen.side, seen.after(seen.seat))


def value(play: Play, out: Outlook, weights: Weights) -> float:
    """How good a play looks; only differences within a turn mean anything."""
    ends = grown(out.ends, play.tile, play.place)
    kept = _fitting(out.hand, ends) - 1  # the tile itself fits where it will lie
    return (
        weights.pips * play.tile.pips
        + weights.double * play.tile.is_double
        + weights.kept * kept
        + weights.stranded * (kept == 0)
        + weights.unseen * _fitting(out.unseen, ends)
        + weights.equal * (ends[0] == ends[1])
        + (weights.later and weights.later * _fitting(out.unseen, play.tile))
        + _against(out, ends, weights)
    )


def _against(out: Outlook, ends: Ends, weights: Weights) -> float:
    total = 0.0
    for seat, missing in out.lacks.items():
        if seat != out.seat:
            partner = seat in out.side
            weight = weights.partner if partner else weights.next if seat == out.next else weights.other
            total += weight * ((ends[0] in missing) + (ends[1] in missing))
    return total


def _fitting(tiles: frozenset[Tile] | tuple[Tile, ...], ends: Ends) -> int:
    left, right = ends
    return sum(left in tile or right in tile for tile in tiles)
