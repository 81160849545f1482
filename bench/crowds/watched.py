"""`doublesix` with a finer look at its event loop and its collector: python bench/crowds/watched.py serve …"""

from __future__ import annotations

from functools import partial

from prometheus_client import Histogram

from doublesix.cli.main import main
from doublesix.web import app
from doublesix.web.meters import watch_collector, watch_loop

EVERY = 0.01
"""Seconds between two looks."""
FINE = tuple(0.0005 * 1.25**step for step in range(46))
"""Half a millisecond to ten seconds."""
STALL = Histogram("bench_stall_seconds", "How late the event loop came to what was due.", buckets=FINE)
PAUSE = Histogram("bench_pause_seconds", "Pauses by the collector.", ["generation"], buckets=FINE)

if __name__ == "__main__":
    vars(app)["watch_loop"] = partial(watch_loop, EVERY, STALL)
    watch_collector(PAUSE)
    main()
