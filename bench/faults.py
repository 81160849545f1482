"""Faults while people play at many tables over real sockets; then the judge reads log and frames.

python bench/faults.py [RUNS [FAULTS [TABLES [FIRST_SEED]]]]           one house in a folder: kill -9, again and again
python bench/faults.py workers [RUNS [FAULTS [TABLES [FIRST_SEED]]]]   three workers on a PostgreSQL of their own

Workers: kill -9, SIGSTOP for up to 12 s, SIGTERM, PostgreSQL killed; half of the hints are lost in every other run,
turns are as short as people think at half of the tables, and people change workers all the time.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.judge import kills, three

ONE = (5, 20, 50, 0)
WORKERS = (10, 10, 12, 0)


def main() -> int:
    """Print what came of each run."""
    several = sys.argv[1:2] == ["workers"]
    given = tuple(map(int, sys.argv[2 if several else 1 :]))
    runs, faults, tables, first = (*given, *(WORKERS if several else ONE)[len(given) :])
    bad = 0
    for seed in range(first, first + runs):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            came, kinds = asyncio.run(_run(Path(folder), faults, tables, seed, several))
        figures = f"lost {came.of('lost')}, twice {came.of('twice')}, backwards {came.of('backwards')}"
        print(
            f"run {seed}: {', '.join(f'{number} {kind}' for kind, number in sorted(kinds.items()))};",
            f"{came.tables} tables, {came.rows} rows,",
            f"{came.acknowledged} acknowledged, {came.resent} sent again, {came.frames} frames;",
            f"{figures}, in all {len(came.wrong)};",
            f"integrity {came.integrity or '-'}; {time.monotonic() - began:.0f} s",
            flush=True,
        )
        for found in came.wrong[:10]:
            print("  ", found)
        bad += len(came.wrong)
    return 1 if bad else 0


async def _run(folder: Path, faults: int, tables: int, seed: int, several: bool) -> tuple[kills.Came, Counter[str]]:
    if several:
        return await three.run(folder, faults, tables, seed, ["hasty", *["half_deaf"] * (seed % 2)])
    return await kills.run(folder, faults, tables, seed), Counter(kill=faults)


if __name__ == "__main__":
    sys.exit(main())
