"""S-5, S20: nobody is shown, told or sent what they may not know."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.record import lines
from doublesix.table import events as ev
from doublesix.table.table import Phase, Table
from doublesix.wire.news import page_of
from tests.strategies import Setting, any_setting
from tests.support.desk import Desk, desk_of
from tests.support.frames import encoded, frame_of, read
from tests.support.hidden import exchanged

TILE = re.compile(r"(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])")
SHORT = {
    "draw": Setting("draw", {"target": 50}, 3),
    "partners": Setting("partners", {"target": 50}, 4),
    "salon": Setting("salon", {"set": 9, "limit": 50}, 5),
    "salon-teams": Setting("salon", {"set": 6, "teams": 2, "limit": 50}, 4),
    "mexican-train": Setting("mexican-train", {"rounds": 4}, 3),
}


@settings(max_examples=40, deadline=None)
@given(any_setting(), st.integers(0, 2**32), st.integers(0, 100))
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_sent(setting: Setting, seed: int, steps: int) -> None:
    desk = desk_of(setting, seed)
    for _ in desk.play_on(steps):
        pass
    table, pages = read(desk.rows)
    for person in (*(seat.person for seat in table.seats), None):
        other, other_pages = read(exchanged(desk.rows, table.seat_of(person), Random(seed)))
        for since in (0, len(pages) - 1):
            mine = encoded(frame_of(table, pages, person, since))
            assert mine == encoded(frame_of(other, other_pages, person, since))


def test_the_exchange_does_exchange_hands_and_boneyard() -> None:
    desk = desk_of(Setting("draw", {"target": 100}, 3), 1)
    for _ in desk.play_on(10):
        pass
    other, _ = read(exchanged(desk.rows, 0, Random(1)))
    assert other.round
    assert desk.table.round
    assert other.round.hands[0] == desk.table.round.hands[0]
    assert other.round.hands[1:] != desk.table.round.hands[1:]
    assert other.round.boneyard != desk.table.round.boneyard


@pytest.mark.parametrize("name", SHORT)
def test_S20_no_tile_and_no_secret_that_is_not_theirs_in_any_frame_of_a_match(name: str) -> None:
    desk = desk_of(SHORT[name], 2)
    table, pages = read(desk.rows)
    for row in desk.play_on():
        table, page = page_of(len(desk.rows), table, row)
        pages.append(page)
        round_began = max(v for v, row in enumerate(desk.rows) if any(isinstance(e, lines.Deal) for e in row))
        this_round = [event for row in desk.rows[round_began:] for event in row]
        for person in (*(seat.person for seat in table.seats), None):
            whole = len(pages) % 25 == 0 or table.phase is not Phase.PLAYING
            frame = frame_of(table, pages, person, since=round_began if whole else len(pages) - 1)
            text = encoded(frame).decode()
            shown = set(TILE.findall(text))
            assert shown <= shown_to(this_round, table, person)
            for secret in unseen_secrets(desk):
                assert secret not in text


def shown_to(this_round: list[ev.Event], table: Table, person: str | None) -> set[str]:
    """The tiles that a frame of this round may name for a person."""
    assert table.round
    seat = table.seat_of(person)
    known = {event.tile for event in this_round if isinstance(event, lines.Play)}
    known |= {event.tile for event in this_round if isinstance(event, lines.Draw) and event.seat == seat}
    known |= set() if seat is None else set(map(str, table.round.hands[seat]))
    if table.last:
        known |= {str(tile) for hand in table.last.round.hands for tile in hand}
    return known


def unseen_secrets(desk: Desk) -> list[str]:
    """The secrets of the running and the coming deal."""
    table = desk.table
    running = [table.deal.shuffle.secret] if table.deal and table.phase is Phase.PLAYING else []
    return running + ([table.committed.secret] if table.committed else [])
