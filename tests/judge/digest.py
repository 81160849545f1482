"""What all that comes of each seed hashes to: python -m tests.judge.digest FIRST END."""

from __future__ import annotations

import hashlib
import sys

from tests.judge.world import run


def digest(seed: int) -> str:
    """The same for the same seed, on any day, in any process."""
    evidence = run(seed)
    what = repr((evidence.rows, evidence.heard, evidence.sent, evidence.beats))
    return hashlib.sha256(what.encode()).hexdigest()


if __name__ == "__main__":
    for seed in range(*map(int, sys.argv[1:])):
        print(seed, digest(seed))
