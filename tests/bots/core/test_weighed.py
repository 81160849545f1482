"""Rounds in which what looks good is played more often."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random

import pytest

from doublesix.bots import look
from doublesix.bots.core.plain.weighed import Weighed
from doublesix.bots.games.partners import KEEN, WEIGHTS, looks
from doublesix.bots.hidden import bit, bits
from doublesix.bots.steady import Steady
from doublesix.bots.worth import ends
from doublesix.rules.actions import Play
from tests.bots.rounds import positions, shapes

PARTNERS = next(shape for shape in shapes() if shape.game == "partners")
WEIGHED = Weighed(*looks(WEIGHTS))
TURNS = 4000


def test_a_play_is_as_likely_as_its_look_says() -> None:
    """Where nobody has passed, what others lack says nothing, and steady's values are all there is."""
    seen = next(
        seen
        for r, happened in positions(PARTNERS.match(), Random(2))
        if (seen := look(PARTNERS.match(), r, r.turn, PARTNERS.options, happened)).board.laid and len(seen.legal) > 2
    )
    left, right = ends(seen)
    assert left != right
    assert not any(passed for passed in seen.view.passed)
    plays = [action for action in seen.legal if isinstance(action, Play)]
    values = [exp(KEEN * value) for value in Steady().values(seen, plays)]
    hand, unlaid = bits(seen.hand), bits(seen.hand) + bits(tuple(seen.unseen))
    found = Counter(WEIGHED.choice(hand, unlaid, left, right, chance)[:2] for chance in chances())
    wanted = {(bit(p.tile), p.place == "left"): TURNS * v / sum(values) for p, v in zip(plays, values, strict=True)}
    for move, times in wanted.items():
        assert found[move] == pytest.approx(times, abs=4 * times**0.5 + 1)


def chances() -> list[int]:
    """Chance for so many turns."""
    random = Random(8)
    return [random.getrandbits(32) | 1 for _ in range(TURNS)]
