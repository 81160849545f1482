"""Four people, each with a browser of their own, from the home page to the verified record."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import verified
from tests.browser.person import Person
from tests.browser.play import by_keys, by_taps, play_together


def test_four_people_play_partners_to_fifty_by_clicks_and_by_keys(invite: Invite, tmp_path: Path) -> None:
    ana, bo, carl, dede = people = [invite(name).comes_home() for name in ("Ana", "Bo", "Carl", "Dede")]
    code = opened(ana)
    for guest, missing in (
        (bo, "three more players are"),
        (carl, "two more players are"),
        (dede, "one more player is"),
    ):
        expect_start(ana, f"To start, {missing} needed.")
        guest.type_code(code)
    expect_start(ana, "")
    ana.page.get_by_role("button", name="Start").click()

    play_together(
        {ana: by_taps, bo: by_keys, carl: by_taps, dede: by_keys},
        "match",
        each_lap=lambda: each_sees_their_own(people),
    )
    assert ": good: " in verified(dede.record(tmp_path))


def opened(host: Person) -> str:
    page = host.page
    page.get_by_role("button", name="Open a table: Partnership dominoes").click()
    page.get_by_role("button", name="Target: less").click()
    page.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2].lower()


def expect_start(host: Person, why_not: str) -> None:
    start = host.page.get_by_role("button", name="Start")
    expect(start).to_have_attribute("aria-disabled", "true" if why_not else "false")
    expect(start).to_have_accessible_description(why_not)


def each_sees_their_own(people: list[Person]) -> None:
    """No page names a tile of another's hand; the log is left out once it tells of former rounds."""
    hands = {person: set(person.look()["hand"]) for person in people}
    named = {person: person.names_of_tiles(".table main > :not(.log)") for person in people}
    for person, other in permutations(people, 2):
        assert not named[person] & hands[other], f"{person.name} sees tiles of {other.name}"
