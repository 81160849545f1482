"""Several workers on one PostgreSQL: their leases, who is where by which of them, what one of them has claimed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from secrets import token_hex
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Connection, Executable, Select, cast, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from doublesix.store.bus import Bus, Hint
from doublesix.store.fellows import LEASE, Elsewhere, Fellows
from doublesix.store.schema import claims, presence, workers
from doublesix.store.writer import Writer

DAY = 24 * 3_600_000  # ms
CERTAIN = 200  # ms; a question about the time that took longer tells little

Read = Callable[[Select[Any]], Awaitable[Sequence[Sequence[Any]]]]


class Workers(Fellows):
    """What one worker keeps of itself, and reads of the others."""

    several = True

    def __init__(self, writer: Writer, read: Read) -> None:
        self.me = token_hex(6)
        self.bus: Bus
        self._writer = writer
        self._read = read
        self._here: Callable[[], int] = lambda: 0
        self._ahead: int | None = None
        self._last = 0
        self._leases: dict[str, int] = {}
        self._kept = False
        self._keeping: set[asyncio.Future[None]] = set()

    def clock(self, here: Callable[[], int]) -> Callable[[], int]:
        """That of the database, looked up with each lease."""
        self._here = here
        return self._now

    def _now(self) -> int:
        self._last = max(self._last, self._here() + (self._ahead or 0))
        return self._last

    async def renew(self) -> bool:
        """Renew the lease, and read those of the others and the time."""
        lapsed = self._ahead is None or self._leases.get(self.me, 0) < self._now()
        kept, self._kept = self._kept, True
        if self._ahead is None:
            await self._writer.do(_clean)
        await self._writer.do(self._live)
        began = self._here()
        found = await self._read(select(workers.c.id, workers.c.until, NOW))
        self._leases = {row[0]: row[1] for row in found}
        took = self._here() - began
        if found and (took < CERTAIN or self._ahead is None):
            self._ahead = int(found[0][2]) - (began + took // 2)
        return kept and not lapsed

    def _live(self, connection: Connection) -> None:
        add = insert(workers).values(id=self.me, until=NOW + LEASE)
        connection.execute(add.on_conflict_do_update(index_elements=["id"], set_={"until": NOW + LEASE}))

    def until(self, worker: str) -> int:
        """Until when that worker certainly lives."""
        return self._leases.get(worker, 0)

    async def moved(self, since: int) -> set[str]:
        """The codes of the tables where somebody came or went since then."""
        return {row[0] for row in await self._read(select(presence.c.code).where(presence.c.changed >= since))}

    async def present(self, codes: Collection[str]) -> Mapping[str, list[Elsewhere]]:
        """Who is, or was, at these tables by other workers; and until when these live: one may have just begun."""
        t = presence.c
        by = presence.outerjoin(workers, workers.c.id == t.worker)
        wanted = select(t.code, t.person, t.worker, t.gone, t.name, workers.c.until).select_from(by)
        found = await self._read(wanted.where(t.code.in_(codes), t.worker != self.me))
        there = defaultdict[str, list[Elsewhere]](list)
        for code, person, worker, gone, name, until in found:
            there[code].append(Elsewhere(person, worker, gone, name))
            if until is not None:
                self._leases[worker] = max(until, self.until(worker))
        return there

    async def orphans(self) -> list[tuple[str, str]]:
        """Table and person of whoever was there by a worker whose lease has run out."""
        t = presence.c
        lost = (t.worker == workers.c.id, t.gone.is_(None), workers.c.until < NOW)
        bury = update(presence).values(gone=workers.c.until, changed=NOW).where(*lost).returning(t.code, t.person)
        found = await self._writer.do(lambda connection: connection.execute(bury).all())
        return [(code, person) for code, person in found]

    def come(self, code: str, person: str, name: str | None = None) -> None:
        """Keep that somebody is at a table by this worker; where they went by another counts no longer."""
        t = presence.c
        row = {"code": code, "person": person, "worker": self.me, "name": name, "gone": None, "changed": NOW}
        changes = {"gone": None, "name": name, "changed": NOW}
        add = (
            insert(presence).values(row).on_conflict_do_update(index_elements=list(presence.primary_key), set_=changes)
        )
        old = delete(presence).where(t.code == code, t.person == person, t.worker != self.me, t.gone.is_not(None))

        self._keep(code, old, add)

    def go(self, code: str, person: str, at: int) -> None:
        """Keep that they are so no longer."""
        t = presence.c
        mine = (t.code == code, t.person == person, t.worker == self.me)
        gone = update(presence).values(gone=at, changed=NOW).where(*mine)
        self._keep(code, gone)

    async def claim(self, key: str, ms: int) -> bool:
        """Take something for this worker alone, for so long."""
        add = insert(claims).values(key=key, worker=self.me, until=NOW + ms)
        free = (claims.c.until < NOW) | (claims.c.worker == self.me)
        changes = {"worker": self.me, "until": NOW + ms}
        take = add.on_conflict_do_update(index_elements=["key"], set_=changes, where=free).returning(claims.c.key)
        return bool(await self._writer.do(lambda connection: connection.execute(take).all()))

    async def release(self, key: str) -> None:
        """Leave it to others."""
        mine = delete(claims).where(claims.c.key == key, claims.c.worker == self.me)
        await self._writer.do(lambda connection: _run(connection, mine))

    async def leave(self) -> None:
        """End the lease at once."""
        ends = update(workers).values(until=NOW).where(workers.c.id == self.me)
        mine = delete(claims).where(claims.c.worker == self.me)
        await self._writer.do(lambda connection: _run(connection, ends, mine))

    def _keep(self, code: str, *statements: Executable) -> None:
        keeping = asyncio.ensure_future(self._writer.do(lambda connection: _run(connection, *statements)))
        self._keeping.add(keeping)
        keeping.add_done_callback(lambda done: self._told(done, code))

    def _told(self, done: asyncio.Future[None], code: str) -> None:
        self._keeping.discard(done)
        if done.cancelled() or done.exception():
            self._kept = False
        else:
            self.bus.tell(Hint("here", code))


NOW: ColumnElement[int] = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""The time of the database."""


def _clean(connection: Connection) -> None:
    """What a former worker left long ago."""
    connection.execute(delete(presence).where(presence.c.gone < NOW - DAY))
    connection.execute(delete(claims).where(claims.c.until < NOW - DAY))
    connection.execute(delete(workers).where(workers.c.until < NOW - DAY))


def _run(connection: Connection, *statements: Executable) -> None:
    for statement in statements:
        connection.execute(statement)
