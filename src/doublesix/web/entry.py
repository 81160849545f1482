"""The way to a table by its code: wrong ones are slowed until guessing is hopeless (X05)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from starlette.requests import HTTPConnection

from doublesix.web.codes import tidy_code
from doublesix.web.house import BrokenTable, House
from doublesix.web.limits import address_of
from doublesix.web.room import Room


class NoEntry(Exception):
    """No table for who asks: `why` names the reason, `status` is HTTP's."""

    def __init__(self, why: str, status: int) -> None:
        self.why = why
        self.status = status
        super().__init__(why)


@asynccontextmanager
async def entered(house: House, connection: HTTPConnection, person: str | None) -> AsyncIterator[Room]:
    """The table of the code in the path, kept as long as it is needed. Raise NoEntry, StoreError."""
    code = tidy_code(connection.path_params["code"])
    right = await _guess(house, connection, person, code)
    room = await _room(house, code)
    right()
    with _kept(room):
        yield room


@asynccontextmanager
async def watched(house: House, connection: HTTPConnection) -> AsyncIterator[Room]:
    """The table that the onlookers' link in the path leads to. Raise NoEntry, StoreError."""
    right = await _guess(house, connection, None, "")
    code = await house.watched(tidy_code(connection.path_params["code"]))
    room = await _room(house, code) if code else None
    if room is None or not room.table.onlookers:
        raise NoEntry("unknown-table", 404)
    right()
    with _kept(room):
        yield room


async def _guess(house: House, connection: HTTPConnection, person: str | None, code: str) -> Callable[[], None]:
    """Too many wrong codes close the way before anything is looked up, so that neither the answer nor the time that it
    takes tells anything; only who sits there already is let through. Gives what says that the guess was right."""
    address = address_of(connection)
    counted = house.gate.may_guess(address)
    if not counted and not await _sits(house, person, code):
        raise NoEntry("too-many-guesses", 429)
    return lambda: house.gate.guessed_right(address) if counted else None


async def _room(house: House, code: str) -> Room:
    try:
        room = await house.room(code)
    except BrokenTable:
        raise NoEntry("table-broken", 500) from None
    if room is None:
        raise NoEntry("unknown-table", 404)
    return room


@contextmanager
def _kept(room: Room) -> Iterator[None]:
    room.hold()
    try:
        yield
    finally:
        room.release()


async def _sits(house: House, person: str | None, code: str) -> bool:
    if person is None:
        return False
    room = house.opened_room(code)
    if room and room.table.seat_of(person) is not None:
        return True
    return await house.store.sits(person, code)
