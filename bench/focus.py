"""A person at a table, at random, walk after walk: is the focus ever lost, or moved by others?

python bench/focus.py [WALKS [STEPS [FIRST_SEED]]]

The games take turns, by the seed.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from doublesix.rules.variants import VARIANTS
from tests.browser.conftest import FLAGS
from tests.browser.focus import Walk
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.table import two_at


def main() -> int:
    """Print each walk; the trail of one that failed tells how to repeat it."""
    walks, steps, first = (*map(int, sys.argv[1:]), *(20, 150, 1)[len(sys.argv) - 1 :])
    bad = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for seed in range(first, first + walks):
            came = walk(browser, house, seed, steps)
            bad += came != ""
            print(f"seed {seed}, {game_of(seed)}: {came or f'{steps} steps, focus kept'}", flush=True)
        browser.close()
        house.close()
    return 1 if bad else 0


def game_of(seed: int) -> str:
    """Which game is walked about at."""
    return list(VARIANTS)[seed % len(VARIANTS)]


def walk(browser: Browser, house: House, seed: int, steps: int) -> str:
    """What went wrong on this walk."""
    people: list[Person] = []

    def invite(name: str, **window: object) -> Person:
        people.append(Person(browser, house.here, name, **window))
        return people[-1]

    try:
        Walk(*two_at(game_of(seed), invite), seed).go(steps)
        assert not people[0].complaints, people[0].complaints
    except (AssertionError, Error) as error:
        return str(error)
    finally:
        for person in people:
            person.context.close()
    return ""


if __name__ == "__main__":
    sys.exit(main())
