"""`legal`: the examples of its description, the diagrams of the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doublesix.record.position import answer, read_position
from doublesix.rules.actions import Play
from doublesix.rules.reasons import BadNotation
from doublesix.rules.round import apply, legal
from doublesix.rules.tiles import parse_tile
from doublesix.rules.variants import VARIANTS
from tests.record.positions import EMPTY, draw, moves, said, salon, trains

# --- the two examples


def test_the_example_of_mexican_train() -> None:
    text = """{"rules":"mexican-train","turn":0,"hand":["9-3","8-5","6-1","7-1"],"engine":"10-10",
 "trains":{"0":{"end":1,"begun":true},"1":{"end":9,"begun":true,"open":true},"2":{"end":8,"begun":true},
 "mexican":{"end":10,"begun":false}},"boneyard":20,"drawn":false,"cover":null}"""
    plays = [("9-3", "train:1"), ("6-1", "train:0"), ("7-1", "train:0")]
    expected = {"playable": 3, "actions": [{"play": tile, "at": at} for tile, at in plays]}
    assert answer(read_position(text)) == expected


def test_the_example_of_draw() -> None:
    text = '{"rules":"draw","turn":0,"hand":["5-4","6-1","3-3"],"chain":["5|2","2|6"],"boneyard":10}'
    actions = [{"play": "5-4", "at": "left"}, {"play": "6-1", "at": "right"}]
    assert answer(read_position(text)) == {"playable": 2, "actions": actions}


# --- the diagrams: draw


def test_diagram_draw_a_hand_before_anything_lies() -> None:
    hand = "3-3 6-5 6-4 5-1 4-2 2-0 1-0"
    assert sum(parse_tile(text).is_double for text in hand.split()) == 1
    with pytest.raises(BadNotation, match="another's turn"):
        draw(hand, "", opening="6-6")


def test_diagram_draw_the_highest_double_opens() -> None:
    assert draw("6-5 6-6 6-4 5-5 4-2 2-0 1-0", "", opening="6-6", boneyard=14) == "6-6 start"


def test_diagram_draw_two_ends_and_one_tile_for_each() -> None:
    assert draw("5-4 6-1 3-3 4-2", ends=[5, 6], boneyard=14) == "5-4 left, 6-1 right"


def test_diagram_draw_nothing_fits_and_there_are_tiles() -> None:
    assert draw("6-5 3-3 2-0", ends=[4, 1], boneyard=14) == "draw"


def test_diagram_draw_a_double_in_the_middle() -> None:
    assert draw("5-1 6-2 4-0", "5|4 4|4 4|6", boneyard=14) == "5-1 left, 6-2 right"


def test_diagram_draw_nothing_fits_and_the_boneyard_is_empty() -> None:
    assert draw("5-1 4-4 3-2", ends=[0, 6]) == "pass"


def test_diagram_draw_the_last_tile_ends_the_round() -> None:
    r = read_position('{"rules":"draw","hand":["0-0"],"chain":["5|0"],"boneyard":3}')
    (action,) = legal(r)
    assert action == Play(parse_tile("0-0"), "right")
    assert apply(r, action)[0].over is not None


def test_diagram_draw_nine_tiles_have_two_ends() -> None:
    chain = "6|3 3|3 3|5 5|5 5|1 1|4 4|4 4|0 0|2"
    assert draw("6-6 2-1 5-4", chain, boneyard=3) == "6-6 left, 2-1 right"


# --- the diagrams: mexican train


def test_diagram_mexican_a_hand_before_anything_lies() -> None:
    hand = "8-8 9-3 7-2 6-1 5-0 4-2"
    assert sum(parse_tile(text).is_double for text in hand.split()) == 1
    with pytest.raises(BadNotation, match="engine is missing"):
        moves(rules="mexican-train", hand=hand.split())


def test_diagram_mexican_round_three_just_dealt() -> None:
    rules = VARIANTS["mexican-train"].ruleset({}, 4)
    assert (str(rules.engine(3)), str(rules.engine(4))) == ("10-10", "9-9")
    empty = {"end": 10, "begun": False}
    board = trains(10, own=empty, p1=empty, p2=empty, p3=empty)
    assert moves(**board, hand=["10-4", "9-3"], boneyard=30) == "10-4 train:0"


def test_diagram_mexican_own_train_first() -> None:
    hand = ["9-3", "9-7", "5-2"]
    assert moves(**trains(own=EMPTY, p1={"end": 5, "open": True}), hand=hand) == "9-3 train:0, 9-7 train:0"


def test_diagram_mexican_closed_trains_are_not_to_be_used() -> None:
    board = trains(10, own=1, p1={"end": 9, "open": True}, p2=8)
    found = said(**board, hand=["9-3", "8-5", "6-1", "7-1"])
    assert found["playable"] == 3
    assert "8-5" not in [action["play"] for action in found["actions"]]


def test_diagram_mexican_the_mexican_train_begins_at_the_engine() -> None:
    board = trains(12, own=5, p1=4)
    assert moves(**board, hand=["12-4", "8-3", "9-1"], boneyard=9) == "12-4 train:mexican"


def test_diagram_mexican_a_double_must_be_covered() -> None:
    board = trains(own=6, p1={"end": 8, "open": True}, mexican=3)
    hand = ["6-0", "11-6", "8-3", "9-1"]
    assert moves(**board, hand=hand, boneyard=9, cover="train:0") == "6-0 train:0, 11-6 train:0"
    assert moves(**board, hand=hand[2:], boneyard=9, cover="train:0") == "draw"
    assert moves(**board, hand=hand[2:], boneyard=9, cover="train:0", drawn=True) == "pass"


def test_diagram_mexican_nothing_fits() -> None:
    board = trains(own=6, mexican=2, p2={"end": 3, "open": True}, p1=7)
    hand = ["11-7", "8-4", "5-1"]
    assert said(**board, hand=hand, boneyard=5) == {"playable": 0, "actions": [{"draw": True}]}
    assert moves(**board, hand=hand, boneyard=5, drawn=True) == "pass"
    assert moves(**board, hand=hand) == "pass"


def test_diagram_mexican_the_last_tile_is_a_double() -> None:
    r = read_position(json.dumps({**trains(own=4, p1=7), "hand": ["4-4"]}))
    (action,) = legal(r)
    assert apply(r, action)[0].over is not None


def test_diagram_mexican_a_tile_with_two_places() -> None:
    rows: dict[str, Any] = {
        "own": 5,
        "p1": {"end": 8, "open": True},
        "p2": {"end": 1, "open": True},
        "p3": 12,
        "mexican": 4,
    }
    found = said(**trains(**rows), hand=["8-5", "9-1", "4-3", "12-6"])
    assert found["playable"] == 3
    places = [(action["play"], action["at"]) for action in found["actions"]]
    assert places == [("8-5", "train:0"), ("8-5", "train:1"), ("9-1", "train:2"), ("4-3", "train:mexican")]


# --- what else the description says


def test_the_order_is_that_of_T2() -> None:
    rows: dict[str, Any] = {"own": {"end": 5, "open": True}, "p1": {"end": 5, "open": True}, "p2": 5, "mexican": 5}
    board = trains(**rows)
    assert moves(**board, hand=["5-1", "5-0"], turn=2) == ", ".join(
        f"{tile} {at}" for tile in ("5-1", "5-0") for at in ("train:2", "train:0", "train:1", "train:mexican")
    )
    assert draw("6-0 5-0 6-5", ends=[6, 5]) == "6-0 left, 5-0 right, 6-5 left, 6-5 right"


def test_S1_both_ends_equal_leave_the_choice() -> None:
    assert draw("6-3", ends=[6, 6]) == "6-3 left, 6-3 right"


def test_defaults() -> None:
    board = trains(own=5, p1=4)
    written_out = {"turn": 0, "boneyard": 0, "drawn": False, "cover": None}
    assert moves(**board, hand=["9-5"]) == moves(**board, hand=["9-5"], **written_out) != ""
    rows: dict[str, Any] = {"end": 4, "begun": True, "open": False}
    assert moves(**trains(own=5, p1=rows), hand=["9-5"]) == moves(**board, hand=["9-5"])


def test_open_says_nothing_of_the_mexican_train() -> None:
    assert moves(**trains(own=5, p1=4, mexican={"end": 3, "open": False}), hand=["3-0"]) == "3-0 train:mexican"


def test_an_unbegun_train_ends_at_the_engine() -> None:
    board = trains(own={"begun": False}, p1={"begun": False, "open": True})
    assert moves(**board, hand=["9-3"]) == "9-3 train:0"
    assert moves(**trains(own=2, p1={"begun": False, "open": True}), hand=["9-3"]) == "9-3 train:1, 9-3 train:mexican"


def test_partners_opens_with_any_tile_and_never_draws() -> None:
    assert moves(rules="partners", hand=["6-5", "1-1"], chain=[]) == "6-5 start, 1-1 start"
    assert moves(rules="partners", hand=["6-5", "1-1"], ends=[]) == "6-5 start, 1-1 start"
    assert moves(rules="partners", hand=["6-5", "1-1"], ends=[2, 3]) == "pass"


def test_L3_salon_opens_with_any_double() -> None:
    assert salon("6-5 1-1 3-3", "", boneyard=9) == "1-1 start, 3-3 start"


def test_L4_L5_L6_salon_draws_once_and_may_keep() -> None:
    assert salon("6-5 1-1", "2|3", boneyard=9) == "draw"
    assert salon("6-5 1-1", "2|3") == "pass"
    assert salon("6-5 1-1 3-0", "2|3", boneyard=9, drawn="3-0") == "3-0 right, pass"
    assert salon("12-0 9-1", "5|12", set=12, turn=9) == "12-0 right"
