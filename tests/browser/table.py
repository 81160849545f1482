"""Tables to test at, and what the tests do there again and again."""

from __future__ import annotations

from playwright.sync_api import expect

from doublesix.rules.variants import VARIANTS
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.play import act, by_keys

SHORT = {"draw": {"target": 50}, "partners": {"target": 50}, "salon": {"limit": 50}}
"""Options that make a match short."""
LONG = {"target": 500}
"""Those of draw dominoes that no round alone ends a match with."""


def two_at_draw(invite: Invite, *windows: dict[str, object]) -> tuple[Person, Person]:
    """Ana has opened a table of draw dominoes, Bo has come by the code, and the first round is dealt."""
    return two_at("draw", invite, *windows)


def two_at(
    game: str, invite: Invite, *windows: dict[str, object], options: dict[str, int] | None = None
) -> tuple[Person, Person]:
    """The same at any game, a short match if nothing else is said; where it takes four, with two robots."""
    ana, bo = (invite(name, **window).named() for name, window in zip(("Ana", "Bo"), windows or ({}, {}), strict=True))
    robots = ["steady"] * max(0, min(VARIANTS[game].players) - 2)
    code = ana.open(game, options=options or SHORT.get(game, {}), robots=robots, practice=bool(robots))
    ana.go(code)
    bo.go(code)
    bo.sit()
    ana.page.get_by_role("button", name="Start").click()
    for person in (ana, bo):
        person.page.locator("[data-tile]").first.wait_for()
    return ana, bo


def in_turn(ana: Person, bo: Person) -> tuple[Person, Person]:
    """Who is to play, and the other; waits until the page of one of them shows it."""
    while True:
        for mine, other in ((ana, bo), (bo, ana)):
            if mine.look()["mine"]:
                return mine, other


def until_there_is_a_choice(*people: Person) -> tuple[Person, Person]:
    """Play until somebody may choose a tile that goes to both ends; they and the other."""
    while True:
        for person, other in (people, reversed(people)):
            seen = person.look()
            assert not seen["sheet"], "a round without a choice"
            if seen["mine"] and person.page.locator("[data-tile][aria-label*=' and ']").count():
                return person, other
            if seen["mine"]:
                act(person, by_keys, seen)


def choose_where(person: Person) -> None:
    """Choose a tile that goes to both ends, and ask where."""
    person.page.locator("[data-tile][aria-label*=' and ']").first.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-place]").first).to_be_focused()
