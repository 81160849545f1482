"""Several workers on one PostgreSQL: their leases, who is where by which of them, what one of them has claimed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from secrets import token_hex
from typing import Any, Protocol

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Connection,
    Executable,
    Select,
    bindparam,
    cast,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert

from doublesix.store.bus import Bus, Hint
from doublesix.store.fellows import LEASE, Elsewhere, Fellows
from doublesix.store.log import StoreError
from doublesix.store.schema import claims, presence, workers
from doublesix.store.together import MOST, Together
from doublesix.store.writer import Writer

DAY = 24 * 3_600_000  # ms
CERTAIN = 200  # ms; a question about the time that took longer tells little


class Read(Protocol):
    """How a worker reads from the database."""

    def __call__(
        self, wanted: Select[Any], given: Mapping[str, object] | None = None
    ) -> Awaitable[Sequence[Sequence[Any]]]: ...


class Workers(Fellows):
    """What one worker keeps of itself, and reads of the others."""

    several = True

    def __init__(self, writer: Writer, read: Read) -> None:
        self.me = token_hex(6)
        self.bus: Bus
        self._writer = writer
        self._read = read
        self._there = Together(self._present)
        self._here: Callable[[], int] = lambda: 0
        self._ahead: int | None = None
        self._last = 0
        self._leases: dict[str, int] = {}
        self._kept = False
        self._changes: dict[tuple[str, str], _Change] = {}
        self._keeping: asyncio.Future[None] | None = None

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
        """Who is, or was, at these tables by other workers."""
        asked = list(codes)
        if len(asked) > MOST:
            return await self._present(asked)
        found = await asyncio.gather(*map(self._there.get, asked))
        return {code: people for code, people in zip(asked, found, strict=True) if people}

    async def _present(self, codes: Sequence[str]) -> Mapping[str, list[Elsewhere]]:
        """As many ask at once; and until when those workers live: one may have just begun."""
        found = await self._read(_ELSEWHERE, {"some": list(codes), "me": self.me})
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
        self._change(code, person, _Change(True, name))

    def go(self, code: str, person: str, at: int) -> None:
        """Keep that they are so no longer."""
        before = self._changes.get((code, person), _Change(False))
        self._change(code, person, _Change(before.came, before.name, at))

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
        if self._keeping:
            await self._keeping
        ends = update(workers).values(until=NOW).where(workers.c.id == self.me)
        mine = delete(claims).where(claims.c.worker == self.me)
        await self._writer.do(lambda connection: _run(connection, ends, mine))

    def _change(self, code: str, person: str, change: _Change) -> None:
        self._changes[code, person] = change
        if self._keeping is None:
            self._keeping = asyncio.ensure_future(self._keep())

    async def _keep(self) -> None:
        """Write what changed, and what changes meanwhile: many at once, and in the order that all workers have, so that
        they do not wait for each other in a circle when the people of one come to the others."""
        try:
            while self._changes:
                changes, self._changes = sorted(self._changes.items(), key=lambda one: one[0]), {}
                await self._keep_some(changes)
        finally:
            self._keeping = None

    async def _keep_some(self, changes: _Changes) -> None:
        try:
            await self._writer.do(partial(self._write, changes))
        except StoreError:
            self._kept = False
        else:
            for code in dict.fromkeys(code for (code, _), _ in changes):
                self.bus.tell(Hint("here", code))

    def _write(self, changes: _Changes, connection: Connection) -> None:
        rows = [
            (change.came, {"of": code, "who": person, "me": self.me, "called": change.name, "at": change.gone})
            for (code, person), change in changes
        ]
        if came := [row for here, row in rows if here]:
            connection.execute(_NO_LONGER_ELSEWHERE, came)
            connection.execute(_COME, came)
        if went := [row for here, row in rows if not here]:
            connection.execute(_GO, went)


@dataclass(frozen=True, slots=True)
class _Change:
    """Somebody came, or `came` before they went; `gone`: since when they are here no longer."""

    came: bool
    name: str | None = None
    gone: int | None = None


_Changes = Sequence[tuple[tuple[str, str], _Change]]
"""By table and person."""
NOW: ColumnElement[int] = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""The time of the database."""
_P = presence.c
_ELSEWHERE = (
    select(_P.code, _P.person, _P.worker, _P.gone, _P.name, workers.c.until)
    .select_from(presence.outerjoin(workers, workers.c.id == _P.worker))
    .where(_P.code.in_(bindparam("some", expanding=True)), _P.worker != bindparam("me"))
)
_THEIRS = (_P.code == bindparam("of"), _P.person == bindparam("who"))
_NO_LONGER_ELSEWHERE = delete(presence).where(*_THEIRS, _P.worker != bindparam("me"), _P.gone.is_not(None))
_GO = update(presence).where(*_THEIRS, _P.worker == bindparam("me")).values(gone=bindparam("at"), changed=NOW)
_ROW: dict[str, BindParameter[Any]] = {
    "code": bindparam("of"),
    "person": bindparam("who"),
    "worker": bindparam("me"),
    "name": bindparam("called"),
}
_ADD = insert(presence).values(**_ROW, gone=bindparam("at"), changed=NOW)
_NEW = {name: _ADD.excluded[name] for name in ("gone", "name", "changed")}
_COME = _ADD.on_conflict_do_update(index_elements=list(presence.primary_key), set_=_NEW)


def _clean(connection: Connection) -> None:
    """What a former worker left long ago."""
    connection.execute(delete(presence).where(presence.c.gone < NOW - DAY))
    connection.execute(delete(claims).where(claims.c.until < NOW - DAY))
    connection.execute(delete(workers).where(workers.c.until < NOW - DAY))


def _run(connection: Connection, *statements: Executable) -> None:
    for statement in statements:
        connection.execute(statement)
