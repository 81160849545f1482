"""A person at a table, at random, walk after walk: is the focus ever lost, or moved by others?

python bench/focus.py [WALKS [STEPS [FIRST_SEED]]]
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.focus import Walk
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.table import two_at_draw


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
            print(f"seed {seed}: {came or f'{steps} steps, focus kept'}", flush=True)
        browser.close()
        house.close()
    return 1 if bad else 0


def walk(browser: Browser, house: House, seed: int, steps: int) -> str:
    """What went wrong on this walk."""
    people: list[Person] = []

    def invite(name: str, **window: object) -> Person:
        people.append(Person(browser, house.here, name, **window))
        return people[-1]

    try:
        ana, bo = two_at_draw(invite)
        Walk(ana, bo, seed).go(steps)
    except AssertionError as error:
        return str(error)
    finally:
        for person in people:
            person.context.close()
    return ""


if __name__ == "__main__":
    sys.exit(main())
