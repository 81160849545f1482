"""Workers that are wrong in one way each, three at a time on a PostgreSQL of their own: the judge must find each.

python bench/mutants.py [NAME …]   the names of MUTANTS in tests/judge/faulty.py; all without one
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.judge import three
from tests.judge.faulty import MUTANTS

FAULTS, TABLES = 4, 8
MOST_RUNS = 5


def main() -> int:
    """Print in which run each was found, and how."""
    missed = 0
    for make, wanted in MUTANTS.items():
        if sys.argv[1:] and make.__name__ not in sys.argv[1:]:
            continue
        began, kinds = time.monotonic(), Counter[str]()
        for seed in range(MOST_RUNS):
            kinds = _kinds(seed, make.__name__)
            if kinds[wanted] if wanted else kinds:
                print(f"{make.__name__}: run {seed}, {dict(kinds)}, {time.monotonic() - began:.0f} s", flush=True)
                break
        else:
            missed += 1
            print(f"{make.__name__}: not found in {MOST_RUNS} runs, {dict(kinds)}", flush=True)
    return missed


def _kinds(seed: int, name: str) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        try:
            came, _ = asyncio.run(three.run(Path(folder), FAULTS, TABLES, seed, ["hasty", name]))
        except AssertionError as error:  # nobody answers
            return Counter([str(error)[:60]])
    return Counter(found.partition(":")[0] for found in came.wrong)


if __name__ == "__main__":
    sys.exit(main())
