"""Deals of hidden tiles: what is possible, each as likely as another."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from doublesix.bots import look
from doublesix.bots.core import dealing as general
from doublesix.bots.core.dealing import Deals, deals
from doublesix.bots.hidden import hidden
from tests.bots.rounds import positions, shapes


def every(tiles: list[int], allowed: list[int], room: list[int]) -> set[tuple[int, ...]]:
    """Every deal that is possible, by trying all."""
    found = set()
    for who in product(range(len(room)), repeat=len(tiles)):
        if all(a >> k & 1 for a, k in zip(allowed, who, strict=True)):
            hands = [sum(t for t, k in zip(tiles, who, strict=True) if k == h) for h in range(len(room))]
            if [hand.bit_count() for hand in hands] == room:
                found.add(tuple(hands))
    return found


def drawn(tiles: list[int], allowed: list[int], room: list[int], count: int) -> Counter[tuple[int, ...]]:
    flat, n = deals(tiles, allowed, room, count, 99), len(room)
    return Counter(tuple(flat[i : i + n]) for i in range(0, len(flat), n))


CASES = [
    ([3, 5, 7, 7, 2, 6, 1], [2, 3, 2]),
    ([7, 7, 7, 7, 7], [1, 2, 2]),
    ([1, 3, 3, 3, 2, 3], [3, 3]),
    ([15, 7, 15, 11, 9, 15], [2, 1, 1, 2]),
]


def test_every_possible_deal_comes_as_often_as_another() -> None:
    for allowed, room in CASES:
        tiles = [1 << i for i in range(len(allowed))]
        possible, found = every(tiles, allowed, room), drawn(tiles, allowed, room, 6000)
        assert set(found) == possible
        mean = 6000 / len(possible)
        assert sum((n - mean) ** 2 / mean for n in found.values()) < 2 * len(possible) + 20  # chi squared


def test_ways_are_those_of_trying_all() -> None:
    for allowed, room in CASES:
        tiles = [1 << i for i in range(len(allowed))]
        assert Deals(tiles, allowed, room).ways() == len(every(tiles, allowed, room))


def test_where_what_is_known_contradicts_itself_there_is_no_deal() -> None:
    assert deals([1, 2, 4], [1, 1, 3], [1, 2], 5, 1) == []


def test_without_counting_the_rarer_deals_stay_within_a_third_of_their_share() -> None:
    allowed, room = CASES[0]
    tiles = [1 << i for i in range(len(allowed))]
    uncounted = Deals(tiles, allowed, room)
    uncounted.counted = False
    flat = uncounted.draw(6000, 5)
    found = Counter(tuple(flat[i : i + 3]) for i in range(0, len(flat), 3))
    possible = every(tiles, allowed, room)
    assert set(found) >= possible
    assert sum(abs(found[d] - 6000 / len(possible)) for d in possible) / 2 / 6000 < 1 / 3


def test_in_every_game_a_deal_agrees_with_all_that_the_table_knows() -> None:
    for number, shape in enumerate(shapes()):
        match = shape.match()
        for r, happened in list(positions(match, Random(number)))[number % 3 :: 3]:
            around = hidden(look(match, r, r.turn, shape.options, happened))
            hands = general.deals(around.tiles, around.allowed, around.room, 1, 2 * number + 1)
            assert [hand.bit_count() for hand in hands] == around.room
            assert sum(hands) == sum(around.tiles)
            if Deals(around.tiles, around.allowed, around.room).counted:
                for k, hand in enumerate(hands):
                    assert not any(
                        hand & t and not a >> k & 1 for t, a in zip(around.tiles, around.allowed, strict=True)
                    )
