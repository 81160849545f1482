"""A house with people and tables in it, made before it opens: so that what is measured begins at the first socket."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import count

from starlette.responses import Response

from doublesix.store.place import Where
from doublesix.store.sql import Store
from doublesix.table.intents import Sit
from doublesix.table.table import Access
from doublesix.web.house import House
from doublesix.web.outside import real
from doublesix.web.people import People

SEATS = 4
AT_ONCE = 200
_asked = count()


@dataclass(frozen=True, slots=True)
class Seated:
    """A table that waits for its start, and the cookies of its people from seat to seat."""

    code: str
    cookies: tuple[str, ...]


async def prepare(where: Where, tables: int) -> list[Seated]:
    """So many tables of partnership dominoes, four people each."""
    store = await Store.open(where)
    people = await People.of(store, False)
    house = House(store, people, real(0), "")
    await house.awake()
    made = list[Seated]()
    for start in range(0, tables, AT_ONCE):
        some = range(start, min(start + AT_ONCE, tables))
        made += await asyncio.gather(*(_table(house, number) for number in some))
    await store.bus.close()
    await store.close()
    return made


async def _table(house: House, number: int) -> Seated:
    guests = [await _person(house, f"Guest {number}-{seat}") for seat in range(SEATS)]
    code = await house.open_table(guests[0][0], "partners", {"target": 500}, Access.INVITATION, False, [])
    room = await house.room(code)
    assert room
    room.hold()
    for person, _ in guests[1:]:
        await room.command(person, Sit(), None, f"sit at the table {next(_asked)}")
    room.release()
    return Seated(code, tuple(cookie for _, cookie in guests))


async def _person(house: House, name: str) -> tuple[str, str]:
    """The id of somebody new, and the cookie of their browser."""
    now, answer = house.outside.clock(), Response()
    person = await house.people.rename(None, name, "en", now)
    await house.people.remember(answer, person, "Firefox Linux", now)
    return person, answer.headers["set-cookie"].partition(";")[0]
