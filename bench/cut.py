"""The network of one player is cut in real time while the other plays on: the table, the focus, and what is said then.

python bench/cut.py [TIMES [SECONDS]]
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.line import Line
from tests.browser.person import Person
from tests.browser.play import act, by_keys
from tests.browser.table import two_at_draw
from tests.browser.test_return import assert_nothing_is_missing, log_of, until_turn_of


def main() -> None:
    """Print what came of each cut."""
    times, seconds = (*map(int, sys.argv[1:]), *(2, 30)[len(sys.argv) - 1 :])
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(House(Path(folder)).open()) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for number in range(times):
            print(f"cut {number}: {cut(browser, house, seconds)}", flush=True)
        browser.close()


def cut(browser: Browser, house: House, seconds: int) -> str:
    """Cut Ana off for so long, let her come back, compare."""
    line = Line(house.here)

    def invite(name: str, base: str = "", **window: object) -> Person:
        return Person(browser, base or house.here, name, **window)

    ana, bo = two_at_draw(invite, {"base": line.here}, {})
    until_turn_of(bo, ana)
    ana.page.keyboard.press("End")
    focus, known = ana.focus(), len(log_of(bo.page))
    line.fall_silent()
    ana.context.set_offline(True)
    notice = ana.page.locator(".notice")
    expect(notice).to_contain_text("Connection lost")
    play_on(bo, monotonic() + seconds)
    missed = log_of(bo.page)[known:]
    ana.listen()
    ana.context.set_offline(False)
    back = monotonic()
    expect(notice).to_contain_text("The house is back. ")
    took = monotonic() - back
    ana.until("() => window.heard.length > 0")
    said, kept = ana.spoken(), ana.focus()
    until_turn_of(bo, ana)  # who has all of their time: nothing happens while they are compared
    assert_nothing_is_missing(ana.page, bo.page)
    for person in (ana, bo):
        person.context.close()
    line.close()
    return (
        f"back after {took:.1f} s; missed {len(missed)}: {' '.join(missed)!r}; "
        f"said {said!r}; focus was at {focus}, is at {kept}; the table is right"
    )


def play_on(bo: Person, until: float) -> None:
    """Bo plays when it is his turn; between rounds he waits."""
    while monotonic() < until:
        seen = bo.look()
        if seen["mine"] and not seen["sheet"]:
            act(bo, by_keys, seen)
        bo.page.wait_for_timeout(500)


if __name__ == "__main__":
    main()
