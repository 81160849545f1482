"""A table that somebody looks at: its log read once, its commands appended one by one, its watchers told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Protocol

from doublesix.record import lines
from doublesix.store.log import Standing
from doublesix.store.sql import Store
from doublesix.table import clock
from doublesix.table import events as ev
from doublesix.table.apply import apply, open_table
from doublesix.table.codec import decode, encode
from doublesix.table.handle import handle
from doublesix.table.intents import AnyIntent
from doublesix.table.refusal import Refused
from doublesix.table.table import Table
from doublesix.table.world import World
from doublesix.web.outside import Outside
from doublesix.web.presence import EXCUSED, GRACE, Presence
from doublesix.wire.news import Page, page_of

LONGEST_TIMER = 3_600_000  # ms; what is later than that is swept up


class Keeper(Protocol):
    """Who keeps the rooms: the house."""

    outside: Outside
    outage: tuple[int, int]
    """The last outage of the house, from and to."""
    opened: int
    """When this process opened the house."""

    async def awake(self) -> None: ...

    def world(self, present: set[str], away: Mapping[str, int]) -> World: ...

    def forget(self, room: Room) -> None: ...


class Watcher(Protocol):
    """Somebody at the table's side, told whenever there is something new to look at."""

    person: str | None
    onlooker: str | None
    """The name of somebody who looks on without a seat."""
    device: str | None
    """The browser that watches."""

    def changed(self) -> None: ...

    def leave(self, why: str) -> None: ...


