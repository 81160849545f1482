"""Giving somebody a name, unless it could be taken for another's at a table of theirs (X03)."""

from __future__ import annotations

from doublesix.web.house import House
from doublesix.web.names import alike

MOST_TABLES = 50


async def may_be_called(house: House, person: str, name: str) -> bool:
    """Whether nobody at the tables where this person sits has a name like that."""
    for head in await house.store.tables_of(person, MOST_TABLES):
        if head.status != "over" and alike(name, await _others(house, head.table, person)):
            return False
    return True


async def _others(house: House, code: str, person: str) -> list[str]:
    room = await house.glance(code)
    ids = {seat.person for seat in room.table.seats} - {person} if room else set()
    return list((await house.names(ids)).values())
