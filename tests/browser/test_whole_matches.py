"""C10: whole matches against robots, from the home page to the verified record, by keys alone and by taps alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from doublesix.rules.variants import VARIANTS
from tests.browser.conftest import Invite
from tests.browser.house import verified
from tests.browser.person import Person
from tests.browser.play import Press, by_keys, by_taps, enter, play_on, tap, walk

CALLED = {
    "draw": "Draw dominoes",
    "partners": "Partnership dominoes",
    "salon": "Salon dominoes",
    "mexican-train": "Mexican train",
}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
SHORT = {"draw": {"Target: less": 1}, "partners": {"Target: less": 1}, "salon": {"Limit: less": 1}, "mexican-train": {}}
"""Steps on the sheet of a new table that make a match short."""
FULL = {
    "draw": {"How many: more": 2},
    "salon": {"How many: more": 8, "Set: more": 2, "Teams: more": 4},
    "mexican-train": {"How many: more": 2},
}
"""Steps that fill the table: four, ten in five teams with the largest set, four."""


@pytest.mark.parametrize("game", VARIANTS)
def test_C10_a_whole_match_by_keys_alone(invite: Invite, tmp_path: Path, game: str) -> None:
    ana = invite()
    ana.page.goto("/")
    walk(ana.page.get_by_label("Your name"))
    ana.page.keyboard.type("Ana")
    enter(ana.page.get_by_role("button", name="Keep this name"))
    begin(ana, game, enter, SHORT[game])
    play_on(ana, by_keys, "match", enter)
    assert len(proved(ana, tmp_path, enter)["seats"]) == min(VARIANTS[game].players)


@pytest.mark.parametrize("game", VARIANTS)
def test_C10_a_whole_match_at_a_full_table_by_taps_alone(invite: Invite, tmp_path: Path, game: str) -> None:
    ana = invite(**PHONE)
    ana.page.goto("/")
    tap(ana.page.get_by_label("Your name"))
    ana.page.keyboard.type("Ana")
    tap(ana.page.get_by_role("button", name="Keep this name"))
    begin(ana, game, tap, FULL.get(game, {}) | SHORT[game])
    play_on(ana, by_taps, "match", tap)
    head = proved(ana, tmp_path, tap)
    assert len(head["seats"]) == max(VARIANTS[game].players)
    if game == "salon":
        assert head["options"] == {"set": 12, "teams": 5, "limit": 50}


def begin(person: Person, game: str, press: Press, steps: dict[str, int]) -> None:
    """Open a table against robots with what these buttons choose."""
    page = person.page
    press(page.get_by_role("button", name=f"Against robots: {CALLED[game]}"))
    for button, times in steps.items():
        for _ in range(times):
            press(page.get_by_role("button", name=button))
    press(page.get_by_role("button", name="Play", exact=True))


def proved(person: Person, folder: Path, press: Press) -> dict[str, Any]:
    """Save the record and have it verified; gives its head."""
    record = person.record(folder, press)
    assert ": good: " in verified(record)
    head: dict[str, Any] = json.loads(record.read_text().splitlines()[0])
    return head
