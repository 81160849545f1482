"""Whether every key answers in every state, in each language: `python bench/keys.py [LANGUAGE…]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from doublesix.phrase import LANGUAGES
from tests.browser.answering import WALK, covered, letters, open_tables, silent, timed
from tests.browser.conftest import FLAGS
from tests.browser.fed import Fed
from tests.browser.house import House
from tests.browser.person import Person
from tests.conftest import CHROMIUM


def main() -> int:
    """Print how many were pressed in each language, and those that nothing came of."""
    bad = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for lang in sys.argv[1:] or LANGUAGES:
            person, pressed, states = Person(browser, house.here, "Ana").named(), 0, 0
            fed = timed(Fed(person, lang))
            for given, keys in ((open_tables, [*WALK, *letters(lang)]), (covered, [*letters(lang), "?"])):
                for name, told, opener in given(lang):
                    quiet = list(silent(fed, told, opener, keys))
                    pressed, states, bad = pressed + len(keys), states + 1, bad + len(quiet)
                    print(*(f"  {name}: {key}" for key in quiet), sep="\n", end="", flush=True)
            print(f"{lang}: {states} states, {pressed} keys pressed, {len(person.complaints)} complaints", flush=True)
            person.context.close()
        browser.close()
        house.close()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
