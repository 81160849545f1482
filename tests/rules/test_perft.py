"""How many lines of play there are, by length, from a pinned deal; and what may be done along one of them, in order.

A change of the rules that no other test notices changes these numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from doublesix.rules.round import Round, apply, legal
from doublesix.rules.variants import VARIANTS
from tests.rules.goldens import pinned, same_as_kept
from tests.rules.positions import may
from tests.strategies import Setting

MOST_LINES = 2000
"""Counted to the length at which there are more than these."""
OPTIONS = {"salon": {"set": 9}}


@pytest.mark.parametrize("game", VARIANTS)
def test_lines_of_play(game: str) -> None:
    players = VARIANTS[game].players
    starts = [(n, pinned(Setting(game, OPTIONS.get(game, {}), n).match)) for n in players]
    counts = [f"{n} players: {' '.join(map(str, counted(r)))}" for n, r in starts]
    orders = [line for n, r in starts for line in (f"\n{n} players", *order(r))]
    same_as_kept(f"perft/{game}.txt", "\n".join([*counts, *orders, ""]))


def counted(r: Round) -> Iterator[int]:
    """The number of lines of length 1, 2, 3 …; those that reached the end of the round are not counted further."""
    states = [r]
    for _ in range(40):
        states = [apply(state, action)[0] for state in states for action in legal(state)]
        if not states:
            return
        yield len(states)
        if len(states) > MOST_LINES:
            return


def order(r: Round, turns: int = 12) -> Iterator[str]:
    """What may be done at each step of one line, where the middle one of the actions is taken each time."""
    for _ in range(turns):
        if r.over:
            return
        yield f"P{r.turn}: {may(r)}"
        actions = legal(r)
        r, _events = apply(r, actions[len(actions) // 2])
