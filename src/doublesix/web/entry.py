"""The way to a table by its code: wrong ones are slowed until guessing is hopeless (X05)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from doublesix.web.house import BrokenTable, House, tidy_code
from doublesix.web.limits import address_of
from doublesix.web.room import Room

MOST_SEATS = 100


class NoEntry(Exception):
    """No table for who asks: `why` names the reason, `status` is HTTP's."""

    def __init__(self, why: str, status: int) -> None:
        self.why = why
        self.status = status
        super().__init__(why)


@asynccontextmanager
async def entered(house: House, connection: HTTPConnection, person: str | None) -> AsyncIterator[Room]:
    """The table of the code in the path, kept as long as it is needed. Raise NoEntry, StoreError."""
    room = await _find(house, connection, person)
    room.hold()
    try:
        yield room
    finally:
        room.release()


async def _find(house: House, connection: HTTPConnection, person: str | None) -> Room:
    """Too many wrong codes close the way before anything is looked up, so that neither the answer nor the time that it
    takes tells anything; only who sits there already is let through."""
    code, address = tidy_code(connection.path_params["code"]), address_of(connection)
    counted = house.gate.may_guess(address)
    if not counted and not await _sits(house, person, code):
        raise NoEntry("too-many-guesses", 429)
    try:
        room = await house.room(code)
    except BrokenTable:
        raise NoEntry("table-broken", 500) from None
    if room is None:
        raise NoEntry("unknown-table", 404)
    if counted:
        house.gate.guessed_right(address)
    return room


async def _sits(house: House, person: str | None, code: str) -> bool:
    return person is not None and any(head.table == code for head in await house.store.tables_of(person, MOST_SEATS))
