"""What the core plays on, the rules play the same: hands, who is out, what it scores."""

from __future__ import annotations

from random import Random
from statistics import fmean
from types import ModuleType

import pytest

from doublesix.bots.core.chain import Chain
from doublesix.bots.core.plain import playouts as plain
from doublesix.bots.core.scores import KeepsOwn, Score, TakesAll
from doublesix.bots.core.sets import domino_set
from doublesix.bots.core.typed import playouts as typed
from doublesix.bots.hidden import bits
from doublesix.rules.events import WentOut
from doublesix.rules.match import Match, settle
from doublesix.rules.round import Round
from tests.bots.core.following import dealt, ends, follow, hands
from tests.bots.rounds import Shape, shapes

SHAPES = list(shapes())


def margin(match: Match, r: Round, seat: int) -> float:
    """Points of the seat's side better than the others' mean."""
    points = settle(match, r).score.points
    own = next(side for side, seats in enumerate(match.sides) if seat in seats)
    return points[own] - fmean(p for side, p in enumerate(points) if side != own)


@pytest.mark.parametrize("form", [plain, typed])
def test_P5_P6_a_playout_of_four_scores_what_the_rules_score(form: ModuleType) -> None:
    match = next(shape for shape in SHAPES if shape.game == "partners").match()
    for number in range(300):
        r, s = dealt(match, Random(number)), 2 * number + 1
        value = form.playout(*hands(r), *ends(r), False, s)
        score = settle(match, follow(r, s, always=False)).score
        assert value == score.points[r.turn % 2] - score.points[1 - r.turn % 2]


@pytest.mark.parametrize("shape", [s for s in SHAPES if s.game in ("draw", "salon")], ids=str)
def test_a_playout_on_a_chain_ends_as_the_rules_end_it(shape: Shape) -> None:
    match = shape.match()
    for number in range(12):
        r, s = dealt(match, Random(number)), 2 * number + 1
        held, boneyard = hands(r), [bits((t,)) for t in r.boneyard]
        out = Chain(domino_set(r.rules.top), shape.game == "salon").play(held, boneyard, *ends(r), 0, s)
        end = follow(r, s, always=True)
        place = r.playing.index(r.turn)
        order = (*r.playing[place:], *r.playing[:place])
        assert held == [bits(end.hands[seat]) for seat in order]
        assert out == (order.index(end.over.seat) if isinstance(end.over, WentOut) else -1)
        value = score_of(shape, order, match).of(held, out)
        sign = 1 if shape.game == "draw" else -1
        assert value == pytest.approx(sign * margin(match, end, r.turn))


def score_of(shape: Shape, order: tuple[int, ...], match: Match) -> Score:
    if shape.game == "draw":
        return TakesAll(domino_set(6), len(order))
    places = [next(side for side, seats in enumerate(match.sides) if seat in seats) for seat in order]
    sides = [list(dict.fromkeys(places)).index(side) for side in places]
    return KeepsOwn(domino_set(shape.options["set"], 10), len(order), sides, [10**9] * len(match.sides), 0)