class Room:
    """One table in this process. The log in the store decides; what is here is a reading of it."""

    def __init__(self, code: str, store: Store, keeper: Keeper, opened: ev.Opened) -> None:
        self.code = code
        self.version = 0
        self.table: Table = open_table(opened)
        self.pages: list[Page] = []
        """What there was to tell, from the deal before the last one on."""
        self.watchers: set[Watcher] = set()
        self.presence = Presence(keeper.outside.clock, keeper.opened)
        self.on_change: Callable[[], None] = lambda: None
        self._store = store
        self._keeper = keeper
        self._done: dict[str, int] = {}
        self._last_deal = 0
        self._lock = asyncio.Lock()
        self._timer: Callable[[], None] = lambda: None
        self._holds = 0
        self._rests = False

    @classmethod
    async def load(cls, code: str, store: Store, keeper: Keeper) -> Room | None:
        """The table of this code as its log has it; None if there is none."""
        rows = await store.rows(code)
        if not rows:
            return None
        opened = decode(rows[0].body, rows[0].format)[0]
        assert isinstance(opened, ev.Opened)
        room = cls(code, store, keeper, opened)
        for row in rows:
            room._take(row.version, decode(row.body, row.format), row.c)
        room._wind()
        return room

    @property
    def ids(self) -> set[str]:
        """The ids of everybody that the table or its news speak of."""
        told = {person for page in self.pages for item in page.items for person in item.people}
        asking = {knock.person for knock in self.table.knocks.values()}
        return told | asking | {seat.person for seat in self.table.seats}

    async def command(self, person: str, intent: AnyIntent, turn: int | None, c: str, bot: str | None = None) -> int:
        """Do what `person` asks, once for each `c`; return the version that it made. Raise Refused, StoreError.
        `bot`: the kind of robot that asks from outside the house.

        Losing the race for a row means: read on, and judge the same command again. Nor is anything refused, or taken
        for done already, by a reading that is behind the log."""
        async with self._lock:
            while (version := self._done.get(c)) is None:
                try:
                    events = handle(self.table, person, intent, turn, replace(self.world(), asker=bot))
                except Refused:
                    if await self._read_on():
                        continue
                    raise
                if events:
                    await self._append(events, c)
                elif not await self._read_on():
                    return self.version
            return version

    async def act(self, what: Callable[[Table, World], list[ev.Event]]) -> None:
        """Let the table do something by itself, if there is anything to do; a lost race is judged again."""
        async with self._lock:
            while events := what(self.table, self.world()):
                if await self._append(events, None):
                    return

    @property
    def held(self) -> bool:
        """Whether somebody needs this very room: two rooms of one table in a process would not hear of each other."""
        return self._holds > 0

    def hold(self) -> None:
        """Keep this room until `release`."""
        self._holds += 1

    def release(self) -> None:
        """No longer needed by one who held it."""
        self._holds -= 1
        self._keeper.forget(self)

    async def watch(self, watcher: Watcher) -> None:
        """Somebody comes."""
        self.watchers.add(watcher)
        if person := watcher.person:
            self.presence.come(person)
            await self.act(lambda table, world: clock.back(table, person, world))
        self.tell()

    def unwatch(self, watcher: Watcher, excused: bool = False) -> None:
        """Somebody goes; whether they are away shows in a while (T-3). `excused`: it was the house that closed."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            person = watcher.person
            if person and (closed := self.presence.go(person)) is not None:
                if excused:
                    self.presence.excuse([person], closed + EXCUSED)
                self.expect_away(person, self.presence.grace(person) or GRACE)

    def expect_away(self, person: str, wait: int) -> None:
        """Look in so many milliseconds whether this person is away."""
        self.hold()
        self._keeper.outside.later(wait, lambda: self._look_away(person))

    def tell(self) -> None:
        """Let everybody look anew."""
        for watcher in self.watchers:
            watcher.changed()
        self.on_change()

    def sign_out(self, device: str) -> None:
        """Send every socket of this browser away."""
        for watcher in self.watchers:
            if watcher.device == device:
                watcher.leave("signed-out")

    async def time_up(self) -> None:
        """Do what is due, if anything is by now."""
        if self._rests:
            return
        self.hold()
        try:
            await self._do_what_is_due()
            self._wind()
        finally:
            self.release()

    async def _do_what_is_due(self) -> None:
        """An outage must be known at each try: others were waited for."""
        async with self._lock:
            while True:
                await self._keeper.awake()
                events = self._due(self.table, self.world())
                if not events or await self._append(events, None):
                    return

    def _due(self, table: Table, world: World) -> list[ev.Event]:
        """T-4: after an outage of the house, turns get their time again first."""
        since = self.presence.last_here(table.people)
        return clock.after_outage(table, self._keeper.outage, world) or clock.time_up(table, world, since)

    def rest(self) -> None:
        """Nobody looks: the sweep of the house sees to what is due, in another room."""
        self._rests = True
        self._timer()

    async def _look_away(self, person: str) -> None:
        try:
            since = self.presence.away_since(person)
            if since is None and (grace := self.presence.grace(person)) is not None:
                self.expect_away(person, grace)  # another close since, or a timer that was early
            if since is not None:
                await self.act(lambda table, world: clock.away(table, person, since, world))
                self.tell()
        finally:
            self.release()

    @property
    def onlookers(self) -> tuple[str, ...]:
        """The names of those who look on; several tabs of a browser are one."""
        looking = [one for one in self.watchers if one.onlooker]
        browsers = {one.device or str(id(one)): one.onlooker or "" for one in looking}
        return tuple(sorted(browsers.values()))

    def world(self) -> World:
        """What the table asks of the world now."""
        away = {
            person: since for person in self.table.people if (since := self.presence.away_since(person)) is not None
        }
        return self._keeper.world(self.presence.here, away)

    async def _append(self, events: list[ev.Event], c: str | None) -> bool:
        """Write one row, or read what somebody faster wrote: False."""
        after = reduce(apply, events, self.table)
        head = Standing(after.phase.value, clock.wakes(after), after.people)
        version = self.version + 1
        now = self._keeper.outside.clock()
        if not await self._store.append(self.code, version, encode(events), at=now, c=c, head=head):
            await self._read_on()
            return False
        self._take(version, events, c)
        self._wind()
        self.tell()
        return True

    async def _read_on(self) -> bool:
        """Read what others wrote since; whether there was anything."""
        rows = await self._store.rows(self.code, self.version)
        for row in rows:
            self._take(row.version, decode(row.body, row.format), row.c)
        if rows:
            self._wind()
            self.tell()
        return bool(rows)

    def _wind(self) -> None:
        """Set the timer to what is due next."""
        self._timer()
        if (at := clock.wakes(self.table)) is not None:
            wait = max(0, at - self._keeper.outside.clock())
            self._timer = self._keeper.outside.later(min(wait, LONGEST_TIMER), self.time_up)

    def _take(self, version: int, events: list[ev.Event], c: str | None) -> None:
        """Let a row that is on disk count here."""
        self.table, page = page_of(version, self.table, events)
        if any(isinstance(event, ev.Reopened) for event in events):
            self.pages = []  # nothing of the former match (S31)
        if any(isinstance(event, lines.Deal) for event in events):
            self.pages = [old for old in self.pages if old.v >= self._last_deal]
            self._last_deal = version
        self.pages.append(page)
        self.version = version
        if c is not None:
            self._done[c] = version
