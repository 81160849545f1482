"""Hints in words."""

from __future__ import annotations

from random import Random

from doublesix.bots.advice import Advice
from doublesix.bots.robot import Seen, look
from doublesix.phrase.facts import Company
from doublesix.phrase.weigh import Weigher
from doublesix.rules.actions import Play
from doublesix.wire.hint import hint
from tests.bots.rounds import Shape, positions

HERE = Weigher("en", Company(("Ana", "Bo"), ((0,), (1,)), "draw"))


def with_plays(count: int) -> Seen:
    """A turn with one tile that can be played, at so many ends."""
    shape = Shape("draw", 2, {"target": 100})
    for seed in range(100):
        for r, happened in positions(shape.match(), Random(seed)):
            seen = look(shape.match(), r, r.turn, shape.options, happened)
            plays = [act for act in seen.legal if isinstance(act, Play)]
            if len(plays) == count and len({play.tile for play in plays}) == 1 and plays[0].place != "start":
                return seen
    raise AssertionError


def test_where_one_tile_goes_to_both_ends_no_end_is_said_to_be_the_only_one() -> None:
    for count, place in ((1, True), (2, False)):
        seen = with_plays(count)
        told = hint("c", seen, Advice(seen.legal[0]), HERE)
        assert told.tile
        assert told.text.startswith(f"Only {told.tile} ")
        assert (" on the " in told.text) is place
