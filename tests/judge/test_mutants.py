"""The judge catches every house that is wrong in one way."""

from __future__ import annotations

from itertools import count

import pytest

from tests.judge.judge import judge
from tests.judge.mutants import MUTANTS, Mutant
from tests.judge.world import run

MOST = 500


def seeds_until_caught(mutant: Mutant) -> int:
    """How many seeds it takes until the judge says what is wrong."""
    kinds = set[str]()
    for seeds in count(1):
        kinds |= {found.partition(":")[0] for found in judge(run(seeds - 1))}
        if mutant.found in kinds or seeds == MOST:
            assert mutant.found in kinds, kinds
            return seeds
    raise AssertionError


@pytest.mark.parametrize("name", MUTANTS)
def test_the_judge_catches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MUTANTS[name].make(monkeypatch.setattr)
    seeds = seeds_until_caught(MUTANTS[name])
    print(f"{name}: {seeds}")
