"""What a seat cannot see: the tiles, who may hold them, and how many each is to get."""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.bots.core.sets import DominoSet, domino_set, index
from doublesix.bots.lacks import Lacks, lacks, train_lacks
from doublesix.bots.robot import Seen
from doublesix.rules.tiles import Tile
from doublesix.rules.trains import Trains


@dataclass(frozen=True, slots=True)
class Hidden:
    """Tiles as bits. Holders are the other seats in order of turn, then the boneyard where anything lies in it."""

    set: DominoSet
    hand: int
    seats: tuple[int, ...]
    """The other seats that play, the next one first."""
    tiles: list[int]
    allowed: list[int]
    """Tile → the holders that may have it, as bits."""
    room: list[int]
    """Holder → how many tiles it has."""


def bit(tile: Tile) -> int:
    """A tile as the core writes it."""
    return 1 << index(tile.high, tile.low)


def bits(tiles: tuple[Tile, ...]) -> int:
    """A hand as the core writes it."""
    return sum(map(bit, tiles))


def set_of(seen: Seen, blank: int = 0) -> DominoSet:
    """The set that is played with; `blank` is what 0-0 weighs (L-8)."""
    return domino_set(max(tile.high for tile in seen.tiles), blank)


def hidden(seen: Seen, blank: int = 0) -> Hidden:
    """What `seen` leaves open."""
    view = seen.view
    place = view.playing.index(seen.seat)
    seats = view.playing[place + 1 :] + view.playing[:place]
    room = [view.counts[seat] for seat in seats] + [view.boneyard] * bool(view.boneyard)
    unseen = sorted(seen.unseen)
    missing = _lacks(seen)
    return Hidden(
        set=set_of(seen, blank),
        hand=bits(seen.hand),
        seats=seats,
        tiles=[bit(tile) for tile in unseen],
        allowed=[_allowed(tile, seats, len(room), missing) for tile in unseen],
        room=room,
    )


def _lacks(seen: Seen) -> Lacks:
    board = seen.board
    if isinstance(board, Trains):
        return train_lacks(seen.events, Trains.start(board.engine, len(board.rows) - 1))
    return lacks(seen.events)


def _allowed(tile: Tile, seats: tuple[int, ...], holders: int, missing: Lacks) -> int:
    everybody = (1 << holders) - 1
    for k, seat in enumerate(seats):
        if not missing.get(seat, frozenset()).isdisjoint(tile):
            everybody ^= 1 << k
    return everybody
