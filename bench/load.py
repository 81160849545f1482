"""A house under load: tables of four over real sockets, on this computer's loopback.

python bench/load.py TABLES [SECONDS] [--think S] [--idle TABLES] [--postgresql] [--workers N] [--then FAULT]

A person moves after THINK seconds, 0.5 to 1.5 of it; 0: at once, which is as much as the house can. At IDLE tables
nobody moves, and the table does. Then, at will: `restart` everything, `kill` one worker, or a `rolling` restart.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

import uvloop
from crowds.crowd import Crowd
from crowds.figures import Figures
from crowds.prepared import SEATS, prepare
from crowds.stage import Stage
from crowds.then import THEN

WARM = 8.0  # seconds
FIRST = 10


def main() -> None:
    """Print the figures of one run."""
    given = argparse.ArgumentParser()
    given.add_argument("tables", type=int)
    given.add_argument("seconds", type=int, nargs="?", default=60)
    given.add_argument("--think", type=float, default=3.0)
    given.add_argument("--idle", type=int, default=0)
    given.add_argument("--postgresql", action="store_true")
    given.add_argument("--workers", type=int, default=1)
    given.add_argument("--then", choices=sorted(THEN))
    asked = given.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the house is to be closed
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(_run(Path(folder), asked))


async def _run(folder: Path, asked: argparse.Namespace) -> None:
    stage = await asyncio.to_thread(Stage, folder, asked.workers, asked.postgresql)
    try:
        crowd = Crowd(await prepare(stage.where, asked.tables), asked.idle, asked.think)
        await stage.open()
        await _come(stage, crowd)
        await crowd.begin(min(asked.think, 3.0))
        await asyncio.sleep(WARM)
        await _measure(stage, crowd, asked.seconds)
        if asked.then:
            await THEN[asked.then](stage, crowd)
        print(f"refused: {dict(crowd.refused) or 'nothing'}")
        crowd.leave()
    finally:
        stage.close()


async def _come(stage: Stage, crowd: Crowd) -> None:
    crowd.ports = stage.ports
    await crowd.come(crowd.tables[:FIRST])  # they bring what is there once: words, the database's plans
    before, used, began = stage.memory(), sum(stage.look()[1]), time.monotonic()
    await crowd.come(rest := crowd.tables[FIRST:])
    took, sockets = time.monotonic() - began, len(rest) * SEATS
    cost = _cost(sum(stage.look()[1]) - used, sockets)
    await asyncio.sleep(1)
    each = (stage.memory() - before) / max(1, sockets) / 1000
    opened = f"{sockets} sockets open in {took:.1f} s, {cost} µs and {each:.1f} kB each"
    print(f"{opened}; {stage.memory() / 1e6:.0f} MB in all")
    gc.collect()
    gc.freeze()
    gc.disable()  # no pause of ours is to be taken for one of the house


async def _measure(stage: Stage, crowd: Crowd, seconds: float) -> None:
    crowd.forget()
    (figures, used, database), began = stage.look(), time.monotonic()
    await asyncio.sleep(seconds)
    now, used_now, database_now = stage.look()
    took, came = time.monotonic() - began, now.since(figures)
    each = [(after - before) / took for before, after in zip(used, used_now, strict=True)]
    moves = came.numbers["doublesix_moves_total"]
    print(f"{moves:.0f} moves in {took:.0f} s, {moves / took:.0f} a second; {crowd.frames / took:.0f} frames a second")
    print(f"move to all four: {_spread(crowd.seen, 1000)} ms")
    share = ", ".join(f"{one:.0%}" for one in each)
    print(f"{stage.memory() / 1e6:.0f} MB in all by now")
    cost, cost_there = _cost(sum(each) * took, moves), _cost(database_now - database, moves)
    print(f"workers: {share} of a core, {cost} µs a move; database {cost_there} µs")
    for name, what in (("bench_stall_seconds", "stall"), ("bench_pause_seconds", "collector")):
        cuts = " / ".join(f"{came.quantile(name, part) * 1000:.1f}" for part in (0.5, 0.99, 0.999, 1.0))
        print(f"{what} p50 / p99 / p999 / most: under {cuts} ms ({came.count(name):.0f} times)")
    append, batch = _mean(came, "doublesix_append_seconds") * 1000, _mean(came, "doublesix_append_batch")
    lost = came.numbers["doublesix_append_conflicts_total"]
    print(f"commits: {append:.1f} ms each, {batch:.1f} in one; rows that another worker wrote first: {lost:.0f}")
    early = sum(late < 0 for late in crowd.late)
    print(f"turns that the table ended: {len(crowd.late)}, early {early}; late {_spread(crowd.late, 1)} ms")


def _cost(seconds: float, times: float) -> str:
    """µs for one."""
    return f"{seconds / times * 1e6:.0f}" if times else "-"


def _mean(figures: Figures, name: str) -> float:
    return figures.numbers[f"{name}_sum"] / (figures.numbers[f"{name}_count"] or 1)


def _spread(some: Sequence[float], unit: float) -> str:
    """Median, p99 and most."""
    if len(some) < 2:
        return "-"
    cuts = quantiles(some, n=1000)
    return f"p50 {cuts[499] * unit:.1f}, p99 {cuts[989] * unit:.1f}, most {max(some) * unit:.0f}"


if __name__ == "__main__":
    main()
