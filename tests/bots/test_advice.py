"""Hints: the best by what the seat can see, and why."""

from __future__ import annotations

from random import Random

import pytest

from doublesix.bots.advice import advise
from doublesix.bots.robot import look
from doublesix.rules.actions import Play
from tests.bots.rounds import positions, redealt
from tests.bots.test_appraisal import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_S5_a_hint_does_not_change_with_what_the_seat_cannot_see(game: str) -> None:
    shape = GAMES[game]
    match = shape.match()
    for r, happened in list(positions(match, Random(2)))[:12]:
        mine = look(match, r, r.turn, shape.options, happened)
        other = look(match, redealt(r, r.turn, Random(3)), r.turn, shape.options, happened)
        advice = advise(mine, b"chance")
        assert advice == advise(other, b"chance")
        assert advice.action in mine.legal
        assert isinstance(advice.action, Play) or not any(isinstance(action, Play) for action in mine.legal)
