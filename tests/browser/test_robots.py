"""One person and robots, from the home page to the verified record."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.house import verified
from tests.browser.person import Person
from tests.browser.play import by_keys, by_taps, play_on


def test_one_person_and_a_robot_play_draw_to_fifty(invite: Invite, tmp_path: Path) -> None:
    ana = against_robots(invite(), "Draw dominoes")
    step(ana.page, "Target: less", 1)
    ana.page.get_by_role("button", name="Play", exact=True).click()
    play_on(ana, by_keys, until="match")
    head = proved(ana, tmp_path)
    assert head["options"]["target"] == 50
    assert len(head["seats"]) == 2


def test_one_person_and_nine_robots_play_salon_in_five_teams_until_one_is_left(invite: Invite, tmp_path: Path) -> None:
    ana = against_robots(invite(), "Salon dominoes")
    step(ana.page, "How many: more", 8)
    step(ana.page, "Set: more", 2)
    step(ana.page, "Teams: more", 4)
    step(ana.page, "Limit: less", 1)
    ana.page.get_by_role("button", name="Play", exact=True).click()
    play_on(ana, by_taps, until="match")
    head = proved(ana, tmp_path)
    assert head["options"] == {"set": 12, "teams": 5, "limit": 50}
    assert len(head["seats"]) == 10


def test_one_person_and_three_robots_play_four_rounds_of_mexican_train(invite: Invite, tmp_path: Path) -> None:
    ana = against_robots(invite(), "Mexican train")
    step(ana.page, "How many: more", 2)
    ana.page.get_by_role("button", name="Play", exact=True).click()
    play_on(ana, by_keys, until="match")
    head = proved(ana, tmp_path)
    assert head["options"]["rounds"] == 4
    assert len(head["seats"]) == 4


def against_robots(person: Person, game: str) -> Person:
    person.comes_home().page.get_by_role("button", name=f"Against robots: {game}").click()
    return person


def step(page: Page, button: str, times: int) -> None:
    for _ in range(times):
        page.get_by_role("button", name=button).click()


def proved(person: Person, folder: Path) -> dict[str, dict[str, int]]:
    """Save the record and have it verified; gives its head."""
    record = person.record(folder)
    assert ": good: " in verified(record)
    head: dict[str, dict[str, int]] = json.loads(record.read_text().splitlines()[0])
    return head
