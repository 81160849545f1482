"""A thousand tables: no deadline early, none forgotten."""

from __future__ import annotations

import asyncio

from doublesix.record import lines
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.codec import decode
from doublesix.table.table import Access
from tests.time.hall import Guest, Hall, story

TABLES = 1_000


async def begun(hall: Hall, number: int) -> str:
    """A table where it is somebody's turn."""
    code = await hall.house.open_table("a", "draw", {}, Access.INVITATION, False, [])
    room = await hall.house.room(code)
    assert room
    room.hold()
    await room.watch(Guest("a"))
    await room.watch(Guest("b"))
    await room.command("b", intents.Sit(), None, f"sit {number}")
    await room.command("a", intents.Start(), None, f"start {number}")
    return code


@story
async def test_a_thousand_deadlines_none_early(hall: Hall) -> None:
    for person in "ab":
        await hall.store.save_person(person, person, "en", hall.time.now)
    codes: list[str] = []
    for batch in range(0, TABLES, 100):
        codes += await asyncio.gather(*(begun(hall, number) for number in range(batch, batch + 100)))
        await hall.advance(1.3)
    await hall.advance(45)
    late = [lateness for code in codes for lateness in await latenesses(hall, code)]
    assert len(late) == TABLES
    assert set(late) == {0}


async def latenesses(hall: Hall, code: str) -> list[int]:
    """How late the table acted, each time, in ms."""
    late, due = list[int](), None
    for row in await hall.store.rows(code):
        for event in decode(row.body):
            if isinstance(event, lines.Act) and event.by and due:
                late.append(row.at - due)
            due = event.at if isinstance(event, ev.Due) else due
    return late
