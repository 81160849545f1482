"""One process of a house: opened over a disk, killed at any moment."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random

from starlette.websockets import WebSocket

from doublesix.store.log import StoreError
from doublesix.table import intents
from doublesix.table.refusal import Refused
from doublesix.web.beat import Beat, going_on
from doublesix.web.command import command
from doublesix.web.faults import note
from doublesix.web.house import House
from doublesix.web.limits import Limits, Rate
from doublesix.web.outside import Outside, Work
from doublesix.web.people import People
from doublesix.web.room import Room
from doublesix.web.socket import Connection, Who, encode
from doublesix.wire.messages import Ack, Act, Bye, Nack
from tests.judge.disk import Disk, Line, Memory
from tests.judge.wire import Wire

BEAT = 4_000  # ms; as seldom as is no outage yet
ANY = Rate(1e6, 10**6)
NO_LIMITS = Limits(messages=ANY, changes=ANY, connects=ANY, connects_here=ANY)


class Clock:
    """The time of the world, ms."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Numbered(Connection):
    """A connection whose place among others in a set does not depend on its address."""

    def __init__(self, socket: WebSocket, house: House, room: Room, who: Who, number: int) -> None:
        super().__init__(socket, house, room, who)
        self._number = number

    def __hash__(self) -> int:
        return self._number


class Process:
    """A house with its sockets and timers; what it asks of the disk waits in `line`."""

    def __init__(self, disk: Disk, clock: Clock, chance: Random) -> None:
        self.line = Line()
        self.timers: list[tuple[int, int, Work]] = []
        self.house: House | None = None
        self.failed = False
        """That it could not be opened."""
        self._clock = clock
        self._numbers = count()
        self._off: set[int] = set()
        self._store = Memory(disk, self.line)
        self._outside = Outside(clock, self._later, chance.randbytes, lambda: 0)
        self._rival: Room | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.start(self._open())

    async def _open(self) -> None:
        try:
            await self._open_house()
        except StoreError:
            self.failed = True

    async def _open_house(self) -> None:
        outside = await going_on(self._outside, self._store)
        house = House(self._store, await People.of(self._store, False), outside, "http://here", NO_LIMITS)
        await house.awake()
        self.beat = Beat(house, every=BEAT)
        self.house = house

    def start(self, work: object) -> None:
        """Let something run in this process."""
        assert asyncio.iscoroutine(work)
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            note(error, "the house")

    def _later(self, delay: int, work: Work) -> Callable[[], None]:
        number = next(self._numbers)
        if self.line.alive:
            heapq.heappush(self.timers, (self._clock.now + delay, number, work))
        return lambda: self._off.add(number)

    def next_timer(self) -> int | None:
        """When the next timer is due."""
        while self.timers and self.timers[0][1] in self._off:
            heapq.heappop(self.timers)
        return self.timers[0][0] if self.timers else None

    def fire(self) -> None:
        """Do what a timer was set for, now or late."""
        self.start(self._guarded(heapq.heappop(self.timers)[2]))

    async def _guarded(self, work: Work) -> None:
        try:
            await work()
        except Exception as error:
            note(error, "a timer")

    def serve(self, wire: Wire, code: str, who: Who) -> None:
        """Somebody connects."""
        self.start(self._serve(wire, code, who))

    async def _serve(self, wire: Wire, code: str, who: Who) -> None:
        assert self.house
        try:
            room = await self.house.room(code)
        except StoreError:
            wire.lose(0)
            return
        assert room
        if who.onlooker and not room.table.onlookers:
            wire.turn_away(encode(Bye(why="unknown-table", text="")))
            return
        await Numbered(wire.socket, self.house, room, who, next(self._numbers)).run()

    async def elsewhere(self, code: str, person: str, act: Act, answer: Callable[[Ack | Nack], None]) -> None:
        """The same command at another reading of the table: it races for the row."""
        assert self.house
        try:
            if (room := await self.house.room(code)) is None:
                return
            if self._rival is None:
                self._rival = await Room.load(code, self._store, self.house)
                assert self._rival
                self._rival.gathering = room.gathering
        except StoreError:
            return
        answer(await command(self.house, self._rival, person, act, "en"))

    async def look_again(self, code: str) -> None:
        """The table hears that there may be something new in its log."""
        assert self.house
        if room := await self.house.room(code):
            with suppress(Refused):
                await room.command("", intents.Leave(), None, "look again")

    async def kill(self) -> None:
        """All ends where it is; nothing more is asked of the disk, no timer fires."""
        self.line.alive = False
        self.line.asked.clear()
        self.timers.clear()
        me = asyncio.current_task()
        while others := [task for task in asyncio.all_tasks() if task is not me]:
            for task in others:
                task.cancel()
            await asyncio.sleep(0)
