"""Every diagram of the rules' last table stands in a guide, as the position that the rules' tests have."""

from __future__ import annotations

from itertools import pairwise

import pytest

from doublesix.guide.captions import answer
from doublesix.guide.diagrams import Diagram, diagrams
from doublesix.rules.chain import Chain
from doublesix.rules.tiles import tile
from doublesix.rules.trains import Trains

ALL = diagrams()
RIGHT = {
    "draw-opening": "6-6 to open; 5-5, 6-5, 4-1, 3-2, 2-0 and 1-0 nowhere.",
    "draw-two-ends": "5-4 on the left; 6-1 on the right; 3-3, 4-2 and 1-0 nowhere.",
    "draw-nothing-fits": "You draw: 14 tiles are left in the boneyard.",
    "draw-pass": "You pass.",
    "draw-last-tile": "0-0 on the left.",
    "draw-folded": "6-2 on the left or on the right; 6-3 on the left; 4-4 nowhere.",
    "train-own-first": "9-3 and 9-7 on your train; 5-2 nowhere.",
    "train-open-closed": "9-3 on Rosa’s train; 6-1 and 2-1 on your train; 8-5 nowhere.",
    "train-mexican": "12-4 on the Mexican train; 5-3 and 7-2 nowhere.",
    "train-cover": "6-0 and 11-6 on your train; 8-3 and 9-1 nowhere.",
    "train-draw": "You draw: 5 tiles are left in the boneyard.",
    "train-last-tile": "4-4 on your train.",
    "train-live-ends": "8-5 on your train or on Rosa’s train; 9-1 on Paul’s train; 4-3 on the Mexican train; "
    "12-6 nowhere.",
    "salon-drawn": "5-2 on the left or on the right; 6-3, 4-0 and 1-0 nowhere; or you keep it and end your turn.",
    "partners-pass": "You pass.",
}


@pytest.mark.parametrize("name", RIGHT)
def test_the_right_answer_of_a_diagram(name: str) -> None:
    assert answer("en", ALL[name]) == RIGHT[name]


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("draw-hand", {"count": 7, "doubles": 1, "playable": 0}),
        ("draw-double-across", {"laid": 3, "left": 6, "right": 1}),
        ("draw-folded", {"laid": 9, "left": 6, "right": 2}),
        ("draw-last-tile", {"points 0": 14, "points 1": 0}),
        ("train-hand", {"count": 6, "doubles": 1, "playable": 0}),
        ("train-dealt", {"engine": 10, "end 0": 10, "end mexican": 10, "next engine": 9}),
        ("train-open-closed", {"count": 4, "playable": 3}),
        ("train-last-tile", {"points 0": 0, "points 1": 11}),
        ("train-live-ends", {"live": 4, "playable": 3, "boneyard": 2}),
        ("salon-last-tile", {"points 0": 0, "points 1": 17, "points 2": 10}),
    ],
)
def test_the_numbers_of_a_diagram(name: str, facts: dict[str, int]) -> None:
    assert ALL[name].facts | facts == ALL[name].facts


@pytest.mark.parametrize("diagram", ALL.values(), ids=list(ALL))
def test_no_tile_is_in_a_diagram_twice_and_neighbours_match(diagram: Diagram) -> None:
    rows = []
    seen = list(diagram.hand)
    if isinstance(diagram.board, Chain):
        rows.append(diagram.board.tiles)
    if isinstance(diagram.board, Trains):
        seen.append(tile(diagram.board.engine, diagram.board.engine))
        rows += [((0, diagram.board.engine), *row.tiles) for row in diagram.board.rows]
    for row in rows:
        assert all(left[1] == right[0] for left, right in pairwise(row))
    seen += diagram.board.laid if diagram.board else ()
    assert len(set(seen)) == len(seen)


def test_what_a_diagram_draws_is_what_the_engine_was_asked() -> None:
    for diagram in ALL.values():
        if diagram.round and isinstance(diagram.board, Trains):
            asked = diagram.round.board
            assert isinstance(asked, Trains)
            assert [(row.end, row.open, row.begun) for row in asked.rows] == [
                (row.end, row.open, row.begun) for row in diagram.board.rows
            ]
            assert asked.cover == diagram.board.cover
