"""How soon what is done at one worker is seen at another: with the bus, and with every hint lost.

python bench/mended.py [TIMES]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles

from doublesix.store.place import migrate
from doublesix.table import intents
from tests.judge.cluster import Cluster
from tests.judge.faulty import command
from tests.judge.kills import _open, _port
from tests.support.guest import Guest
from tests.support.served import Served


async def run(folder: Path, times: int, how: list[str]) -> list[float]:
    """Seconds from an acknowledgement at the one worker to the frame at the other."""
    chance = Random(1)
    cluster = await asyncio.to_thread(Cluster(folder, _port(chance)).open)
    await asyncio.to_thread(migrate, cluster.address)
    workers = [Served(folder, "--database", cluster.address) for _ in range(2)]
    try:
        for worker in workers:
            worker.port = _port(chance)
            worker.command = command(how) if how else worker.command
            await asyncio.to_thread(_open, worker)
        return await _said(workers, times, chance)
    finally:
        for worker in workers:
            worker.kill()
        cluster.crash()


async def _said(workers: list[Served], times: int, chance: Random) -> list[float]:
    ana, rui = (Guest(worker.base) for worker in workers)
    took = list[float]()
    for guest, name in ((ana, "Ana"), (rui, "Rui")):
        await guest.call_me(name)
    code = await ana.open("draw")
    async with ana.at(code) as here, rui.at(code) as there:
        for _ in range(times):
            await asyncio.sleep(chance.uniform(0.2, 1.2))
            v = await here.done(intents.Option(name="target", value=chance.choice((50, 100, 150))))
            began = time.monotonic()
            await there.reaches(v)
            took.append(time.monotonic() - began)
    for guest in (ana, rui):
        await guest.close()
    return took


def main() -> None:
    """Print the figures."""
    times = int(sys.argv[1]) if sys.argv[1:] else 60
    for how in ([], ["deaf"]):
        with tempfile.TemporaryDirectory() as folder:
            cuts = quantiles(took := asyncio.run(run(Path(folder), times, how)), n=100)
        figures = f"p50 {cuts[49] * 1000:.0f}, p99 {cuts[98] * 1000:.0f}, most {max(took) * 1000:.0f} ms"
        print(f"{'every hint lost' if how else 'with the bus'}: {times} times, {figures}", flush=True)


if __name__ == "__main__":
    main()
