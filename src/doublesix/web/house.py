"""The house: its store, its people, the tables that are open in this process, its robots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from doublesix.phrase.say import say
from doublesix.record import lines
from doublesix.rules.variants import VARIANTS
from doublesix.store.log import Standing
from doublesix.store.sql import Store
from doublesix.table.codec import decode, encode
from doublesix.table.handle import open_with
from doublesix.table.record import last_match
from doublesix.table.table import ROBOT, Access
from doublesix.table.waiting import opened
from doublesix.table.world import World
from doublesix.web.outside import Outside
from doublesix.web.people import People
from doublesix.web.presence import GRACE
from doublesix.web.robots import Robots
from doublesix.web.room import Room

CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no I, L, O, 0, 1: they look alike
CODE_LENGTH = 8
ROBOT_NAMES = ("Cog", "Dot", "Bolt", "Pip", "Zinc", "Rivet", "Flint", "Spark", "Nut", "Chip")
OFFERED = ("beginner", "steady")
"""The robots that sit at tables, weakest first."""

EXCUSED = 20_000  # ms
OUTAGE = 5_000
MOST_DUE = 500


class House:
    """Everything that outlives a request."""

    def __init__(self, store: Store, people: People, outside: Outside, url: str) -> None:
        self.store = store
        self.people = people
        self.outside = outside
        self.url = url
        self.opened = outside.clock()
        self.outage = (0, 0)
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    async def room(self, code: str) -> Room | None:
        """The table of this code, None if there is none."""
        if code in self._rooms:
            return self._rooms[code]
        async with self._loading:
            if code not in self._rooms:
                room = await Room.load(code, self.store, self)
                if room is None:
                    return None
                room.on_change = Robots(self.outside, room).changed
                self._excuse(room)
                self._rooms[code] = room
            return self._rooms[code]

    def _excuse(self, room: Room) -> None:
        """T-3: that the house itself closed everybody's sockets is no absence for a while."""
        until = self.opened + EXCUSED
        if (wait := until - self.outside.clock()) > 0:
            room.presence.excuse(room.table.people, until)
            for person in room.table.people:
                room.expect_away(person, wait + GRACE)

    async def tick(self) -> None:
        """Once a second: note that the house is up, and see to every table whose time has come (T-4)."""
        now = self.outside.clock()
        before = await self.store.beat(now)
        if before is not None and now - before > OUTAGE:
            self.outage = (before, now)
        for code in await self.store.due(now, MOST_DUE):
            if room := await self.room(code):
                await room.time_up()

    def forget(self, room: Room) -> None:
        """Drop a room that nobody needs; its log is in the store."""
        if not room.held and self._rooms.get(room.code) is room:
            room.rest()
            del self._rooms[room.code]

    async def open_table(
        self, host: str, game: str, options: Mapping[str, int], access: Access, practice: bool, robots: list[str]
    ) -> str:
        """Open a table with its host and robots seated; return its code. Raise Refused, StoreError."""
        world = self.world(set())
        row = open_with(opened(VARIANTS[game], options, access, practice), host, robots, world)
        head = Standing("waiting", people=frozenset((host,)))
        while True:
            code = self._new_code()
            if await self.store.create(code, game, access, self.outside.clock(), encode(row), None, head=head):
                return code

    async def record(self, code: str) -> list[lines.Line]:
        """The last match that is over at this table, as a record; empty if none is."""
        room = await self.room(code)
        if room is None:
            return []
        log = [event for row in await self.store.rows(code) for event in decode(row.body)]
        return last_match(log, await self.names(room.ids))

    async def names(self, ids: Iterable[str], lang: str | None = None) -> dict[str, str]:
        """What these are called, by id; with a language, robots are called robots."""
        asked = set(ids)
        robots = {id: _robot_name(id, lang) for id in asked if id.startswith(ROBOT)}
        return await self.people.names(sorted(asked - robots.keys())) | robots

    def world(self, present: set[str]) -> World:
        """What a table asks of the world now."""
        return World(present, OFFERED, self.outside.random, self.outside.clock())

    def _new_code(self) -> str:
        wanted = (byte for byte in iter(lambda: self.outside.random(1)[0], None))
        fair = (byte for byte in wanted if byte < 256 // len(CODE_SIGNS) * len(CODE_SIGNS))
        return "".join(CODE_SIGNS[next(fair) % len(CODE_SIGNS)] for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str:
    """A code as it is kept: case, spaces and hyphens do not matter."""
    return "".join(sign for sign in text.upper() if not sign.isspace() and sign != "-")


def _robot_name(person: str, lang: str | None) -> str:
    number = int(person.removeprefix(ROBOT))
    name = ROBOT_NAMES[(number - 1) % len(ROBOT_NAMES)]
    return name if lang is None else say(lang, "robot-name", name=name)
