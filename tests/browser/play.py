"""How people play: by taps alone or by keys alone, acting at once on what the page shows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import PROBE, Person, Sight

DRAW, PASS = re.compile(r"^Draw\b"), re.compile(r"^Pass\b")
Play = Callable[[Person, Sight], None]


def by_taps(person: Person, seen: Sight) -> None:
    """Do the first thing that may be done, with single taps or clicks."""
    page = person.page
    tap = "tap" if page.evaluate("navigator.maxTouchPoints") else "click"
    if seen["can"]:
        getattr(page.locator(f"[data-tile='{seen['can'][0]}']"), tap)()
        getattr(page.locator("[data-place]").first, tap)()
    else:
        getattr(page.get_by_role("button", name=DRAW if seen["draw"] else PASS), tap)()


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
    before = json.dumps({name: value for name, value in seen.items() if name != "pass_"}, separators=(",", ":"))
    play(person, seen)
    person.until(PROBE, before)


def ready(person: Person) -> None:
    """Say at the round's sheet that the next may be dealt."""
    button = person.page.get_by_role("button", name="Ready for round")
    if button.count():
        button.click()
    expect(button).to_have_count(0)


def play_on(person: Person, play: Play, until: str) -> None:
    """Play with robots until the sheet of the round or the match lies open; ready for each round on the way."""
    while (seen := person.look())["sheet"] != until:
        if seen["sheet"] == "round":
            ready(person)
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
