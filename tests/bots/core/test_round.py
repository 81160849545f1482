"""The core's round of four against the rules, move by move."""

from __future__ import annotations

from random import Random

import pytest

from doublesix.bots.core.round import Round as Core
from doublesix.bots.core.round import dealt as core_dealt
from doublesix.bots.hidden import bit, bits
from doublesix.rules.actions import Pass, Play
from doublesix.rules.match import settle
from doublesix.rules.round import Round, apply, legal
from tests.bots.core.following import dealt
from tests.bots.rounds import positions, shapes

PARTNERS = next(shape for shape in shapes() if shape.game == "partners")


def test_P3_P5_P6_legal_moves_and_points_are_those_of_the_rules() -> None:
    for number in range(150):
        random, match = Random(number), PARTNERS.match()
        r = next(positions(match, random))[0]
        core = Core(list(map(bits, r.hands)), r.turn)
        while not core.over:
            r = passed_on(r)
            found = {move_of(action): action for action in legal(r)}
            same = sorted(m & ~1 if m >= 0 and core.left == core.right else m for m in core.legal())
            assert sorted({m & ~1 if m >= 0 and core.left == core.right else m for m in found}) == same
            assert core.turn == r.turn
            move = random.choice(core.legal())
            r, _ = apply(r, found[move])
            core.play(move)
        r = passed_on(r)
        score = settle(match, r).score
        assert core.over
        assert core.points() == score.points[0] - score.points[1]


def passed_on(r: Round) -> Round:
    """Past those who cannot play."""
    while not r.over and legal(r) == (Pass(),):
        r, _ = apply(r, Pass())
    return r


def move_of(action: object) -> int:
    assert isinstance(action, Play)
    return 2 * (bit(action.tile).bit_length() - 1) + (action.place == "right")


def test_what_the_rules_forbid_is_refused() -> None:
    r = dealt(PARTNERS.match(), Random(1))
    core = Core(list(map(bits, r.hands)), r.turn)
    with pytest.raises(ValueError, match="not in the hand"):
        core.play(2 * next(i for i in range(28) if not core.hands[core.turn] >> i & 1))
    core.play(core.legal()[0])
    for move in range(56):
        held = core.hands[core.turn] >> (move >> 1) & 1
        if held and move not in core.legal() and core.left != core.right:
            with pytest.raises(ValueError, match="does not fit"):
                core.play(move)


def test_P1_a_round_deals_itself_every_tile_once_and_as_often_to_each() -> None:
    held = [0] * 4
    for number in range(400):
        core = core_dealt(Random(number).getrandbits(32) | 1, number & 3)
        assert [hand.bit_count() for hand in core.hands] == [7] * 4
        assert sum(core.hands) == (1 << 28) - 1
        held = [had + (hand & 1) for had, hand in zip(held, core.hands, strict=True)]
    assert all(70 < had < 130 for had in held)  # 100 each; three and a half standard deviations
