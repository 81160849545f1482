"""What a pass and a draw give away."""

from __future__ import annotations

from doublesix.bots.lacks import lacks
from doublesix.rules.events import Drew, Event, Kept, Passed, Played
from doublesix.rules.tiles import Tile

OPENING: list[Event] = [Played(0, Tile(6, 4), "start")]


def test_who_passes_lacks_both_ends_for_the_round() -> None:
    events = [*OPENING, Passed(1, (6, 4)), Played(2, Tile(6, 5), "left"), Passed(1, (5, 4))]
    assert lacks(events) == {1: {6, 5, 4}}


def test_who_draws_lacks_the_ends_and_may_hold_anything_else() -> None:
    events = [*OPENING, Drew(1), Played(1, Tile(4, 1), "right"), Played(0, Tile(6, 0), "left"), Drew(1)]
    assert lacks(events[:2]) == {1: {6, 4}}
    assert lacks(events) == {1: {0, 1}}


def test_who_keeps_a_drawn_tile_holds_an_end() -> None:
    assert lacks([*OPENING, Drew(1), Kept(1)]) == {}
