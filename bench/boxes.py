"""Whether the table fits, measured by boxes in the browser, in random full rounds of each game, every fifth state.

python bench/boxes.py [ROUNDS [FIRST SEED [GAME or LANGUAGE…]]]

In the language with the longest words at 320 and 1280 px; a seventh as many rounds in it on a phone that lies on its
side and at 200 %, and in the others at 360 × 640, 768 and 640 × 360 px. DOUBLESIX_PICTURES names a folder for pictures
of what does not fit.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from doublesix.rules.variants import VARIANTS
from tests.browser.conftest import FLAGS
from tests.browser.fed import Fed
from tests.browser.house import House
from tests.browser.measure import LONGEST, Size, measured
from tests.browser.person import Person
from tests.conftest import CHROMIUM

LONG: tuple[Size, ...] = ((320, 640), (1280, 800))
LOW: tuple[Size, ...] = ((640, 360), (640, 400))  # a phone on its side; 1280 × 800 at 200 %
OTHERS: tuple[Size, ...] = ((360, 640), (768, 1024), (640, 360))


def main() -> int:
    """Print what was measured of each game and language, and each fault."""
    given = sys.argv[1:3]
    rounds, first = (*map(int, given), *(20, 100)[len(given) :])
    few, only = rounds // 7 + 1, sys.argv[3:]
    runs = [(LONGEST, LONG, rounds), (LONGEST, LOW, few), *((lang, OTHERS, few) for lang in ("pt-BR", "en"))]
    games = [game for game in VARIANTS if game in only] or VARIANTS
    asked = [run for run in runs if run[0] in only] or runs
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        bad = sum(_measure(browser, house, game, *run, first) for game in games for run in asked)
        browser.close()
        house.close()
    return 1 if bad else 0


def _measure(
    browser: Browser, house: House, game: str, lang: str, sizes: tuple[Size, ...], rounds: int, first: int
) -> int:
    person = Person(browser, house.here, "Ana").named()
    fed, path, began = Fed(person, lang), f"/t/{person.open('draw')}", time.monotonic()
    states, wrong = 0, dict[str, list[str]]()
    for seed in range(first, first + rounds):
        looked, faults = measured(fed, path, game, seed, sizes)
        states += looked
        for where, fault in faults:
            wrong.setdefault(fault, []).append(where)
    person.context.close()
    found, took = sum(map(len, wrong.values())), time.monotonic() - began
    at = ", ".join(f"{width} × {height}" for width, height in sizes)
    print(f"{game} {lang} {at}: {rounds} rounds, {states} pictures, {found} faults, {took:.0f} s", flush=True)
    for fault, places in wrong.items():
        print(f"  {fault}: {len(places)} times, first in {places[0]}", flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main())
