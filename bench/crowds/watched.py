"""`doublesix` with a finer look at its event loop and its collector: python bench/crowds/watched.py serve …"""

from __future__ import annotations

import asyncio
import gc
from time import perf_counter

from prometheus_client import Histogram

from doublesix.cli.main import main
from doublesix.web import app

EVERY = 0.01
"""Seconds between two looks."""
FINE = tuple(0.0005 * 1.25**step for step in range(46))
"""Half a millisecond to ten seconds."""
STALL = Histogram("bench_stall_seconds", "How late the event loop came to what was due.", buckets=FINE)
PAUSE = Histogram("bench_pause_seconds", "Pauses by the collector.", ["generation"], buckets=FINE)


async def watch_loop() -> None:
    """Look how late the event loop is, until cancelled."""
    while True:
        before = perf_counter()
        await asyncio.sleep(EVERY)
        STALL.observe(max(0.0, perf_counter() - before - EVERY))


def watch_collector() -> None:
    """Time every pause from here on."""
    began = 0.0

    def called(phase: str, info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = perf_counter()
        else:
            PAUSE.labels(str(info["generation"])).observe(perf_counter() - began)

    gc.callbacks.append(called)


if __name__ == "__main__":
    vars(app)["watch_loop"] = watch_loop
    watch_collector()
    main()
