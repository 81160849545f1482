"""Whole matches of all games: nobody is sent a tile, a secret or a legal act that is not theirs to see (S20)."""

from __future__ import annotations

import pytest

from tests.judge.judge import judge
from tests.judge.matches import match

MATCHES = 16  # `./dev bench leaks` plays 400
CHUNK = 4


@pytest.mark.parametrize("first", range(0, MATCHES, CHUNK))
def test_S20_every_frame_of_a_match_with_people_coming_and_going(first: int) -> None:
    for seed in range(first, first + CHUNK):
        evidence = match(seed)
        assert b'"event":"end"' in evidence.rows[-1].body or evidence.faults
        assert len(evidence.sockets) > len({one.person for one in evidence.sockets})
        assert judge(evidence, timed=False) == [], seed
