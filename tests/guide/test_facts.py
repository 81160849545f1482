"""The numbers of the strategy sections, counted out by another way than the guide's formulas."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from doublesix.guide.facts import facts, none_of
from doublesix.rules.tiles import double_set
from doublesix.table import follow
from doublesix.table.table import Access
from doublesix.web import presence


def test_draw_counts_tiles_by_number() -> None:
    tiles, known = double_set(6), facts("draw")
    assert known["suit"] == sum(6 in tile for tile in tiles) == 7
    assert known["either"] == sum(6 in tile or 2 in tile for tile in tiles) == 13
    doubles = [tile.pips for tile in tiles if tile.is_double]
    assert known["mean double"] == sum(doubles) / len(doubles) == known["mean"] == known["pips"] / len(tiles)


def test_draw_deals() -> None:
    known = facts("draw")
    assert [(known[f"hand {n}"], known[f"rest {n}"]) for n in (2, 3, 4)] == [(7, 14), (5, 13), (5, 8)]


def test_mexican_train_deals() -> None:
    known = facts("mexican-train")
    assert [(known[f"hand {n}"], known[f"rest {n}"]) for n in (2, 3, 4)] == [(16, 58), (15, 45), (15, 30)]
    assert (known["tiles"], known["suit"], known["heaviest"], known["plain heaviest"]) == (91, 13, 24, 23)


def test_salon_deals() -> None:
    known = facts("salon")
    assert (known["hand 4 of 6"], known["rest 4 of 6"]) == (7, 0)
    assert (known["hand 9 of 9"], known["rest 9 of 9"]) == (6, 1)
    assert [known[f"either of {top}"] for top in (6, 9, 12)] == [13, 19, 25]


def test_a_chance_is_the_share_of_all_hands() -> None:
    hands = [set(hand) for hand in combinations(range(8), 3)]
    assert none_of(3, 2, 8) == pytest.approx(sum(not hand & {0, 1} for hand in hands) / len(hands))


def test_the_chances_of_the_guides_are_what_deals_show() -> None:
    random, deals = Random(12), 4000
    deck = [tile for tile in double_set(12) if tile != (12, 12)]
    lacking = sum(not any(12 in tile for tile in random.sample(deck, 16)) for _ in range(deals))
    assert 100 * lacking / deals == pytest.approx(facts("mexican-train")["lacking 2"], abs=2)
    hidden = list(range(21))
    without = sum(not {0, 1, 2, 3} & set(random.sample(hidden, 7)) for _ in range(deals))
    assert 100 * without / deals == pytest.approx(facts("partners")["lacking with 3"], abs=2)


def test_the_times_are_those_that_the_table_keeps() -> None:
    known, second = facts("draw"), follow.SECOND
    assert known["away"] * second == follow.AWAY
    assert known["blink"] * second == presence.GRACE
    assert known["restart"] * second == presence.EXCUSED
    assert known["left"] * second == follow.LEFT
    assert known["ready"] * second == follow.UNREADY
    assert known["least"] * second == follow.LEAST_BACK
    assert known["alone minutes"] * follow.MINUTE == follow.ALONE
    assert known["host minutes"] * follow.MINUTE == follow.HOST_AWAY
    assert known["closed public"] * follow.MINUTE == follow.CLOSES[Access.PUBLIC]
    assert known["closed invitation"] * follow.DAY == follow.CLOSES[Access.INVITATION]
    assert known["waits public"] * follow.MINUTE == follow.WAITING_CLOSES[Access.PUBLIC]
    assert known["closed invitation"] * follow.DAY == follow.WAITING_CLOSES[Access.INVITATION]
    assert known["closed solo"] * follow.DAY == follow.CLOSES[Access.SOLO]
