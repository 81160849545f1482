"""What the others showed not to hold, by passing and by drawing."""

from __future__ import annotations

from collections.abc import Iterable

from doublesix.rules.board import LEFT, START, Place
from doublesix.rules.events import Drew, Event, Kept, Passed, Played
from doublesix.rules.tiles import Tile
from doublesix.rules.trains import Trains

Ends = tuple[int, int]
Numbers = frozenset[int]
Lacks = dict[int, Numbers]
NONE: Numbers = frozenset()


def lacks(events: Iterable[Event]) -> Lacks:
    """Seat → the numbers of which it holds none, on a chain; a seat that showed nothing is left out."""
    ends: Ends = (-1, -1)
    known = _Known()
    for event in events:
        known.hear(event, frozenset(ends))
        if isinstance(event, Played):
            ends = grown(ends, event.tile, event.place)
    return known.lacks


def train_lacks(events: Iterable[Event], board: Trains) -> Lacks:
    """As `lacks`, on trains; `board` is the one of the deal."""
    known = _Known()
    for event in events:
        if isinstance(event, Drew | Passed | Played):
            known.hear(event, frozenset(end.number for end in board.ends(event.seat) if end.number is not None))
        if isinstance(event, Played):
            board = board.play(event.tile, event.place, event.seat)
        elif isinstance(event, Passed):
            board = board.passed(event.seat)
    return known.lacks


class _Known:
    """What is known of each seat, event by event.

    Who draws lacked what could be used. What they draw may be anything; but a single tile drawn and laid leaves the
    hand as it was.
    """

    def __init__(self) -> None:
        self.lacks: Lacks = {}
        self.before: Numbers = NONE
        self.draws: list[int] = []
        """Who drew, in this turn."""

    def hear(self, event: Event, usable: Numbers) -> None:
        match event:
            case Drew(seat):
                self._drew(seat, usable)
            case Passed(seat, on):
                self.lacks[seat] = self.lacks.get(seat, NONE).union(on or usable)
                self.draws = []
            case Played(seat):
                if self.draws == [seat]:
                    self.lacks[seat] |= self.before
                self.draws = []
            case Kept(seat):
                self.lacks.pop(seat, None)
                self.draws = []

    def _drew(self, seat: int, usable: Numbers) -> None:
        if seat not in self.draws:
            self.before, self.draws = self.lacks.get(seat, NONE), []
        self.draws.append(seat)
        self.lacks[seat] = usable


def grown(ends: Ends, tile: Tile, place: Place) -> Ends:
    """The two ends of a chain once `tile` lies at `place`."""
    if place == START:
        return tile.high, tile.low
    left, right = ends
    return (tile.other(left), right) if place == LEFT else (left, tile.other(right))
