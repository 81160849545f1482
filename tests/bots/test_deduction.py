"""What a round tells everyone of each hand."""

from __future__ import annotations

from random import Random

import pytest

from doublesix.bots import deduction
from doublesix.bots.deduction import Deduction, deduced
from doublesix.rules.chain import Chain
from doublesix.rules.events import Drew, Event, Kept, Passed, Played
from doublesix.rules.tiles import double_set, tile
from tests.bots.core.test_deals import every
from tests.bots.rounds import Shape, positions, redealt, shapes

TILES = double_set(6)
BOARD = Chain(((5, 2),))


def heard(*events: Event, turn: int = 0, held: int = 7) -> tuple[tuple[int, ...], dict[int, int]]:
    """What is known of seat 1 after these events, the ends of the chain being 5 and 2."""
    found = Deduction()
    for event in events:
        found.hear(event, BOARD)
    found.turn(turn)
    known = found.of(1, (7, held, 7), TILES, BOARD)
    return known.none, dict(known.likely)


@pytest.mark.parametrize("shape", list(shapes()), ids=str)
def test_what_a_hand_surely_lacks_it_does_lack(shape: Shape) -> None:
    match, chance, said = shape.match(), Random(5), 0
    for _ in range(3):
        for r, happened in positions(match, chance):
            for hand, known in zip(r.hands, deduced(r, happened), strict=True):
                said += len(known.none)
                assert not {n for n in known.none for t in hand if n in t}, (r, known)
    assert said or shape.game == "salon"


def test_S5_it_comes_from_what_everybody_saw_and_nothing_else() -> None:
    for shape in shapes():
        for r, happened in positions(shape.match(), Random(1)):
            told = deduced(r, happened)
            assert told == deduced(redealt(r, 0, Random(2)), happened)


def test_P4_who_passes_lacks_the_ends() -> None:
    assert heard(Passed(1, (5, 2))) == ((2, 5), {})


def test_what_was_lacked_is_less_sure_with_each_unknown_tile_drawn_since() -> None:
    # seven of 27 tiles that do not lie have a 0; six of the hand are none of them
    once, twice = heard(Passed(1, (0,)), Drew(1), turn=2), heard(Passed(1, (0,)), Drew(1), Drew(1), turn=2)
    assert once == ((2, 5), {0: round(100 * (21 - 7) / 21)})
    assert twice[1] == {}  # 15 of 22 and 14 of 21: less than even


def test_D3_who_draws_and_lays_what_came_has_the_hand_of_before() -> None:
    assert heard(Passed(1, (5, 2)), Drew(1), Drew(1), Played(1, tile(5, 1), "left"))[0] == (2, 5)


def test_D3_what_was_drawn_before_did_not_fit_either_but_may_have_any_other_number() -> None:
    none, likely = heard(Passed(1, (0,)), Drew(1), Drew(1), Played(1, tile(5, 1), "left"))
    assert none == (2, 5)
    assert list(likely) == [0]


def test_L5_who_draws_without_use_lacks_the_ends_once_the_turn_has_gone_on() -> None:
    assert heard(Drew(1), turn=1)[0] == ()
    assert heard(Drew(1), turn=2)[0] == (2, 5)


def test_L6_who_keeps_what_they_drew_may_have_either_end() -> None:
    assert heard(Passed(1, (5, 2)), Drew(1), turn=1) == ((), {})
    assert heard(Passed(1, (5, 2)), Drew(1), Kept(1)) == ((), {})


def test_a_drawn_number_that_is_laid_is_no_longer_in_the_hand() -> None:
    found = Deduction()
    found.hear(Passed(1, (3,)), Chain(((3, 3),)))
    found.hear(Drew(1), BOARD)
    found.turn(2)
    found.hear(Played(1, tile(3, 5), "left"), BOARD)
    assert found.of(1, (7, 6, 7), TILES, BOARD).none == (2, 3, 5)


def test_a_hand_of_one_tile_holds_one_unknown_tile() -> None:
    many = heard(Passed(1, (0,)), Drew(1), Drew(1), Drew(1), turn=2)[1]
    one = heard(Passed(1, (0,)), Drew(1), Drew(1), Drew(1), turn=2, held=1)[1]
    assert one[0] > many.get(0, 0)


@pytest.mark.parametrize("lacking", [(), (2,), (0, 2)])
@pytest.mark.parametrize("draws", [1, 2])
def test_how_sure_it_is_agrees_with_counting_all_deals(
    draws: int, lacking: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deduction, "EVEN", 1)  # also what is too unsure to be told
    board, held, out = Chain(((1, 1),)), (1, 2, 1), double_set(3)[3:9]
    found = Deduction()
    drawn: list[Event] = [Drew(1), Kept(1)]
    events: list[Event] = [Passed(1, (0,)), *(Passed(seat, (0,)) for seat in lacking), *drawn * draws]
    for event in events:
        found.hear(event, board)
    room = [
        held[0],
        held[1] - draws,
        draws,
        held[2],
        len(out) - sum(held),
    ]  # the hands, its drawn tiles apart, and the boneyard
    without = [0 in lacking, True, False, 2 in lacking, False]
    allowed = [sum(1 << k for k, none in enumerate(without) if not (none and 0 in t)) for t in out]
    possible = every([1 << i for i in range(len(out))], allowed, room)
    having = sum(1 << i for i, t in enumerate(out) if 0 in t)
    share = sum(not hands[2] & having for hands in possible) / len(possible)
    assert found.of(1, held, out, board).likely == {0: round(100 * share)}
