"""`legal`: positions that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.record.position import read_position
from doublesix.rules.reasons import BadNotation
from doublesix.rules.tiles import double_set
from tests.record.positions import EMPTY, said, trains


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"rules": "draw", "hand": ["6-5", "5-6"], "ends": [1, 2]}, "6-5 is there twice"),
        ({"rules": "draw", "hand": ["6-5"], "chain": ["6|5"]}, "6-5 is there twice"),
        ({"rules": "draw", "hand": ["1-1"], "chain": ["6|5", "5|6"]}, "6-5 is there twice"),
        ({"rules": "draw", "hand": ["1-1"], "chain": ["6|5", "4|3"]}, r"6\|5 and 4\|3 do not fit"),
        ({"rules": "draw", "hand": ["1-1"], "chain": ["6-5"]}, "no tile of a chain"),
        ({"rules": "draw", "hand": ["1-1"], "chain": ["7|5"]}, "7-5 is not in the double-6 set"),
        ({"rules": "draw", "hand": ["7-1"], "ends": [1, 2]}, "7-1 is not in the double-6 set"),
        ({"rules": "draw", "hand": ["one"], "ends": [1, 2]}, "'one' is no tile"),
        ({"rules": "draw", "hand": ["1-1"], "ends": [1, 7]}, "not of the double-6 set"),
        ({"rules": "draw", "hand": ["1-1"], "ends": [1]}, "two numbers"),
        ({"rules": "draw", "hand": ["1-1"], "chain": ["6|5"], "ends": [1, 2]}, "disagree"),
        ({"rules": "draw", "hand": ["1-1"]}, r"chain \(or ends\) is missing"),
        ({"rules": "draw", "ends": [1, 2]}, "missing key hand"),
        ({"hand": ["1-1"], "ends": [1, 2]}, "missing key rules"),
        ({"rules": "poker", "hand": ["1-1"], "ends": [1, 2]}, "no game 'poker'"),
        ({"rules": "draw", "hand": [], "ends": [1, 2]}, "the hand is empty"),
        ({"rules": "draw", "hand": "1-1", "ends": [1, 2]}, "Expected array"),
        ({"rules": "draw", "hand": ["1-1"], "ends": [1, 2], "turn": 4}, "turn should be a seat, 0 to 3"),
        ({"rules": "draw", "hand": ["1-1"], "ends": [1, 2], "turn": -1}, "turn should be a seat"),
        ({"rules": "draw", "hand": ["1-1"], "ends": [1, 2], "boneyard": -1}, "the boneyard can hold 0 to 26"),
        ({"rules": "draw", "hand": ["1-1"], "ends": [1, 2], "boneyard": 27}, "the boneyard can hold 0 to 26"),
        ({"rules": "draw", "hand": ["1-1"], "ends": [1, 2], "drawn": "1-1"}, "drawn should be true or false"),
        ({"rules": "draw", "hand": ["1-1"], "chain": []}, "opening is missing"),
        ({"rules": "draw", "hand": ["1-1"], "chain": [], "opening": "2-2"}, "another's turn"),
        ({"rules": "draw", "hand": ["1-1", "2-2"], "chain": [], "opening": "1-1"}, "D-2: 2-2 opens before 1-1"),
        ({"rules": "draw", "hand": ["1-1"], "chain": [], "opening": "1-1", "drawn": True}, "before the opening"),
        ({"rules": "partners", "hand": ["1-1"], "ends": [1, 2], "boneyard": 1}, "0 to 0"),
        ({"rules": "partners", "hand": ["1-1"], "ends": [1, 2], "drawn": True}, "nothing is drawn in partners"),
        ({"rules": "partners", "hand": [str(t) for t in double_set(3)[:8]], "ends": [4, 4]}, "7 tiles at most"),
        ({"rules": "salon", "hand": ["1-1"], "ends": [1, 2], "set": 7}, "set cannot be 7"),
        ({"rules": "salon", "hand": ["6-5"], "chain": []}, "L-3"),
        ({"rules": "salon", "hand": ["1-1"], "ends": [1, 2], "drawn": True}, "drawn should be the tile"),
        ({"rules": "salon", "hand": ["1-1"], "ends": [1, 2], "drawn": "2-2"}, "2-2 was drawn but is not in the hand"),
        ({"rules": "salon", "hand": ["6-6", "5-5"], "ends": [1, 2], "drawn": "5-5"}, "5-5 was drawn and does not fit"),
        ({"rules": "salon", "hand": ["1-1", "2-2"], "ends": [1, 2], "drawn": "2-2"}, "1-1 fits, so 2-2 cannot"),
        ({**trains(own=1, p1=2), "hand": ["9-9"]}, "9-9 is there twice"),
        ({**trains(own=1, p1=2), "hand": ["13-9"]}, "13-9"),
        ({**trains(own=1, p1=2), "hand": ["1-1"], "cover": "train:0"}, "1-1 is there twice"),
        ({**trains(own=9, p1=2), "hand": ["1-1"], "cover": "train:0"}, "9-9 is there twice"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "cover": "train:5"}, "cover should be one of"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "cover": "0"}, "cover should be one of"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "cover": "train:1"}, "closed"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "cover": "train:mexican"}, "train:mexican has not begun"),
        ({**trains(own=EMPTY, p1=2, mexican=3), "hand": ["4-3"], "cover": "train:mexican"}, "train:0 has not begun"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "engine": "9-8"}, "the engine should be a double"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "engine": "13-13"}, "13-13"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "engine": None}, "engine is missing"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "trains": None}, "trains is missing"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "trains": {}}, "trains should be"),
        ({**trains(own=1), "hand": ["3-3"]}, "trains should be"),
        ({**trains(own=1, p2=3), "hand": ["3-3"]}, "trains should be"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "turn": 2}, "seat 2 has the turn but no train"),
        ({**trains(own=13, p1=2), "hand": ["3-3"]}, "the end 13 of train 0"),
        ({**trains(own={"begun": True}, p1=2), "hand": ["3-3"]}, "the key end of train 0 is missing"),
        ({**trains(own={"end": 3, "begun": False}, p1=2), "hand": ["3-3"]}, "train 0 has not begun, so its end is 9"),
        ({**trains(own=1, p1=2), "hand": ["3-3"], "drawn": "3-3"}, "drawn should be true or false"),
    ],
)
def test_a_position_that_cannot_be(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        read_position(json.dumps(position))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"rules":"draw","rules":"salon"}', "[" * 5000, "\ufeff{}"])
def test_broken_json(text: str) -> None:
    with pytest.raises(BadNotation):
        read_position(text)


ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.sampled_from(["6-6", "5|5", "train:0"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["0", "1", "mexican", "end"]), inner),
    max_leaves=5,
)
GOOD: list[dict[str, Any]] = [
    {"rules": "draw", "hand": ["5-4", "6-1", "3-3"], "chain": ["5|2", "2|6"], "boneyard": 10},
    {"rules": "salon", "hand": ["6-5", "3-0"], "ends": [2, 3], "drawn": "3-0"},
    {**trains(own=6, p1={"end": 8, "open": True}), "hand": ["6-0", "8-3"], "cover": "train:0", "turn": 0},
]


@settings(deadline=None)
@given(st.sampled_from(GOOD), st.data(), ANY)
def test_whatever_stands_there_it_is_told_in_one_line(good: dict[str, Any], data: st.DataObject, value: Any) -> None:
    key = data.draw(st.sampled_from([*good, "opening", "set", "drawn", "boneyard"]))
    text = ""
    try:
        said(**{**good, key: value})
    except BadNotation as error:
        text = str(error)
    assert "\n" not in text
