"""Two workers of one house in one process: each has its own store over one PostgreSQL, both have the test's time.

Their bus is silent unless a test wants it, so that all they hear of each other is what they look up each second."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from time import time_ns

from sqlalchemy import update

from doublesix.store.bus import Silent
from doublesix.store.schema import workers
from doublesix.store.sql import Store
from doublesix.store.workers import Workers
from doublesix.table import intents
from doublesix.table.table import Access
from doublesix.web.house import House
from doublesix.web.outside import Outside
from doublesix.web.people import People
from doublesix.web.room import Room
from tests.time.hall import PATIENCE, Guest
from tests.time.virtual import Virtual, settle

HOUR = 3_600_000
"""ms that the test's time is behind the database's, so that no lease runs out by itself."""
_asked = count()


class Worker:
    """One of them."""

    def __init__(self, store: Store, house: House, time: Virtual) -> None:
        self.store = store
        self.house = house
        self.time = time
        assert isinstance(store.fellows, Workers)
        self.fellows = store.fellows

    async def room(self, code: str) -> Room:
        room = await self.house.room(code)
        assert room
        return room

    async def come(self, code: str, person: str) -> Guest:
        """A socket of this person opens at this worker."""
        guest, room = Guest(person), await self.room(code)
        room.hold()
        await room.watch(guest)
        await settle()
        return guest

    async def go(self, code: str, person: str, excused: bool = False) -> None:
        """Their socket closes."""
        room = await self.room(code)
        (watcher,) = (watcher for watcher in room.gathering.watchers if watcher.person == person)
        room.unwatch(watcher, excused)
        room.release()
        await settle()

    async def ask(self, code: str, person: str, intent: intents.AnyIntent, turn: int | None = None) -> int:
        return await (await self.room(code)).command(person, intent, turn, f"asked/{next(_asked)}")

    async def dies(self) -> None:
        """Nothing is heard of it any more."""
        mine = update(workers).where(workers.c.id == self.fellows.me).values(until=self.time.now)
        await self.store._writer.do(lambda connection: connection.execute(mine))


class Pair:
    """Both, and a table of Ana (a) at the one and Bo (b) at the other."""

    def __init__(self, one: Worker, other: Worker, time: Virtual) -> None:
        self.one = one
        self.other = other
        self.time = time

    async def look(self) -> None:
        """A second goes by, and both look."""
        await self.time.advance(1_000)
        for worker in (self.one, self.other):
            await worker.house.tick()
        await self.time.advance(0)
        await settle()

    async def table(self) -> str:
        """Draw dominoes, begun."""
        code = await self.one.house.open_table("a", "draw", {"target": 500}, Access.INVITATION, False, [])
        await self.one.come(code, "a")
        await self.other.come(code, "b")
        await self.look()
        await self.other.ask(code, "b", intents.Sit())
        await self.look()
        await self.one.ask(code, "a", intents.Start())
        await self.look()
        return code


async def worker(database: str, time: Virtual, seed: int) -> Worker:
    store = await Store.open(database)
    await store.bus.close()
    assert isinstance(store.fellows, Workers)
    store.bus = store.fellows.bus = Silent()
    outside = Outside(time.clock, time.later, Random(seed).randbytes, lambda: 0)
    house = House(store, await People.of(store, False), outside, "http://here")
    await house.awake()
    await house.tick()
    return Worker(store, house, time)


def with_two(database: str, told: Callable[[Pair], Awaitable[None]]) -> None:
    """Tell a story of two workers."""

    async def run() -> None:
        time = Virtual(time_ns() // 1_000_000 - HOUR)
        one, other = await worker(database, time, 1), await worker(database, time, 2)
        for person in "abc":
            await one.store.save_person(person, f"P{person}", "en", time.now)
        try:
            async with asyncio.timeout(PATIENCE):
                await told(Pair(one, other, time))
        finally:
            await one.store.close()
            await other.store.close()

    asyncio.run(run())
