"""The heaviest train."""

from __future__ import annotations

from random import Random

from doublesix.bots.core.plans import Planner
from doublesix.bots.core.sets import domino_set
from doublesix.bots.hidden import bits
from doublesix.rules.tiles import Tile, double_set


def heaviest(hand: list[Tile], end: int) -> int:
    return Planner(domino_set(12)).heaviest(bits(tuple(hand)), end)


def by_trying_all(hand: list[Tile], end: int) -> int:
    fitting = [t for t in hand if end in t]
    return max((t.pips + by_trying_all([o for o in hand if o != t], t.other(end)) for t in fitting), default=0)


def test_the_heaviest_train_is_that_of_trying_all() -> None:
    random = Random(6)
    for _ in range(100):
        hand = random.sample(double_set(6), 8)
        assert heaviest(hand, 3) == by_trying_all(hand, 3)


def test_a_train_may_come_back_to_a_number() -> None:
    assert heaviest([Tile(12, 3), Tile(3, 1), Tile(12, 1)], 3) == 32


def test_a_swollen_hand_is_planned_in_few_steps() -> None:
    hand = Random(1).sample(double_set(12), 45)
    assert 0 < heaviest(hand, 5) <= sum(t.pips for t in hand)
