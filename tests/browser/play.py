"""How people play: by taps alone or by keys alone, acting at once on what the page shows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import PROBE, Person, Sight

DRAW, PASS = re.compile(r"^Draw\b"), re.compile(r"^Pass\b")
Play = Callable[[Person, Sight], None]
Press = Callable[[Locator], None]
FAR = 120
"""Steps of Tab after which nobody would go on."""


def click(button: Locator) -> None:
    """Press with a mouse."""
    button.click()


def tap(button: Locator) -> None:
    """Press with a finger."""
    button.tap()


def enter(button: Locator) -> None:
    """Press with keys alone: walk there with Tab, then Enter."""
    walk(button)
    button.page.keyboard.press("Enter")


def walk(to: Locator) -> None:
    """Go on with Tab until the focus is there."""
    to.wait_for()
    for _ in range(FAR):
        if to.evaluate("(e) => e === document.activeElement"):
            return
        to.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {to}")


def by_taps(person: Person, seen: Sight) -> None:
    """Do the first thing that may be done, with single taps or clicks."""
    page = person.page
    press = tap if page.evaluate("navigator.maxTouchPoints") else click
    if seen["can"]:
        press(page.locator(f"[data-tile='{seen['can'][0]}']"))
        press(page.locator("[data-place]").first)
    else:
        press(page.get_by_role("button", name=DRAW if seen["draw"] else PASS))


def by_keys(person: Person, seen: Sight) -> None:
    """Do the first thing that may be done, with keys."""
    keys = person.page.keyboard
    if seen["can"]:
        keys.press("Home")
        if person.focus() not in seen["can"]:
            keys.press("n")
        keys.press("Enter")
        if person.page.evaluate("document.activeElement.dataset.place"):
            keys.press("Enter")
    else:
        keys.press(" " if seen["draw"] else "p")


def act(person: Person, play: Play, seen: Sight) -> None:
    """Act, and wait until the page shows that it was done."""
    shown = {name: value for name, value in seen.items() if name != "pass_"}
    before = json.dumps(shown, separators=(",", ":"), ensure_ascii=False)  # as the page writes it
    play(person, seen)
    person.until(PROBE, before)


def ready(person: Person, press: Press = click) -> None:
    """Say at the round's sheet that the next may be dealt."""
    button = person.page.get_by_role("button", name="Ready for round")
    if button.count():
        press(button)
    expect(button).to_have_count(0)


def play_on(person: Person, play: Play, until: str, press: Press = click) -> None:
    """Play with robots until the sheet of the round or the match lies open; ready for each round on the way."""
    while (seen := person.look())["sheet"] != until:
        if seen["sheet"] == "round":
            ready(person, press)
            person.until("() => document.querySelector('#h-round') === null")
        elif seen["mine"]:
            act(person, play, seen)
        else:
            person.until("() => document.querySelector('.turn-word, #h-round, #h-match') !== null")


def play_together(people: dict[Person, Play], until: str, each_lap: Callable[[], None] = lambda: None) -> None:
    """Play among people, each in their way, until that sheet lies open for all; `each_lap` looks on."""
    first = next(iter(people))
    while True:
        seen = {person: person.look() for person in people}
        sheets = {one["sheet"] for one in seen.values()}
        if sheets == {until}:
            return
        for person, one in seen.items():
            if sheets == {"round"}:
                ready(person)
            elif one["mine"] and not one["sheet"]:
                if person is first:
                    each_lap()
                act(person, people[person], one)
