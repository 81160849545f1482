"""Every key in every state: the page says something, asks for something, or brings the focus somewhere else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files

from playwright.sync_api import Page, TimeoutError

from doublesix.phrase import say
from doublesix.wire.messages import Frame
from tests.browser.fed import Fed
from tests.browser.person import Person
from tests.browser.states import at_the_table, match_over, moment, round_over, under_way, waiting

ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
TWICE = ["Home", "End", "Escape"]
WALK = [*ARROWS, "Control+ArrowLeft", "Control+ArrowRight", "Shift+ArrowLeft", "Shift+ArrowRight"]
WALK += [key for key in TWICE for _ in range(2)]
WALK += ["Enter", "Space", "PageUp", "PageDown"]
BOUND = json.loads(files("doublesix.phrase").joinpath("keys.json").read_text("utf-8"))
LETTERS = sorted({one["letter"] for one in BOUND if "letter" in one})
ANSWERED = """() => window.heard?.length > 0
  || (document.activeElement !== window.before && document.activeElement !== document.body)"""
Opened = tuple[str, Frame, str]
"""A name, what the page is told, and what to press first, if anything."""


def letters(lang: str) -> list[str]:
    """The letters of a language's keys, twice those that go on and back, and some digits."""
    on = say(lang, "key-next")
    return [*(say(lang, f"key-{act}").lower() for act in LETTERS), on.lower(), *[f"Shift+{on}"] * 2, *"1590"]


def timed(fed: Fed) -> Fed:
    """A page whose time a test can let pass."""
    fed.page.clock.install()
    return fed


def silent(fed: Fed, told: Frame, opener: str, keys: list[str]) -> Iterator[str]:
    """The keys that nothing comes of, one after the other in this state."""
    fed.goes("/t/ABCD2345", told)
    if opener == "Escape":
        fed.page.keyboard.press(opener)
    elif opener:
        fed.page.locator(opener).first.click()
        fed.page.locator("[aria-modal=true]").wait_for()
    fed.person.listen()
    yield from (key for key in keys if not answered(fed, key))


def answered(fed: Fed, key: str) -> bool:
    """Whether something comes of a key at a table."""
    fed.asked.clear()
    return heard(fed.person, key) or bool(fed.asked) or late(fed.page)


def heard(person: Person, key: str) -> bool:
    """Whether a key is answered on this page, whose time the test lets pass; a focus that moves is heard."""
    page = person.page
    page.evaluate("() => { window.before = document.activeElement; window.heard?.splice(0); }")
    page.keyboard.press(key)
    page.clock.run_for(2000)
    return bool(page.evaluate(ANSWERED))


def late(page: Page) -> bool:
    """Whether the answer to the last key comes yet: what it opens may have to be loaded first, in a time of its own."""
    try:
        page.wait_for_function(ANSWERED, timeout=5000)
    except TimeoutError:
        return False
    return True


def open_tables(lang: str) -> Iterator[Opened]:
    """Every state in which all keys are the table's."""
    for name, told in at_the_table(lang):
        yield name, told, "Escape"
    yield "round over, its sheet put away", round_over("draw", lang), "Escape"
    yield "match over, its sheet put away", match_over("mexican-train", lang), "Escape"


def covered(lang: str) -> Iterator[Opened]:
    """States in which the letters still answer: under what lies over the table, and in the waiting room."""
    for name, opener in {
        "scores": ".totals",
        "menu": ".menu",
        "seat": ".seats button:visible",
        "keys": ".keys",
    }.items():
        yield f"{name} over the table", moment("draw", under_way, lang=lang), opener
    yield "round over", round_over("draw", lang), ""
    yield "match over", match_over("mexican-train", lang), ""
    yield "waiting room", waiting(lang), ""
    yield "waiting room of a guest", waiting(lang, viewer="b"), ""
