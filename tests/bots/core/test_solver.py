"""The round of four with all hands open, solved."""

from __future__ import annotations

from random import Random

import pytest

from doublesix.bots.core.plain.solver import Solver as Plain
from doublesix.bots.core.sets import domino_set, split
from doublesix.bots.core.typed.solver import Solver as Typed

SET = domino_set(6)
Position = tuple[list[int], int, int, int, int]


def by_trying_all(hands: list[int], turn: int, left: int, right: int, last: int, passed: int = 0) -> int:
    """The value for the side of `turn`, by the rules P-3, P-5, P-6 and nothing else."""
    if passed == 4:
        weights = [SET.weigh(hands[0]) + SET.weigh(hands[2]), SET.weigh(hands[1]) + SET.weigh(hands[3])]
        winner = last % 2 if weights[0] == weights[1] else weights.index(min(weights))
        return weights[1 - winner] * (1 if turn % 2 == winner else -1)
    after = (turn + 1) % 4
    moves = [(t, e, o) for e, o in ((left, right), (right, left)) for t in split(hands[turn] & SET.fits[e])]
    if not moves:
        return -by_trying_all(hands, after, left, right, last, passed + 1)
    values = []
    for tile, end, other in moves:
        held = [*hands[:turn], hands[turn] ^ tile, *hands[turn + 1 :]]
        if not held[turn]:
            return SET.weigh(hands[after]) + SET.weigh(hands[turn - 1])
        values.append(-by_trying_all(held, after, SET.far[end][tile], other, turn))
    return max(values)


def late(random: Random, plies: int) -> Position | None:
    """Where a round stands after so many random turns; None if it was over before."""
    tiles = random.sample(SET.bits, 28)
    hands = [sum(tiles[at : at + 7]) for at in (0, 7, 14, 21)]
    turn = last = random.randrange(4)
    hands[turn] ^= tiles[7 * turn]
    left, right = SET.halves[tiles[7 * turn].bit_length() - 1]
    passed = 0
    for _ in range(plies):
        turn = (turn + 1) % 4
        moves = [(t, e) for e in (left, right) for t in split(hands[turn] & SET.fits[e])]
        if not moves:
            passed += 1
            if passed == 4:
                return None
            continue
        passed = 0
        tile, end = random.choice(moves)
        left, right = (SET.far[end][tile], right) if end == left else (left, SET.far[end][tile])
        hands[turn] ^= tile
        last = turn
        if not hands[turn]:
            return None
    return hands, (turn + 1) % 4, left, right, last


@pytest.mark.parametrize("form", [Plain, Typed])
def test_late_positions_are_worth_what_trying_all_says(form: type[Plain] | type[Typed]) -> None:
    random, tried = Random(8), 0
    while tried < 150:
        position = late(random, random.randrange(12, 19))
        if position:
            tried += 1
            assert form().value(*position) == by_trying_all(*position)


def test_the_two_forms_agree_and_take_no_more_nodes_than_before() -> None:
    random, typed = Random(12), Typed()
    for _ in range(10):
        position = None
        while position is None:
            position = late(random, 4)
        typed.renew()
        assert Plain().value(*position) == typed.value(*position)
    assert typed.nodes < 60_000


def test_a_solver_asked_again_about_another_deal_remembers_nothing() -> None:
    random, typed = Random(3), Typed()
    for _ in range(60):
        position = late(random, 12)
        if position:
            typed.renew()
            assert typed.value(*position) == Plain().value(*position)
