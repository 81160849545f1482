"""Workers that are wrong in one way each: the judge must find each, or a test of two workers.

python bench/mutants.py [NAME …]   of MUTANTS in tests/judge/faulty.py and WRONG in tests/workers/wrong.py; else all
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.judge import three
from tests.judge.faulty import MUTANTS
from tests.workers.wrong import WRONG

FAULTS, TABLES = 4, 8
MOST_RUNS = 5


def main() -> int:
    """Print in which run each was found, and how."""
    missed = sum(not _fails(make.__name__, test) for make, test in WRONG.items() if _asked(make.__name__))
    for make, wanted in MUTANTS.items():
        if not _asked(make.__name__):
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


def _asked(name: str) -> bool:
    return not sys.argv[1:] or name in sys.argv[1:]


def _fails(name: str, test: str) -> bool:
    """Whether the test that should find a worker that is wrong does."""
    command = (
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.workers.wrong",
        "tests/workers/test_two.py",
        "-k",
        test,
    )
    done = subprocess.run(command, env=os.environ | {"DOUBLESIX_WRONG": name}, capture_output=True, text=True)
    found = done.returncode == 1 and "1 failed" in done.stdout
    print(f"{name}: {'found by' if found else 'not found by'} {test}", flush=True)
    return found


def _kinds(seed: int, name: str) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        try:
            came, _ = asyncio.run(three.run(Path(folder), FAULTS, TABLES, seed, ["hasty", name]))
        except AssertionError as error:  # nobody answers
            return Counter([str(error)[:60]])
    return Counter(found.partition(":")[0] for found in came.wrong)


if __name__ == "__main__":
    sys.exit(main())
