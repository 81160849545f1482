"""What the others showed not to hold, by passing and by drawing, on a chain."""

from __future__ import annotations

from collections.abc import Iterable

from doublesix.rules.board import LEFT, START, Place
from doublesix.rules.events import Drew, Event, Kept, Passed, Played
from doublesix.rules.tiles import Tile

Ends = tuple[int, int]
Lacks = dict[int, frozenset[int]]


def lacks(events: Iterable[Event]) -> Lacks:
    """Seat → the numbers of which it holds none, as far as the round has shown; a seat that showed nothing is left out.

    Who draws lacked both ends and may hold anything else afterwards; what a drawn tile was, is played or not known.
    """
    ends: Ends = (-1, -1)
    found: Lacks = {}
    for event in events:
        match event:
            case Played(_, tile, place):
                ends = grown(ends, tile, place)
            case Drew(seat):
                found[seat] = frozenset(ends)
            case Passed(seat, on):
                found[seat] = found.get(seat, frozenset()).union(on)
            case Kept(seat):
                found.pop(seat, None)
    return found


def grown(ends: Ends, tile: Tile, place: Place) -> Ends:
    """The two ends of a chain once `tile` lies at `place`."""
    if place == START:
        return tile.high, tile.low
    left, right = ends
    return (tile.other(left), right) if place == LEFT else (left, tile.other(right))
