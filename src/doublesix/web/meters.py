"""What the house counts of itself, for who watches over it. No number tells who plays what."""

from __future__ import annotations

import asyncio
import gc
from time import perf_counter

from prometheus_client import Counter, Gauge, Histogram

EVERY = 0.1
"""Seconds between two looks at the event loop."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

MOVES = Counter("doublesix_moves", "Plays, draws and passes that were done.", ["by"])
REFUSED = Counter("doublesix_refused", "Commands that were refused; turn-over: the table had moved on.", ["why"])
LATE = Histogram("doublesix_automatic_late_seconds", "How late the table acted by itself.", ["what"], buckets=QUICK)
SOCKETS = Gauge("doublesix_sockets", "Sockets that are open.")
FRAMES = Counter("doublesix_frames", "Frames that were sent.")
COALESCED = Counter("doublesix_frames_coalesced", "Changes that went into a frame with others.")
LAG = Histogram("doublesix_loop_lag_seconds", "How late the event loop came to what was due.", buckets=QUICK)
PAUSES = Histogram("doublesix_collector_pause_seconds", "Pauses by the collector.", ["generation"], buckets=QUICK)


async def watch_loop(every: float = EVERY, lag: Histogram = LAG) -> None:
    """Look how late the event loop is, until cancelled."""
    while True:
        before = perf_counter()
        await asyncio.sleep(every)
        lag.observe(max(0.0, perf_counter() - before - every))


def watch_collector(pauses: Histogram = PAUSES) -> None:
    """Time every pause by the collector of this process from here on."""
    began = 0.0

    def called(phase: str, info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = perf_counter()
        else:
            pauses.labels(str(info["generation"])).observe(perf_counter() - began)

    gc.callbacks.append(called)
