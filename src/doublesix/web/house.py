"""The house: its store, its people, the tables that are open in this process, its robots."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from doublesix.record.lines import AnyLine
from doublesix.rules.variants import VARIANTS
from doublesix.store.log import Books, Standing, StoreError
from doublesix.table import clock
from doublesix.table import events as ev
from doublesix.table.apply import replay
from doublesix.table.codec import encode
from doublesix.table.follow import stand_still
from doublesix.table.handle import open_with
from doublesix.table.record import last_match
from doublesix.table.table import ROBOT, Access
from doublesix.table.waiting import opened
from doublesix.table.world import World
from doublesix.web.codes import new_code, watch_code
from doublesix.web.faults import note
from doublesix.web.keeping import Keeping
from doublesix.web.ledger import dated
from doublesix.web.limits import Gate, Limits
from doublesix.web.others import Others
from doublesix.web.outside import Outside
from doublesix.web.people import People, called
from doublesix.web.presence import EXCUSED, GRACE
from doublesix.web.pulse import Pulse
from doublesix.web.recent import Recent
from doublesix.web.robots import Robots
from doublesix.web.room import Glimpse, Room

ROBOT_NAMES = ("Cog", "Dot", "Bolt", "Pip", "Zinc", "Rivet", "Flint", "Spark", "Nut", "Chip")
OFFERED = ("beginner", "steady", "strong", "expert")
"""The robots that sit at tables, weakest first."""

MOST_DUE = 500


class BrokenTable(Exception):
    """The log of this table cannot be read; it is left alone."""


class House:
    """Everything that outlives a request."""

    def __init__(
        self,
        store: Books,
        people: People,
        outside: Outside,
        url: str,
        limits: Limits | None = None,
        keeping: Keeping | None = None,
    ) -> None:
        self.store = store
        self.people = people
        self.outside = outside
        self.url = url
        self.keeping = keeping or Keeping()
        self.opened = outside.clock()
        self.watch_key = people.key("watch")
        self.pulse = Pulse(store, outside.clock)
        self.gate = Gate(limits or Limits(), outside.clock)
        self.naming = asyncio.Lock()
        """Held while somebody sits down or is renamed: two names are compared, and one of them is kept."""
        self._rooms: dict[str, Room] = {}
        self.glimpses: Recent[Glimpse] = Recent()
        """Of tables that lists have told of, by code."""
        self._broken: set[str] = set()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being read: nobody waits for another table's log."""
        self.draining = False
        """Whether this process is about to end: nobody new is to be sent here."""
        self._others = Others(store, people, outside, self._rooms, self.room, self.sign_out)

    async def room(self, code: str) -> Room | None:
        """The table of this code, None if there is none. Raise BrokenTable, StoreError."""
        if code in self._rooms:
            return self._rooms[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self._rooms:
                room = await self._load(code)
                if room is None:
                    return None
                room.on_change = Robots(self.outside, room, self.store.fellows).changed
                await room.learn()
                if not self._excuse(room):  # who sat here when a former process died has not come since
                    since = room.presence.last_here(room.table.people)
                    await room.act(lambda table, world: clock.nobody_here(table, since, world))
                self._rooms[code] = room
            return self._rooms[code]

    def opened_room(self, code: str) -> Room | None:
        """The table of this code if it is open in this process."""
        return self._rooms.get(code)

    async def _load(self, code: str) -> Room | None:
        if code in self._broken:
            raise BrokenTable(code)
        try:
            return await Room.load(code, self.store, self)
        except StoreError:
            raise
        except Exception as error:
            self._broken.add(code)
            note(error, "its log cannot be read", table=code)
            raise BrokenTable(code) from None

    def _excuse(self, room: Room) -> bool:
        """T-3: that the house itself closed everybody's sockets is no absence for a while. With other workers it is in
        the database who was here until when."""
        if self.store.fellows.several:
            return False
        until = self.opened + EXCUSED
        wait = until - self.outside.clock()
        if wait > 0:
            room.presence.excuse(room.table.people, until)
            for person in sorted(room.table.people):
                room.expect_away(person, wait + GRACE)
        return wait > 0

    async def tick(self) -> None:
        """Once a second: note that the house is up, and see to every table whose time has come (T-4)."""
        await self.pulse.note()
        await self._others.keep_up(excused=self.outside.clock() < self.outage[1] + EXCUSED)
        for code in await self.store.due(self.outside.clock(), MOST_DUE):
            await self._see_to(code, Room.time_up)

    async def leave(self) -> None:
        """This process ends; others need not wait for it."""
        self._others.stop()
        with suppress(StoreError):
            await self.store.fellows.leave()

    @property
    def outage(self) -> tuple[int, int]:
        """The last outage of the house, from and to."""
        return self.pulse.outage

    async def awake(self) -> None:
        """Notice an outage before anything is done about the time (T-4)."""
        await self.pulse.awake()

    def until(self, worker: str) -> int:
        """Until when those who are here by another worker count as here: an outage of all of them is no absence."""
        since, until = self.outage
        lives = self.store.fellows.until(worker)
        return max(lives, until + EXCUSED) if lives > since else lives

    async def _see_to(self, code: str, what: Callable[[Room], Awaitable[None]]) -> None:
        """A fault in one table never touches another."""
        if code in self._broken:
            return
        try:
            if room := await self.room(code):
                await what(room)
        except StoreError:
            raise
        except BrokenTable:
            return
        except Exception as error:
            note(error, "it could not act", table=code)

    def watch_code(self, code: str) -> str:
        """The code of the onlookers' link of a table: nothing of the table's own code can be told from it."""
        return watch_code(hmac.digest(self.watch_key, code.encode(), "sha256"))

    async def let_watch(self, code: str) -> None:
        """Keep which table the onlookers' link leads to."""
        await self.store.keep(f"watch/{self.watch_code(code)}", code)

    async def watched(self, code: str) -> str | None:
        """The code of the table that an onlookers' link leads to, None if to none."""
        return await self.store.kept(f"watch/{code}")

    async def learn(self) -> None:
        """The keeper did something from outside: names, browsers and tables may have changed."""
        await self._others.ask_anew()
        await self._others.catch_up()

    async def renamed(self, person: str) -> None:
        """Somebody is called something else by now: let who sees their name look anew."""
        await self._others.renamed({person})

    def sign_out(self, device: str) -> None:
        """Close every socket of this browser."""
        for room in self._rooms.values():
            room.gathering.sign_out(device)

    def forget(self, room: Room) -> None:
        """Drop a room that nobody needs; its log is in the store."""
        if not room.held and self._rooms.get(room.code) is room:
            room.rest()
            del self._rooms[room.code]

    async def open_table(
        self,
        host: str,
        game: str,
        options: Mapping[str, int],
        access: Access,
        practice: bool,
        robots: list[str],
        hints: bool = False,
    ) -> str:
        """Open a table with its host and robots seated; return its code. Raise Refused, StoreError."""
        world = self.world(set(), {})
        row = open_with(opened(VARIANTS[game], options, access, practice, hints), host, robots, world)
        row += stand_still(replay(row), world.now, world)  # until its host comes
        head = Standing("waiting", clock.wakes(replay(row)), frozenset((host,)))
        while True:
            code = new_code(self.outside.random)
            if await self.store.create(code, game, access, self.outside.clock(), encode(row), None, head=head):
                return code

    async def record(self, code: str) -> list[AnyLine]:
        """The last match that is over at this table, as a record; empty if none is."""
        room = await self.room(code)
        if room is None:
            return []
        log = await asyncio.to_thread(dated, await self.store.rows(code))  # a long one must not keep tables waiting
        events = (event for _, row in log for event in row)
        ids = {event.person for event in events if isinstance(event, ev.Sat | ev.Given)}  # who has left since, too
        return await asyncio.to_thread(last_match, log, await self.names(ids))

    async def names(self, ids: Iterable[str], lang: str | None = None) -> dict[str, str]:
        """What these are called, by id; with a language, robots are called robots."""
        known = await self.known(ids)
        return called(known, lang) if lang else {id: name or "?" for id, name in known.items()}

    async def known(self, ids: Iterable[str]) -> dict[str, str]:
        """The bare names of these, by id; empty for who has been forgotten."""
        people, robots = list[str](), dict[str, str]()
        for id in ids:
            if id.startswith(ROBOT):
                robots[id] = _robot_name(id)
            else:
                people.append(id)
        return await self.people.names(people) | robots

    def world(self, present: set[str], away: Mapping[str, int]) -> World:
        """What a table asks of the world now."""
        return World(present, OFFERED, self.outside.random, self.outside.clock(), away)


def house_of(asker: HTTPConnection) -> House:
    """The house that somebody asks."""
    house: House = asker.app.state.house
    return house


def _robot_name(person: str) -> str:
    number = int(person.removeprefix(ROBOT))
    return ROBOT_NAMES[(number - 1) % len(ROBOT_NAMES)]
