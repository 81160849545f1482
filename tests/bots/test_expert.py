"""What the expert makes of the others' choices."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from doublesix.bots import look
from doublesix.bots.core.picks import picked
from doublesix.bots.core.plain.likelihood import likelihoods
from doublesix.bots.expert import chosen
from doublesix.bots.hidden import bits, hidden
from doublesix.bots.lacks import grown
from doublesix.bots.robot import Seen
from doublesix.bots.steady import Steady
from doublesix.bots.worth import ends
from doublesix.rules.actions import Play
from doublesix.rules.events import Event, Played
from doublesix.rules.match import Match
from doublesix.rules.round import Round
from tests.bots.rounds import positions, shapes

PARTNERS = next(shape for shape in shapes() if shape.game == "partners")
Turns = list[tuple[Round, tuple[Event, ...]]]


def likely(seen: Seen, played: Played) -> float:
    """How likely steady's values make what was played; places that come to the same count once."""
    plays = [action for action in seen.legal if isinstance(action, Play)]
    if ends(seen)[0] == ends(seen)[1] and ends(seen)[0] >= 0:
        plays = [play for play in plays if play.place == played.place]
    values = [exp(value) for value in Steady().values(seen, plays)]
    return values[plays.index(Play(played.tile, played.place))] / sum(values)


def by_hand(match: Match, turns: Turns, events: tuple[Event, ...], me: int) -> float:
    """The likelihood of all that the others played, from what each of them saw."""
    total = 1.0
    for r, happened in turns:
        event = events[len(happened)]
        if isinstance(event, Played) and event.seat != me:
            total *= likely(look(match, r, r.turn, PARTNERS.options, happened), event)
    return total


def test_the_true_deal_is_as_likely_as_what_each_saw_makes_it() -> None:
    for number in range(12):
        match = PARTNERS.match()
        turns = list(positions(match, Random(number)))
        for n, (r, happened) in enumerate(turns):
            seen = look(match, r, r.turn, PARTNERS.options, happened)
            around = hidden(seen)
            deal = [bits(r.hands[seat]) for seat in around.seats]
            found = likelihoods(deal, chosen(seen, around))
            assert found == pytest.approx([by_hand(match, turns[:n], happened, r.turn)])


def test_each_deal_is_picked_as_often_as_its_weight_says() -> None:
    assert picked([10, 11, 12, 13], 1, [1.0, 0.0, 2.0, 1.0], 1.0, 4) == [10, 12, 12, 13]
    assert picked([10, 11, 12, 13], 2, [0.0, 5.0], 1.0, 3) == [12, 13] * 3
    assert picked([10, 11], 1, [1.0, 9.0], 0.5, 4) == [10, 11, 11, 11]
    assert picked([], 3, [], 1.0, 3) == []


def test_ends_after_a_play_are_those_of_the_board() -> None:
    match = PARTNERS.match()
    turns = list(positions(match, Random(4)))
    for (r, happened), (after, later) in zip(turns, turns[1:], strict=False):
        event = later[len(happened)]
        if isinstance(event, Played):
            before = look(match, r, r.turn, PARTNERS.options, happened)
            now = look(match, after, after.turn, PARTNERS.options, later)
            assert grown(ends(before), event.tile, event.place) == ends(now)
