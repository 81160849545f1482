"""A table is its log: rows replay to the same state, and the record that they give verifies."""

from __future__ import annotations

import os
from functools import reduce
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.record import lines
from doublesix.record.verify import verify
from doublesix.table import events as ev
from doublesix.table.apply import apply, replay
from doublesix.table.codec import decode, encode
from doublesix.table.record import last_match
from doublesix.table.table import Access, Phase, Table
from tests.strategies import Setting, any_setting
from tests.support.desk import LETTERS, Desk, desk_of

LOGS = Path(__file__).parent / "logs"
NAMES = {letter: letter.upper() for letter in LETTERS} | {f"robot-{n}": f"R{n}" for n in range(1, 10)}
KEPT = {
    "draw": Setting("draw", {"target": 50}, 2),
    "partners": Setting("partners", {"target": 50}, 4),
    "salon-teams": Setting("salon", {"set": 9, "teams": 3, "limit": 50}, 6),
    "salon-alone": Setting("salon", {"set": 6, "limit": 50}, 4),
    "mexican-train": Setting("mexican-train", {"rounds": 4}, 3),
    "mexican-train-solo": Setting("mexican-train", {"rounds": 8}, 2),
}


def record_of(log: list[ev.Event]) -> list[bytes]:
    return [msgspec.json.encode(line) for line in last_match([(0, log)], NAMES)]


def check_rounds(log: list[ev.Event]) -> Table:
    """Replay a log; what each round came to is what its line says."""
    table = replay(log[:1])
    for event in log[1:]:
        table = apply(table, event)
        if isinstance(event, lines.Round):
            assert table.last
            assert list(table.last.settled.match.totals) == event.totals
            assert [list(map(str, hand)) for hand in table.last.round.hands] == event.hands
            assert list(table.last.settled.eliminated) == (event.eliminated or [])
    return table


@settings(max_examples=25, deadline=None)
@given(any_setting(), st.integers(0, 2**32), st.integers(0, 300))
def test_the_log_replays_to_the_state_at_every_row(setting: Setting, seed: int, steps: int) -> None:
    desk = desk_of(setting, seed)
    for _ in desk.play_on(steps):
        pass
    table = replay(decode(encode(desk.rows[0])))
    for row in desk.rows[1:]:
        again = decode(encode(row))
        assert again == row
        table = reduce(apply, again, table)
    assert table == desk.table


@pytest.mark.parametrize("name", KEPT)
def test_the_record_of_a_table_verifies(name: str) -> None:
    for seed in range(3):
        desk = desk_of(KEPT[name], seed).finish()
        assert check_rounds(desk.log) == desk.table
        assert verify(record_of(desk.log)).matches == 1


def test_a_record_comes_with_the_end_alone() -> None:
    desk = desk_of(KEPT["draw"], 0)
    for _ in desk.play_on():
        done = desk.table.phase is Phase.OVER
        assert bool(last_match([(0, desk.log)], NAMES)) == done


def test_S21_a_record_holds_no_ids() -> None:
    desk = Desk("salon", robots=1).sit("b").start().finish()
    ids = {"a": "secret-id-of-a", "b": "secret-id-of-b"}
    log = [
        msgspec.structs.replace(e, person=ids.get(e.person, e.person)) if isinstance(e, ev.Sat) else e for e in desk.log
    ]
    names = {"secret-id-of-a": "Ana", "secret-id-of-b": "Bo", "robot-1": "Cog"}
    text = b"".join(msgspec.json.encode(line) for line in last_match([(0, log)], names))
    assert b"secret-id" not in text
    assert b"robot-1" not in text
    assert b'{"name":"Cog","bot":"steady"}' in text


def test_options_and_practice_stand_in_the_record() -> None:
    desk = Desk("partners", {"target": 50}, access=Access.SOLO, practice=True, robots=3).start().finish()
    head = last_match([(0, desk.log)], NAMES)[0]
    assert isinstance(head, lines.Match)
    assert (head.options, head.table, head.rules) == ({"target": 50}, {"practice": True}, "partners")
    assert [seat.bot for seat in head.seats] == [None, "steady", "steady", "steady"]


@pytest.mark.parametrize("name", KEPT)
def test_a_log_of_release_0_1_replays_for_ever(name: str) -> None:
    file = LOGS / f"0.1-{name}.jsonl"
    if os.environ.get("DOUBLESIX_LOGS") == "write" and not file.exists():
        file.write_bytes(b"".join(encode(row) + b"\n" for row in desk_of(KEPT[name], 1).finish().rows))
    log = [event for row in file.read_bytes().splitlines() for event in decode(row)]
    table = check_rounds(log)
    assert table.phase is Phase.OVER
    assert table.match
    assert table.match.winners
    assert verify(record_of(log)).matches == 1
