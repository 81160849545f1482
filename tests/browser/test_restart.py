"""The house is killed in the middle of a match, and opened again."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.person import Person, Sight
from tests.browser.play import act, by_keys, play_together
from tests.browser.table import LONG

SHEETS_ARE_HERE = """() => ["Sheet-", "Sheets-", "sheets-"].every((sheet) => [".css", ".js"].every((kind) =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes(`/${sheet}`) && name.endsWith(kind))))"""


def test_after_kill_9_every_page_goes_on_by_itself(invite: Invite, own_house: House) -> None:
    ana, bo = people = [invite(name, own_house.here).named() for name in ("Ana", "Bo")]
    code = ana.open("draw", options=LONG)
    ana.go(code)
    bo.go(code)
    bo.sit()
    ana.page.get_by_role("button", name="Start").click()
    for person in people:
        person.forgives = "WebSocket connection to"
        person.page.locator("[data-tile]").first.wait_for()
    moved = 0
    while moved < 6:
        for person in people:
            if (seen := person.look())["mine"]:
                act(person, by_keys, seen)
                moved += 1

    for person in people:
        person.page.wait_for_function(SHEETS_ARE_HERE)  # they are fetched soon after the table
        person.page.keyboard.press("End")
        person.page.evaluate("window.sameDocument = true")
    before = [as_it_is(person) for person in people]
    own_house.kill()
    for person in people:
        lost(person).wait_for()
        assert person.focus() in person.look()["hand"]
    own_house.open()
    for person in people:
        lost(person).wait_for(state="detached")
    assert [as_it_is(person) for person in people] == before

    play_together(dict.fromkeys(people, by_keys), "round")
    for person in people:
        assert person.page.evaluate("window.sameDocument")


def lost(person: Person) -> Locator:
    return person.page.locator(".notice", has_text="Connection lost")


def as_it_is(person: Person) -> tuple[Sight, str, list[str]]:
    """What a person sees, and where they are."""
    texts = [person.page.locator(part).inner_text() for part in (".board", ".acts", "[role=log]")]
    return person.look(), person.focus(), texts
