"""What turns are worth: fair by what the seat knew, and in the deal as it was."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from doublesix.bots.appraisal import SURE, appraise, beyond_chance, choices_of, confirmed
from doublesix.bots.core.opened import solved
from doublesix.bots.core.sets import domino_set
from doublesix.bots.robot import Seen, look
from doublesix.rules.actions import Play
from doublesix.rules.round import Round
from tests.bots.rounds import Shape, positions, redealt, shapes

GAMES = {shape.game: shape for shape in shapes()}


def turns(shape: Shape, chance: Random) -> Iterator[tuple[Seen, Round]]:
    """Turns with a real choice, of one random round."""
    match = shape.match()
    for r, happened in positions(match, chance):
        seen = look(match, r, r.turn, shape.options, happened)
        if len(choices_of(seen)) > 1:
            yield seen, r


@pytest.mark.parametrize("game", GAMES)
def test_S5_the_fair_worth_of_a_play_does_not_change_with_what_the_seat_cannot_see(game: str) -> None:
    for seen, r in list(turns(GAMES[game], Random(3)))[:6]:
        played = seen.legal[0]
        assert isinstance(played, Play)
        found = appraise(seen, r, played, Random(1))
        other = appraise(seen, redealt(r, r.turn, Random(4)), played, Random(1))
        assert found
        assert other
        assert [(c.play, c.fair) for c in found.choices] == [(c.play, c.fair) for c in other.choices]
        assert found.loss == other.loss
        assert found.played.play.tile == played.tile


def test_the_same_chance_gives_the_same_worths() -> None:
    seen, r = next(turns(GAMES["draw"], Random(8)))
    played = seen.legal[-1]
    assert isinstance(played, Play)
    assert appraise(seen, r, played, Random(2)) == appraise(seen, r, played, Random(2))
    assert appraise(seen, r, played, Random(2)) != appraise(seen, r, played, Random(3))


def test_at_two_ends_of_one_number_a_tile_is_one_choice() -> None:
    doubled = [seen for seed in range(9) for seen, r in turns(GAMES["partners"], Random(seed)) if equal_ends(r)]
    assert doubled
    for seen in doubled:
        tiles = [play.tile for play in choices_of(seen)]
        assert len(tiles) == len(set(tiles))


def equal_ends(r: Round) -> bool:
    return len({end.number for end in r.board.ends(r.turn)}) == 1 and len(r.board.ends(r.turn)) == 2


def test_what_chance_may_have_made_is_no_loss() -> None:
    assert beyond_chance([1.0, -1.0] * 5, SURE) == 0.0
    assert beyond_chance([-2.0] * 10, SURE) == 0.0
    assert beyond_chance([2.0, 2.5] * 5, SURE) == 2.25


def test_a_loss_is_confirmed_in_new_deals() -> None:
    lost = 0
    for seen, r in turns(GAMES["partners"], Random(1)):
        first = appraise(seen, r, next(iter(choices_of(seen))), Random(1))
        assert first
        worst = appraise(seen, r, first.choices[-1].play, Random(1))
        assert worst
        if worst.loss > 6:
            lost += 1
            assert confirmed(seen, worst, Random(9)) > 0
    assert lost


def test_P5_with_all_hands_open_the_last_tile_wins_what_the_opponents_hold() -> None:
    tiles = domino_set(6)
    bits = dict(zip(tiles.halves, tiles.bits, strict=True))
    others = [bits[6, 6], bits[0, 0], bits[5, 4]]
    assert solved(bits[3, 2], others, [bits[3, 2], 3, 1]) == [12 + 9]
    assert solved(bits[3, 2] | bits[4, 4], others, [bits[3, 2], 6, 3]) == [-(0 + 8)]  # the next one goes out with 6-6
