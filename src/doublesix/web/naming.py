"""Giving somebody a name, unless it could be taken for another's at a table of theirs (X03)."""

from __future__ import annotations

from doublesix.store.log import Head
from doublesix.web.glimpses import glance
from doublesix.web.house import House
from doublesix.web.names import alike

MOST_TABLES = 50


async def may_be_called(house: House, person: str, name: str) -> bool:
    """Whether nobody at the tables where this person sits has a name like that."""
    for head in await house.store.tables_of(person, MOST_TABLES):
        if head.status != "over" and alike(name, await _others(house, head, person)):
            return False
    return True


async def _others(house: House, head: Head, person: str) -> list[str]:
    table = await glance(house, head)
    ids = set(table.people) - {person} if table else set()
    return list((await house.names(ids)).values())
