"""Thousands of interleavings over all four games, each decided by its seed; the judge finds nothing (README.md)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.judge.judge import judge
from tests.judge.world import run

SEEDS = 2_000
CHUNK = 40


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_no_seed_breaks_a_table(first: int) -> None:
    wrong = {seed: found for seed in range(first, first + CHUNK) if (found := judge(run(seed)))}
    assert wrong == {}


@pytest.mark.parametrize("seeds", [(0, 30)])
def test_a_seed_repeats_exactly_in_another_process(seeds: tuple[int, int]) -> None:
    """Whatever the hashes of texts and the addresses of objects are."""
    command = [sys.executable, "-m", "tests.judge.digest", *map(str, seeds)]
    said = [
        subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True)
        for seed in ("1", "2")
    ]
    assert said[0].stdout.count("\n") == seeds[1] - seeds[0]
    assert said[0].stdout == said[1].stdout


def test_the_seeds_reach_what_can_happen() -> None:
    """A judge of nothing finds nothing: a few seeds hold every kind of row that play makes."""
    runs = [run(seed) for seed in range(40)]
    made = b"".join(row.body for one in runs for row in one.rows[one.prepared :])
    events = (
        "sat",
        "readied",
        "started",
        "said",
        "gone",
        "due",
        "stood",
        "resumed",
        "deal",
        "play",
        "draw",
        "pass",
        "round",
    )
    assert [event for event in events if b'"event":"%s"' % event.encode() not in made] == []
    assert b'"by":"table"' in made
    assert sum(len(one.rows) - one.prepared for one in runs) > 400
    assert any(
        len({sent.n for sent in one.sent if sent.act.c == c}) > 1 for one in runs for c in {s.act.c for s in one.sent}
    )
