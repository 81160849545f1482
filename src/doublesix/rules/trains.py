"""A train a seat and the mexican one, all from one engine (M-4 to M-8)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from doublesix.rules.board import End, Place
from doublesix.rules.reasons import Reason
from doublesix.rules.tiles import Tile, tile

MEXICAN: Place = "train:mexican"


def train_of(seat: int) -> Place:
    """The place of a seat's own train."""
    return f"train:{seat}"


@cache
def _places(seats: int) -> tuple[Place, ...]:
    return (*map(train_of, range(seats)), MEXICAN)


@dataclass(frozen=True, slots=True)
class Train:
    """Tiles from the engine outwards, each as it lies: (near half, far half)."""

    end: int
    tiles: tuple[tuple[int, int], ...] = ()
    open: bool = False
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Trains:
    """`rows`: the trains of the seats in order, the mexican one last. `cover`: where a double must be covered."""

    engine: int
    rows: tuple[Train, ...]
    cover: Place | None = None

    @classmethod
    def start(cls, engine: int, seats: int) -> Trains:
        """The board just after the deal: every train empty and closed (M-7)."""
        return cls(engine, (Train(engine),) * (seats + 1))

    @property
    def places(self) -> tuple[Place, ...]:
        """The place of each row."""
        return _places(len(self.rows) - 1)

    def ends(self, seat: int) -> tuple[End, ...]:
        places = self.places
        order = (seat, *(row for row in range(len(places)) if row != seat))
        return tuple(End(places[r], self.rows[r].end) for r in order if self.why_not(places[r], seat) is None)

    def why_not(self, place: Place, seat: int) -> Reason | None:
        if place not in self.places:
            return Reason.NO_SUCH_PLACE
        if self.cover is not None:
            return None if place == self.cover else Reason.COVER_DOUBLE
        row = self.places.index(place)
        if row == seat:
            return None
        if not self.rows[seat].begun:
            return Reason.OWN_TRAIN_FIRST
        return None if place == MEXICAN or self.rows[row].open else Reason.TRAIN_CLOSED

    def play(self, tile: Tile, place: Place, seat: int) -> Trains:
        row = self.places.index(place)
        train = self.rows[row]
        far = tile.other(train.end)
        grown = Train(far, (*train.tiles, (train.end, far)), train.open and row != seat, begun=True)
        return Trains(self.engine, self._with(row, grown), place if tile.is_double else None)

    def passed(self, seat: int) -> Trains:
        train = self.rows[seat]
        return Trains(self.engine, self._with(seat, Train(train.end, train.tiles, True, train.begun)))

    def pass_opens(self, seat: int) -> bool:
        return not self.rows[seat].open

    def shown_by_pass(self) -> tuple[int, ...]:
        return ()

    def pass_counts(self, seat: int) -> bool:
        return self.rows[seat].open and self.cover is None

    @property
    def keeps_turn(self) -> bool:
        return self.cover is not None

    @property
    def laid(self) -> tuple[Tile, ...]:
        return tuple(tile(a, b) for train in self.rows for a, b in train.tiles)

    def _with(self, row: int, train: Train) -> tuple[Train, ...]:
        return (*self.rows[:row], train, *self.rows[row + 1 :])
