"""Whether the table fits, measured by boxes in the browser, in random full rounds of each game, every fifth state.

python bench/boxes.py [ROUNDS [FIRST SEED]]

In the language with the longest words at 320 and 1280 px; a seventh as many rounds, in the others, at 360 × 640,
768 and 640 × 360 px. DOUBLESIX_PICTURES names a folder for pictures of what does not fit.
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
OTHERS: tuple[Size, ...] = ((360, 640), (768, 1024), (640, 360))


def main() -> int:
    """Print what was measured of each game and language, and each fault."""
    rounds, first = (*map(int, sys.argv[1:]), *(20, 100)[len(sys.argv) - 1 :])
    runs = [(LONGEST, LONG, rounds), *((lang, OTHERS, max(1, rounds // 7 + 1)) for lang in ("pt-BR", "en"))]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        bad = sum(_measure(browser, house, game, *run, first) for run in runs for game in VARIANTS)
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
    print(f"{game} {lang}: {rounds} rounds, {states} pictures, {found} faults, {took:.0f} s", flush=True)
    for fault, places in wrong.items():
        print(f"  {fault}: {len(places)} times, first in {places[0]}", flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main())
