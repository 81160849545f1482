"""How long the page takes: from a cold cache to a hand that can be played, and from a move of another to its picture.

python bench/page.py [REPEATS [SLOWED]]

At tables of all games, the fullest too, on a desk and on a phone. What is told as processor time is of the page's main
thread and needs no quiet machine, nor do the frames, which are counted; the times by the clock do, with the processor
slowed 4 times, unless SLOWED says otherwise.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.fed import Fed
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.play import by_keys, play_on
from tests.browser.rounds import frame, round_of
from tests.conftest import CHROMIUM
from tests.strategies import Setting

WATCH = Path(__file__).with_suffix(".js").read_text("utf-8")
PHONE = {"viewport": {"width": 360, "height": 640}}
TABLES = {
    "draw for two": Setting("draw", {}, 2),
    "partners": Setting("partners", {}, 4),
    "salon for ten on double-twelve": Setting("salon", {"set": 12, "teams": 5, "limit": 500}, 10),
    "five trains": Setting("mexican-train", {}, 4),
}
ENOUGH = {"DOUBLESIX_TABLES_A_PERSON": "1000", "DOUBLESIX_TABLES_AN_ADDRESS": "1000"}
"""One person opens a table for each look."""
SHOWING = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


def main() -> int:
    """Print what was seen of each table."""
    repeats, slowed = (*map(int, sys.argv[1:]), *(5, 4)[len(sys.argv) - 1 :])
    os.environ.update(ENOUGH)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for (name, table), window in product(TABLES.items(), ({}, PHONE)):
            look = Look(browser, house, table, window)
            print(f"{name}{', phone' if window else ''}", flush=True)
            spent, clock = ([look.load(rate)[n] for _ in range(repeats)] for n, rate in ((1, 1), (0, slowed)))
            print(f"  processor: a hand {_told(spent)}; a move {_told(look.costs())}")
            print(f"  slowed {slowed} times: a hand {_told(clock)}", flush=True)
            moves = look.moves(slowed)
            late = sum(move["frames"] > 1 for move in moves)
            print(f"  {len(moves)} moves of others, {late} later than the next frame", end="")
            print(f", painted after {_told([move['painted'] for move in moves])}", flush=True)
        browser.close()
        house.close()
    return 0


@dataclass
class Look:
    """One table as it is looked at, each time in a new window, whose cache is empty."""

    browser: Browser
    house: House
    table: Setting
    window: dict[str, Any]

    def load(self, slowed: int) -> tuple[float, float]:
        """To the first hand: ms by the clock, ms of the processor."""
        ana, line = self._opened(slowed)
        spent, clock = _spent(line, "TaskDuration"), float(ana.page.evaluate("window.measured.hand"))
        ana.context.close()
        return clock, spent

    def moves(self, slowed: int) -> list[dict[str, float]]:
        """The moves of others in a round: in how many frames each was there, after how many ms it was painted."""
        ana, _ = self._opened(slowed)
        play_on(ana, by_keys, "round")
        moves: list[dict[str, float]] = ana.page.evaluate("window.measured.moves")
        ana.context.close()
        return moves

    def costs(self) -> list[float]:
        """What it takes to show each act of a round, in ms of the processor."""
        fed = Fed(Person(self.browser, self.house.here, "Ana", **self.window).named())
        line, costs, known = _line(fed.person), list[float](), 0
        for desk in round_of(self.table.game, 1, setting=self.table):
            told = frame(desk, "a", since=known)
            begun = _spent(line, *SHOWING)
            if known:
                fed.show(told)
                costs.append(_spent(line, *SHOWING) - begun)
            else:
                fed.goes("/t/ABCD2345", told)
            known = told.v
        fed.person.context.close()
        return costs[:-1]  # the last one opens the sheet of the round

    def _opened(self, slowed: int) -> tuple[Person, CDPSession]:
        ana = Person(self.browser, self.house.here, "Ana", **self.window).named()
        ana.page.add_init_script(WATCH)
        line = _line(ana)
        line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        game, robots = self.table.game, ["steady"] * (self.table.players - 1)
        practice = game == "partners"
        ana.go(ana.open(game, access="solo", options=self.table.options, robots=robots, practice=practice))
        ana.until("() => window.measured.hand > 0")
        return ana, line


def _line(person: Person) -> CDPSession:
    line = person.context.new_cdp_session(person.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    return line


def _spent(line: CDPSession, *names: str) -> float:
    """ms of the main thread's processor time so far."""
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(sum(metrics[name] for name in names))


def _told(times: list[float]) -> str:
    """The middle, and 95 of 100 if there are many, else from the least to the most."""
    if len(times) < 20:
        return f"{median(times):.0f} ms ({min(times):.0f} to {max(times):.0f}, {len(times)} times)"
    return f"{median(times):.1f} ms (p95 {quantiles(times, n=20)[18]:.1f}, {len(times)} times)"


if __name__ == "__main__":
    sys.exit(main())
