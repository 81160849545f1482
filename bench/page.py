"""How long the page takes: from a cold cache to a hand that can be played, and from a move of another to its picture.

python bench/page.py [REPEATS [SLOWED]]

With the processor slowed 4 times, unless SLOWED says otherwise, at tables of all games, the fullest too. Wants a
machine that does nothing else, but for the frames, which are counted.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.play import by_keys, play_on
from tests.conftest import CHROMIUM

WATCH = Path(__file__).with_suffix(".js").read_text("utf-8")
PHONE = {"viewport": {"width": 360, "height": 640}}
TABLES: dict[str, dict[str, Any]] = {
    "draw for two": {"game": "draw", "robots": ["steady"]},
    "partners": {"game": "partners", "robots": ["steady"] * 3, "practice": True},
    "salon for ten on double-twelve": {"game": "salon", "robots": ["steady"] * 9, "options": {"set": 12, "teams": 5}},
    "five trains": {"game": "mexican-train", "robots": ["steady"] * 3},
}


def main() -> int:
    """Print both for each table."""
    repeats, slowed = (*map(int, sys.argv[1:]), *(5, 4)[len(sys.argv) - 1 :])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for (name, table), window in product(TABLES.items(), ({}, PHONE)):
            seen = [_seen(browser, house, table, window, slowed, plays=not n) for n in range(repeats)]
            _tell(f"{name}{', phone' if window else ''}", seen)
        browser.close()
        house.close()
    return 0


def _seen(
    browser: Browser, house: House, table: dict[str, Any], window: dict[str, Any], slowed: int, plays: bool
) -> tuple[float, list[dict[str, float]]]:
    """A new window, whose cache is empty: ms to the hand, and if one `plays` the moves of others in a round."""
    ana = Person(browser, house.here, "Ana", **window).named()
    ana.page.add_init_script(WATCH)
    line = ana.context.new_cdp_session(ana.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    ana.go(ana.open(access="solo", **table))
    ana.until("() => window.measured.hand > 0")
    load = float(ana.page.evaluate("window.measured.hand"))
    if plays:
        play_on(ana, by_keys, "round")
    moves: list[dict[str, float]] = ana.page.evaluate("window.measured.moves")
    ana.context.close()
    return load, moves


def _tell(name: str, seen: list[tuple[float, list[dict[str, float]]]]) -> None:
    loads, moves = [load for load, _ in seen], [move for _, some in seen for move in some]
    late = [move for move in moves if move["frames"] > 1]
    work, painted = (quantiles([move[name] for move in moves], n=20) for name in ("work", "painted"))
    print(
        f"{name}: a hand after {median(loads):.0f} ms ({min(loads):.0f} to {max(loads):.0f}, {len(loads)} times); "
        f"{len(moves)} moves of others, {len(late)} later than the next frame; worked on for {work[9]:.0f} ms (p50), "
        f"{work[18]:.0f} ms (p95), painted after {painted[9]:.0f} and {painted[18]:.0f} ms",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
