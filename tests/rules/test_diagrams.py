"""What the documents' diagrams show: each position has one right answer (the last table of the rules)."""

from __future__ import annotations

from doublesix.rules.events import WentOut
from doublesix.rules.reasons import Reason
from tests.rules.positions import (
    after,
    chain_of,
    ends_of,
    may,
    playable,
    position,
    refusal,
    settled,
    tiles,
    train,
)

MEXICAN = "mexican-train"


def test_diagram_draw_a_hand_of_seven_with_one_double() -> None:
    hand = "3-3 6-5 6-4 5-2 4-1 2-0 1-0"
    r = position("draw", [hand, "6-6 0-0 5-0 4-0 3-0 6-0 2-1"])
    assert [t for t in r.hands[0] if t.is_double] == list(tiles("3-3"))
    assert refusal(r, "3-3 start", seat=0) == Reason.NOT_YOUR_TURN


def test_diagram_draw_only_double_six_opens() -> None:
    r = position("draw", ["5-5 6-6 6-5 4-1 2-0 1-0 3-2", "0-0 4-4"])
    assert (may(r), playable(r)) == ("6-6 start", 1)


def test_diagram_draw_ends_five_and_six() -> None:
    r = position("draw", ["5-4 6-1 3-3 4-2 1-0", "0-0"], chain="5-2 2-6", boneyard="2-2")
    assert (may(r), playable(r)) == ("5-4 left, 6-1 right", 2)


def test_diagram_draw_neither_number_in_hand_and_fourteen_left() -> None:
    boneyard = "0-0 1-0 1-1 2-1 3-1 4-0 4-2 4-3 5-1 5-4 6-1 6-4 4-4 5-5"
    r = position("draw", ["6-6 5-2 3-2", "2-0"], chain="4-1", boneyard=boneyard)
    assert (may(r), playable(r), len(r.boneyard)) == ("draw", 0, 14)


def test_diagram_draw_a_double_across_a_chain_of_three() -> None:
    r = after(position("draw", ["4-4 0-0", "4-1 1-1"], chain="6-4"), "4-4 right, 4-1 right")
    assert chain_of(r) == "6-4 4-4 4-1"
    assert ends_of(r) == (6, 1)


def test_diagram_draw_an_empty_boneyard_pass() -> None:
    assert may(position("draw", ["5-1 4-4", "2-0"], chain="0-3 3-6")) == "pass"


def test_diagram_draw_the_last_tile_is_double_blank() -> None:
    r = after(position("draw", ["0-0", "6-5 2-1"], chain="0-4"), "0-0 left")
    assert r.over == WentOut(0)
    assert settled(r).score.points == (14, 0)


def test_diagram_draw_nine_tiles_are_one_chain_with_two_ends() -> None:
    chain = "6-1 1-1 1-5 5-5 5-3 3-3 3-4 4-0 0-2"
    r = position("draw", ["6-2 6-3 4-4", "0-0"], chain=chain)
    assert ends_of(r) == (6, 2)
    assert may(r) == "6-2 left, 6-2 right, 6-3 left"


def test_diagram_mexican_a_hand_of_six_with_one_double() -> None:
    r = position(MEXICAN, ["8-8 12-4 9-1 7-3 5-2 1-0", "0-0"], trains="- - -", turn=1)
    assert [t for t in r.hands[0] if t.is_double] == list(tiles("8-8"))
    assert refusal(r, "12-4 train:0", seat=0) == Reason.NOT_YOUR_TURN


def test_diagram_mexican_round_three_just_dealt() -> None:
    r = position(MEXICAN, ["9-3", "5-2", "1-0"], number=3)
    assert str(r.rules.engine(3)) == "10-10"
    assert all(train(r, row).tiles == () and train(r, row).end == 10 for row in range(-1, 3))
    assert str(r.rules.engine(4)) == "9-9"


def test_diagram_mexican_own_train_not_begun() -> None:
    r = position(MEXICAN, ["9-3 9-7 5-2", "0-0"], trains="- 5! -", number=4)
    assert (may(r), playable(r)) == ("9-3 train:0, 9-7 train:0", 2)


def test_diagram_mexican_open_and_closed_trains() -> None:
    r = position(MEXICAN, ["9-3 8-5 6-1 7-1", "0-0", "0-1"], trains="1 9! 8 -", number=3)
    assert may(r) == "9-3 train:1, 6-1 train:0, 7-1 train:0"
    assert playable(r) == 3
    assert refusal(r, "8-5 train:2") == Reason.TRAIN_CLOSED


def test_diagram_mexican_the_first_tile_of_the_mexican_train() -> None:
    r = position(MEXICAN, ["12-4 5-3 7-2", "0-0"], trains="9 12 -")
    assert (may(r), playable(r)) == ("12-4 train:mexican", 1)


def test_diagram_mexican_a_double_to_be_covered() -> None:
    r = position(MEXICAN, ["6-6 6-0 11-6 8-3 9-1", "0-0"], trains="6 8! 9")
    r = after(r, "6-6 train:0")
    assert (may(r), playable(r)) == ("6-0 train:0, 11-6 train:0", 2)


def test_diagram_mexican_nothing_fits_and_five_left() -> None:
    hands = ["9-4 8-5", "0-0", "1-1"]
    r = position(MEXICAN, hands, trains="6 4 3! 2", boneyard="7-7 8-8 9-9 10-10 11-11")
    assert (may(r), playable(r)) == ("draw", 0)


def test_diagram_mexican_the_last_tile_is_a_double() -> None:
    r = after(position(MEXICAN, ["4-4", "6-5"], trains="4 9 7"), "4-4 train:0")
    assert r.over == WentOut(0)
    assert settled(r).score.points == (0, 11)


def test_diagram_mexican_two_places_one_place_none() -> None:
    for closed in ("6", "12"):
        trains = f"5 8! 9! {closed} 4"
        r = position(MEXICAN, ["8-5 9-1 4-3 12-6", "0-0", "1-1", "2-2"], trains=trains, number=2)
        assert may(r) == "8-5 train:0, 8-5 train:1, 9-1 train:2, 4-3 train:mexican"
        assert playable(r) == 3
