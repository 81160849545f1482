"""A table that somebody looks at: its log read once, its commands appended one by one, its watchers told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from doublesix.record import lines
from doublesix.store.log import Standing
from doublesix.store.sql import Store
from doublesix.table import events as ev
from doublesix.table.apply import open_table
from doublesix.table.codec import decode, encode
from doublesix.table.dealing import deal_if_ready
from doublesix.table.handle import handle
from doublesix.table.intents import AnyIntent
from doublesix.table.table import Table
from doublesix.table.world import World
from doublesix.wire.news import Page, page_of


class Watcher(Protocol):
    """Somebody at the table's side, told whenever there is something new to look at."""

    person: str | None

    def changed(self) -> None: ...


class Room:
    """One table in this process. The log in the store decides; what is here is a reading of it."""

    def __init__(
        self, code: str, store: Store, world: Callable[[set[str]], World], clock: Callable[[], int], opened: ev.Opened
    ) -> None:
        self.code = code
        self.version = 0
        self.table: Table = open_table(opened)
        self.pages: list[Page] = []
        """What there was to tell, from the deal before the last one on."""
        self.watchers: set[Watcher] = set()
        self.on_change: Callable[[], None] = lambda: None
        self._store = store
        self._world = world
        self._clock = clock
        self._done: dict[str, int] = {}
        self._last_deal = 0
        self._lock = asyncio.Lock()

    @classmethod
    async def load(
        cls, code: str, store: Store, world: Callable[[set[str]], World], clock: Callable[[], int]
    ) -> Room | None:
        """The table of this code as its log has it; None if there is none."""
        rows = await store.rows(code)
        if not rows:
            return None
        opened = decode(rows[0].body)[0]
        assert isinstance(opened, ev.Opened)
        room = cls(code, store, world, clock, opened)
        for row in rows:
            room._take(row.version, decode(row.body), row.c)
        return room

    @property
    def present(self) -> set[str]:
        """The ids of the people who are here (T-3)."""
        return {watcher.person for watcher in self.watchers if watcher.person}

    async def command(self, person: str, intent: AnyIntent, turn: int | None, c: str) -> int:
        """Do what `person` asks, once for each `c`; return the version that it made. Raise Refused, StoreError.

        Losing the race for a row means: read on, and judge the same command again."""
        async with self._lock:
            while (version := self._done.get(c)) is None:
                events = handle(self.table, person, intent, turn, self._world(self.present))
                if not events:
                    return self.version
                await self._append(events, c)
            return version

    async def deal_if_ready(self) -> None:
        """Deal the next round if nobody who is here is still waited for: who was may have gone."""
        async with self._lock:
            if events := deal_if_ready(self.table, self._world(self.present)):
                await self._append(events, None)

    def watch(self, watcher: Watcher) -> None:
        """Somebody comes."""
        self.watchers.add(watcher)
        self.tell()

    def unwatch(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self.watchers.discard(watcher)
        self.tell()

    def tell(self) -> None:
        """Let everybody look anew."""
        for watcher in self.watchers:
            watcher.changed()
        self.on_change()

    async def _append(self, events: list[ev.Event], c: str | None) -> None:
        """Write one row, or read what somebody faster wrote."""
        after, _ = page_of(0, self.table, events)
        head = Standing(after.phase.value, people=after.people)
        version = self.version + 1
        if await self._store.append(self.code, version, encode(events), at=self._clock(), c=c, head=head):
            self._take(version, events, c)
        else:
            for row in await self._store.rows(self.code, self.version):
                self._take(row.version, decode(row.body), row.c)
        self.tell()

    def _take(self, version: int, events: list[ev.Event], c: str | None) -> None:
        """Let a row that is on disk count here."""
        self.table, page = page_of(version, self.table, events)
        if any(isinstance(event, lines.Deal) for event in events):
            self.pages = [old for old in self.pages if old.v >= self._last_deal]
            self._last_deal = version
        self.pages.append(page)
        self.version = version
        if c is not None:
            self._done[c] = version
