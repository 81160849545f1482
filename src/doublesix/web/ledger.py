"""One table's log in this process: read once, appended row by row, read on where others have written."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from functools import reduce

from doublesix.record import lines
from doublesix.store.log import Books, Row, Standing
from doublesix.table import clock
from doublesix.table import events as ev
from doublesix.table.apply import apply, open_table
from doublesix.table.codec import decode, encode
from doublesix.table.handle import handle
from doublesix.table.intents import AnyIntent
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Table
from doublesix.table.world import World
from doublesix.wire.news import Page, page_of

MOST_BESIDE = 200
"""So many rows beside the game are told to who comes later; those of the rounds are all told."""
IN_ONE_GO = 100
"""Rows of a long log that are read without a pause: other tables go on meanwhile."""

At = Callable[[], World]
"""What the table asks of the world, at each try anew."""
First = Callable[[], Awaitable[None]]
"""What must be known before each try."""


async def nothing_first() -> None:
    """Nothing must be known."""


class Ledger:
    """The log in the store decides; `table`, `pages` and `version` are a reading of it."""

    def __init__(self, code: str, books: Books, opened: ev.Opened) -> None:
        self.code = code
        self.version = 0
        self.table: Table = open_table(opened)
        self.pages: list[Page] = []
        """What there was to tell, from the deal before the last one on."""
        self.changed: Callable[[], None] = lambda: None
        """Called whenever rows were added to the reading."""
        self._books = books
        self._done: dict[str, tuple[int, str | None]] = {}
        self._last_deal = 0
        self._ids: frozenset[str] | None = None  # worked out when people change
        self._beside = deque[int]()
        self._lock = asyncio.Lock()

    @classmethod
    async def load(cls, code: str, books: Books) -> Ledger | None:
        """The log of the table of this code; None if there is none. Raise StoreError."""
        rows = await books.rows(code)
        if not rows:
            return None
        log = [(row, decode(row.body, row.format)) for row in rows]
        opened = log[0][1][0]
        assert isinstance(opened, ev.Opened)
        ledger = cls(code, books, opened)
        deals = [row.version for row, events in log if _deals(events)]
        told = deals[-2] if len(deals) > 1 else 0
        for n, (row, events) in enumerate(log, 1):
            if row.version < told:  # nobody hears of it any more
                ledger._keep(row, events, reduce(apply, events, ledger.table))
            else:
                ledger._keep(row, events, *page_of(row.version, ledger.table, events))
            if n % IN_ONE_GO == 0:
                await asyncio.sleep(0)
        return ledger

    @property
    def ids(self) -> frozenset[str]:
        """The ids of everybody that the table or its news speak of."""
        if self._ids is None:
            told = {person for page in self.pages for item in page.items for person in item.people}
            asking = {knock.person for knock in self.table.knocks.values()}
            self._ids = frozenset(told | asking | {seat.person for seat in self.table.seats})
        return self._ids

    async def command(
        self, person: str, intent: AnyIntent, turn: int | None, c: str, at: At, first: First = nothing_first
    ) -> int:
        """Do what `person` asks, once for each `c` of theirs; return the version that it made.

        Raise Refused, StoreError.

        Losing the race for a row means: read on, and judge the same command again. Nor is anything refused, or taken
        for done already, by a reading that is behind the log."""
        async with self._lock:
            while (version := self._version_of(c, person)) is None:
                try:
                    await first()
                    world = at()
                    events = handle(self.table, person, intent, turn, world)
                except Refused:
                    if await self._read_on():
                        continue
                    raise
                if events:
                    await self._append(events, world.now, c, person)
                elif not await self._read_on():
                    return self.version
            return version

    async def act(self, what: Callable[[Table, World], list[ev.Event]], at: At, first: First = nothing_first) -> None:
        """Let the table do something by itself, if there is anything to do; a lost race is judged again."""
        async with self._lock:
            while True:
                await first()
                world = at()
                events = what(self.table, world)
                if not events or await self._append(events, world.now):
                    return

    async def read_on(self) -> None:
        """Read what others wrote since."""
        async with self._lock:
            await self._read_on()

    async def take(self, rows: Iterable[Row]) -> None:
        """Let rows of the log that were read beside this ledger count, but for those that it has by now."""
        async with self._lock:
            before = self.version
            for row in rows:
                if row.version == self.version + 1:
                    self._take(row)
            if self.version > before:
                self.changed()

    def _version_of(self, c: str, person: str) -> int | None:
        """What a command made that was done before. Another's id is nobody's to use."""
        version, by = self._done.get(c, (None, None))
        if by not in (None, person):
            raise Refused(Refusal.MALFORMED)
        return version

    async def _append(self, events: list[ev.Event], now: int, c: str | None = None, by: str | None = None) -> bool:
        """Write one row, or read what somebody faster wrote: False."""
        version, body = self.version + 1, encode(events)
        after, page = page_of(version, self.table, events)
        people = None if after.seats == self.table.seats else after.people
        head = Standing(after.phase.value, clock.wakes(after), people)
        if not await self._books.append(self.code, version, body, at=now, c=c, by=by, head=head):
            await self._read_on()
            return False
        self._keep(Row(version, now, c, body, by=by), events, after, page)
        self.changed()
        return True

    async def _read_on(self) -> bool:
        """Whether there was anything to read."""
        rows = await self._books.rows(self.code, self.version)
        for row in rows:
            self._take(row)
        if rows:
            self.changed()
        return bool(rows)

    def _take(self, row: Row) -> None:
        """Let a row that somebody else wrote count here."""
        events = decode(row.body, row.format)
        self._keep(row, events, *page_of(row.version, self.table, events))

    def _keep(self, row: Row, events: list[ev.Event], table: Table, page: Page | None = None) -> None:
        """Let a row that is on disk count: the table after it, and what it has to tell."""
        if any(isinstance(event, ev.Reopened) for event in events):
            self.pages = []  # nothing of the former match (S31)
        if _deals(events):
            self.pages = [old for old in self.pages if old.v >= self._last_deal]
            self._last_deal = row.version
        self.pages += [page] if page else []
        if not any(isinstance(event, lines.Line) for event in events):
            self._forget_beside(row.version)
        if table.seats != self.table.seats or table.knocks != self.table.knocks:
            self._ids = None
        self.table, self.version = table, row.version
        if row.c is not None:
            self._done[row.c] = row.version, row.by

    def _forget_beside(self, version: int) -> None:
        """Options changed to and fro, and phrases, must not make what there is to tell longer and longer."""
        self._beside.append(version)
        if len(self._beside) > MOST_BESIDE:
            oldest = self._beside.popleft()
            self.pages = [page for page in self.pages if page.v != oldest]


def _deals(events: Iterable[ev.Event]) -> bool:
    return any(isinstance(event, lines.Deal) for event in events)


def dated(rows: Iterable[Row]) -> list[tuple[int, list[ev.Event]]]:
    """When each row of a log was written, and what it holds."""
    return [(row.at, decode(row.body, row.format)) for row in rows]
