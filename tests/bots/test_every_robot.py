"""What holds for every robot in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.bots import ROBOTS, Robot, look
from doublesix.bots.expert import Expert
from doublesix.bots.strong import Strong
from doublesix.rules.actions import Draw, Pass, Play
from doublesix.rules.events import Event, Received
from doublesix.rules.match import Match
from doublesix.rules.round import Round
from doublesix.rules.variants import VARIANTS
from tests.bots.rounds import Shape, positions, redealt, shapes

QUICK: dict[str, Robot] = ROBOTS | {
    "strong": Strong(dict.fromkeys(VARIANTS, 6)),
    "expert": Expert(dict.fromkeys(VARIANTS, 6)),
}
"""What holds of few deals holds of many."""
SHAPES = list(shapes())
a_shape = st.sampled_from(SHAPES)
a_seed = st.integers(0, 2**32)


def every_third(match: Match, seed: int) -> Iterator[tuple[Round, tuple[Event, ...]]]:
    """Positions of a round, from the first, second or third on."""
    return islice(positions(match, Random(seed)), seed % 3, None, 3)


@pytest.mark.parametrize("name", QUICK)
@settings(max_examples=40, deadline=None)
@given(shape=a_shape, seed=a_seed)
def test_a_robot_does_what_is_legal_and_draws_and_passes_only_when_it_must(name: str, shape: Shape, seed: int) -> None:
    match = shape.match()
    for r, happened in every_third(match, seed):
        seen = look(match, r, r.turn, shape.options, happened)
        can_play = any(isinstance(action, Play) for action in seen.legal)
        chosen = QUICK[name].choose(seen, Random(seed))
        assert chosen in seen.legal
        assert isinstance(chosen, Play if can_play else (Draw, Pass))


@pytest.mark.parametrize("name", QUICK)
@settings(max_examples=40, deadline=None)
@given(shape=a_shape, seed=a_seed)
def test_a_robot_knows_nothing_of_what_its_seat_cannot_see(name: str, shape: Shape, seed: int) -> None:
    match, chance = shape.match(), Random(seed)
    for r, happened in every_third(match, seed):
        seen = look(match, r, r.turn, shape.options, happened)
        hidden = look(match, redealt(r, r.turn, chance), r.turn, shape.options, happened)
        assert hidden == seen
        assert QUICK[name].choose(hidden, Random(seed)) == QUICK[name].choose(seen, Random(seed))


@settings(max_examples=20, deadline=None)
@given(shape=a_shape, seed=a_seed)
def test_a_robot_hears_of_drawn_tiles_only_its_own(shape: Shape, seed: int) -> None:
    match = shape.match()
    for r, happened in positions(match, Random(seed)):
        for seat in range(shape.players):
            heard = look(match, r, seat, shape.options, happened).events
            assert [e for e in heard if isinstance(e, Received)] == [
                e for e in happened if isinstance(e, Received) and e.seat == seat
            ]


@settings(max_examples=20, deadline=None)
@given(shape=a_shape, seed=a_seed)
def test_unseen_is_what_the_others_and_the_boneyard_hold(shape: Shape, seed: int) -> None:
    match = shape.match()
    for r, happened in positions(match, Random(seed)):
        others = {t for seat, hand in enumerate(r.hands) if seat != r.turn for t in hand}
        assert look(match, r, r.turn, shape.options, happened).unseen == others.union(r.boneyard)
