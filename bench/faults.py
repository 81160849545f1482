"""kill -9, again and again, while people play at 50 tables over real sockets; then the judge reads log and frames.

python bench/faults.py [RUNS [KILLS [TABLES]]]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.judge.kills import run


def main() -> int:
    """Print what came of each run."""
    runs, kills, tables = (*map(int, sys.argv[1:]), *(5, 20, 50)[len(sys.argv) - 1 :])
    bad = 0
    for seed in range(runs):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            came = asyncio.run(run(Path(folder), kills, tables, seed))
        figures = f"lost {came.of('lost')}, twice {came.of('twice')}, backwards {came.of('backwards')}"
        print(
            f"run {seed}: {came.kills} kills, {came.tables} tables, {came.rows} rows,",
            f"{came.acknowledged} acknowledged, {came.resent} sent again, {came.frames} frames;",
            f"{figures}, in all {len(came.wrong)};",
            f"integrity {came.integrity}; {time.monotonic() - began:.0f} s",
            flush=True,
        )
        for found in came.wrong[:10]:
            print("  ", found)
        bad += len(came.wrong)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
