"""What a pass and a draw give away."""

from __future__ import annotations

from doublesix.bots.lacks import lacks, train_lacks
from doublesix.rules.events import Drew, Event, Kept, Passed, Played
from doublesix.rules.tiles import Tile
from doublesix.rules.trains import Trains

OPENING: list[Event] = [Played(0, Tile(6, 4), "start")]


def test_who_passes_lacks_both_ends_for_the_round() -> None:
    events = [*OPENING, Passed(1, (6, 4)), Played(2, Tile(6, 5), "left"), Passed(1, (5, 4))]
    assert lacks(events) == {1: {6, 5, 4}}


def test_who_draws_lacks_the_ends_and_may_hold_anything_else() -> None:
    events = [*OPENING, Drew(1), Played(1, Tile(4, 1), "right"), Played(0, Tile(6, 0), "left"), Drew(1)]
    assert lacks(events[:2]) == {1: {6, 4}}
    assert lacks(events) == {1: {0, 1}}


def test_one_tile_drawn_and_laid_leaves_the_hand_as_it_was() -> None:
    events = [*OPENING, Passed(1, (6, 4)), Played(0, Tile(4, 1), "right"), Drew(1), Played(1, Tile(1, 0), "right")]
    assert lacks(events) == {1: {6, 4, 1}}


def test_of_several_tiles_drawn_only_the_last_is_laid() -> None:
    events = [*OPENING, Passed(1, (6, 4)), Played(0, Tile(4, 1), "right"), Drew(1), Drew(1)]
    assert lacks([*events, Played(1, Tile(1, 0), "right")]) == {1: {6, 1}}


def test_a_draw_that_ends_the_turn_is_not_taken_for_one_of_the_next_turn() -> None:
    events = [*OPENING, Passed(1, (6, 4)), Played(0, Tile(4, 1), "right"), Drew(1), Played(0, Tile(1, 0), "right")]
    assert lacks([*events, Played(1, Tile(6, 5), "left")]) == {1: {6, 1}}


def test_on_trains_who_passes_lacks_what_could_be_used() -> None:
    board = Trains.start(12, 2)
    events: list[Event] = [Played(0, Tile(12, 3), "train:0"), Drew(1), Passed(1, ()), Played(0, Tile(12, 9), "train:1")]
    assert train_lacks(events, board) == {1: {12}}
    assert train_lacks([*events, Drew(1), Passed(1, ())], board) == {1: {9, 12}}


def test_who_keeps_a_drawn_tile_holds_an_end() -> None:
    assert lacks([*OPENING, Drew(1), Kept(1)]) == {}
