"""What the core plays on, the rules play the same: hands, who is out, what it scores."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean
from types import ModuleType

import pytest

from doublesix.bots.core.chain import Chain
from doublesix.bots.core.plain import playouts as plain
from doublesix.bots.core.plans import Planner
from doublesix.bots.core.scores import KeepsOwn, Score, TakesAll
from doublesix.bots.core.sets import domino_set
from doublesix.bots.core.trains import DREW, Trains
from doublesix.bots.core.typed import playouts as typed
from doublesix.bots.hidden import bits
from doublesix.rules import trains as rules_trains
from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.events import WentOut
from doublesix.rules.match import Match, settle
from doublesix.rules.round import Round, apply, legal, play
from tests.bots.core.following import dealt, ends, follow, hands
from tests.bots.rounds import Shape, shapes
from tests.rules.goldens import pinned

SHAPES = list(shapes())
PINNED = [s for s in SHAPES if s.game != "partners" and s.options.get("set", 9) == 9 and not s.options.get("teams")]
"""The games of tests/perft that draw."""
LINES = 20
"""Lines of a pinned deal that are played on, at least; `./dev bench proofs` takes more."""


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
        value = form.playout(*hands(r), *ends(r), s)
        score = settle(match, follow(r, s, always=False)).score
        assert value == score.points[r.turn % 2] - score.points[1 - r.turn % 2]


@pytest.mark.parametrize("shape", [s for s in SHAPES if s.game in ("draw", "salon")], ids=str)
def test_a_playout_on_a_chain_ends_as_the_rules_end_it(shape: Shape) -> None:
    match = shape.match()
    for number in range(9):
        goes_on_along_a_chain(shape, match, dealt(match, Random(number)), 2 * number + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_on_trains_is_played_on_by_the_rules(players: int) -> None:
    match = next(s for s in SHAPES if s.game == "mexican-train" and s.players == players).match()
    for number in range(14):
        goes_on_along_trains(match, dealt(replace(match, rounds=number % 13), Random(number)))


@pytest.mark.parametrize("shape", PINNED, ids=str)
def test_from_the_lines_of_the_pinned_deals_a_round_goes_on_as_by_the_rules(shape: Shape) -> None:
    assert sum(goes_on(shape, r) for r in lines(shape, LINES))


def lines(shape: Shape, most: int) -> list[Round]:
    """Where the pinned deal of tests/perft stands after each line of play of one length, of which there are so many."""
    states = [pinned(shape.match())]
    while len(states) < most:
        states = [apply(r, action)[0] for r in states if not r.over for action in legal(r)]
    return states


def goes_on(shape: Shape, r: Round) -> bool:
    """Play on from there by the core and by the rules, if the last act was a play, which both begin with."""
    if r.over or r.drawn or r.last != r.playing[r.playing.index(r.turn) - 1]:
        return False
    match = shape.match()
    if isinstance(r.board, rules_trains.Trains):
        goes_on_along_trains(match, r)
    else:
        goes_on_along_a_chain(shape, match, r, 99)
    return True


def goes_on_along_a_chain(shape: Shape, match: Match, r: Round, s: int) -> None:
    """By the same chance the core and the rules come to the same end."""
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


def goes_on_along_trains(match: Match, r: Round) -> None:
    """What the core plays by its plans, the rules allow, and it comes to the same end."""
    core, place, players = trains_of(r), r.turn, match.seats
    while not core.over:
        seat = (place + core.turn) % players
        assert r.turn == seat
        tile, row = core.step()
        r, _ = play(r, seat, action_of(r, tile, row, place))
    out = (place + core.turn) % players if not core.hands[core.turn] else None
    assert (r.over.seat if isinstance(r.over, WentOut) else None) == out
    assert core.hands == [bits(r.hands[(place + k) % players]) for k in range(players)]
    value = KeepsOwn(domino_set(12), 0, list(range(players)), [10**9] * players, 0).of(core.hands, core.play())
    assert value == pytest.approx(-margin(match, r, place))


def trains_of(r: Round) -> Trains:
    """The core's round, the seat to play at place 0, everybody with a plan."""
    assert isinstance(r.board, rules_trains.Trains)
    players = len(r.hands)
    order = [(r.turn + k) % players for k in range(players)]
    rows = [r.board.rows[row] for row in (*order, players)]
    core = Trains(domino_set(12), [t.end for t in rows], [t.open for t in rows], [t.begun for t in rows])
    core.cover = order.index(r.board.places.index(r.board.cover)) if r.board.cover else -1
    core.drawn = r.drawn > 0
    core.hands = [bits(r.hands[seat]) for seat in order]
    core.boneyard = [bits((t,)) for t in r.boneyard]
    core.plans, core.spare = [[] for _ in order], core.hands[:]
    for k in range(players):
        core.plan(k, Planner(domino_set(12)))
    return core


def action_of(r: Round, tile: int, row: int, place: int) -> Action:
    if not tile:
        return Draw() if row == DREW else Pass()
    players = len(r.hands)
    named = next(t for t in r.hands[r.turn] if bits((t,)) == tile)
    return Play(named, "train:mexican" if row == players else f"train:{(place + row) % players}")


def score_of(shape: Shape, order: tuple[int, ...], match: Match) -> Score:
    if shape.game == "draw":
        return TakesAll(domino_set(6), len(order))
    places = [next(side for side, seats in enumerate(match.sides) if seat in seats) for seat in order]
    sides = [list(dict.fromkeys(places)).index(side) for side in places]
    return KeepsOwn(domino_set(shape.options["set"], 10), len(order), sides, [10**9] * len(match.sides), 0)
