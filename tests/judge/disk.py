"""A store in memory: the port of the real one, with each answer given when the world says so.

Writes queue up as they do for the one writer thread: some of them, from the front, are committed together; the answers
come later; a process that is killed in between never hears them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from doublesix.store.bus import Silent
from doublesix.store.fellows import Alone
from doublesix.store.log import Append, Books, Device, Head, Person, Row, Standing, StoreError

T = TypeVar("T")


@dataclass
class Disk:
    """What outlives a process."""

    rows: dict[str, list[Row]] = field(default_factory=dict)
    heads: dict[str, Head] = field(default_factory=dict)
    people: dict[str, Person] = field(default_factory=dict)
    seats: dict[str, frozenset[str]] = field(default_factory=dict)
    kept: dict[str, str] = field(default_factory=dict)
    beats: list[int] = field(default_factory=list)

    def create(self, made: Head, row: Row, people: frozenset[str]) -> bool:
        if made.table in self.heads:
            return False
        self.heads[made.table], self.rows[made.table], self.seats[made.table] = made, [row], people
        return True

    def append(self, wanted: Append) -> bool:
        code, row, stands = wanted.table, wanted.row, wanted.head
        if code not in self.heads:
            raise StoreError(f"There is no table {code}.")
        log, head = self.rows[code], self.heads[code]
        if row.version != len(log) + 1 or (row.c is not None and any(old.c == row.c for old in log)):
            return False
        log.append(row)
        self.heads[code] = Head(code, head.game, head.access, row.version, stands.status, stands.deadline, row.at)
        self.seats[code] = self.seats[code] if stands.people is None else stands.people
        return True

    def due(self, now: int, limit: int) -> list[str]:
        late = [h for h in self.heads.values() if h.deadline is not None and h.deadline <= now and h.status != "over"]
        return [head.table for head in sorted(late, key=lambda head: head.deadline or 0)[:limit]]


class Line:
    """What one process has asked of the disk and has not heard of yet."""

    def __init__(self) -> None:
        self.alive = True
        self.asked: deque[tuple[Callable[[], object], asyncio.Future[object]]] = deque()
        self.committed: deque[tuple[object, asyncio.Future[object]]] = deque()
        self.reads: list[tuple[Callable[[], object], asyncio.Future[object]]] = []

    def commit(self, most: int) -> None:
        """Carry out what was asked first."""
        for _ in range(min(most, len(self.asked))):
            work, answer = self.asked.popleft()
            try:
                self.committed.append((work(), answer))
            except StoreError as error:
                self.committed.append((error, answer))

    def fail(self, written: bool) -> None:
        """The disk refuses what was asked first, or fails just after it was written."""
        work, answer = self.asked.popleft()
        if written:
            work()
        self.committed.append((StoreError("The database refused: disk I/O error."), answer))

    def answer(self) -> None:
        """Tell who asked first what came of it."""
        gave, answer = self.committed.popleft()
        _tell(answer, gave)

    def read(self, which: int) -> None:
        """Read, and tell at once."""
        work, answer = self.reads.pop(which)
        _tell(answer, work())


def _tell(answer: asyncio.Future[object], gave: object) -> None:
    if answer.done():
        return
    if isinstance(gave, StoreError):
        answer.set_exception(gave)
    else:
        answer.set_result(gave)


class Memory(Books):
    """The store of one process over a disk."""

    def __init__(self, disk: Disk, line: Line) -> None:
        self.disk = disk
        self.line = line
        self.bus, self.fellows = Silent(), Alone()

    async def _write(self, work: Callable[[], T]) -> T:
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        if self.line.alive:
            self.line.asked.append((work, answer))
        return await answer  # type: ignore[return-value]

    async def _read(self, work: Callable[[], T]) -> T:
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        if self.line.alive:
            self.line.reads.append((work, answer))
        return await answer  # type: ignore[return-value]

    async def close(self) -> None:
        """Nothing to let go."""

    async def thin(self, before: int) -> int:
        raise AssertionError("these houses keep everything")

    async def create(
        self, table: str, game: str, access: str, at: int, row: bytes, c: str | None, *, head: Standing | None = None
    ) -> bool:
        stands = head or Standing("waiting")
        made = Head(table, game, access, 1, stands.status, stands.deadline, at)
        return await self._write(lambda: self.disk.create(made, Row(1, at, c, row), stands.people or frozenset()))

    async def append(
        self, table: str, version: int, row: bytes, *, at: int, c: str | None, by: str | None = None, head: Standing
    ) -> bool:
        return await self._write(lambda: self.disk.append(Append(table, Row(version, at, c, row, by=by), head)))

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        return await self._read(lambda: self.disk.rows.get(table, [])[max(0, since) :])

    async def rows_after(self, known: Mapping[str, int]) -> dict[str, list[Row]]:
        return {code: rows for code, since in known.items() if (rows := await self.rows(code, since))}

    async def head(self, table: str) -> Head | None:
        return await self._read(lambda: self.disk.heads.get(table))

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        return await self._read(
            lambda: {code: self.disk.heads[code].version for code in codes if code in self.disk.heads}
        )

    async def tables_of(self, person: str, limit: int) -> list[Head]:
        return await self._found(lambda head: person in self.disk.seats[head.table], limit)

    async def sits(self, person: str, table: str) -> bool:
        return await self._read(lambda: person in self.disk.seats.get(table, ()))

    async def public(self, limit: int) -> list[Head]:
        return await self._found(lambda head: (head.access, head.status) == ("public", "waiting"), limit)

    async def _found(self, which: Callable[[Head], bool], limit: int) -> list[Head]:
        def found() -> list[Head]:
            heads = filter(which, self.disk.heads.values())
            return sorted(heads, key=lambda head: (-head.changed, head.table))[:limit]

        return await self._read(found)

    async def due(self, now: int, limit: int) -> list[str]:
        return await self._read(lambda: self.disk.due(now, limit))

    async def last_beat(self) -> int | None:
        return await self._read(lambda: self.disk.beats[-1] if self.disk.beats else None)

    async def beat(self, now: int) -> None:
        await self._write(lambda: self.disk.beats.append(now))

    async def person(self, id: str) -> Person | None:
        return await self._read(lambda: self.disk.people.get(id))

    async def save_person(self, id: str, name: str, lang: str, at: int) -> None:
        await self._write(lambda: self.disk.people.update({id: Person(id, name, lang)}))

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        asked, people = list(ids), self.disk.people
        return await self._read(lambda: {id: people[id].name for id in asked if id in people})

    async def keep(self, key: str, value: str) -> None:
        await self._write(lambda: self.disk.kept.update({key: value}))

    async def kept(self, key: str) -> str | None:
        return await self._read(lambda: self.disk.kept.get(key))

    async def secret(self, name: str) -> bytes:
        return await self._write(lambda: bytes.fromhex(self.disk.kept.setdefault(f"secret/{name}", "5e" * 32)))

    async def signed_out(self) -> set[str]:
        return set()

    async def devices(self, person: str) -> list[Device]:
        return []

    # Nobody in these worlds has a second browser, or a robot that plays over HTTP.

    async def robot(self, hash: str) -> str | None:
        raise NotImplementedError

    async def add_device(self, device: Device) -> None:
        raise NotImplementedError

    async def saw(self, device: str, at: int) -> None:
        raise NotImplementedError

    async def sign_out(self, person: str, id: str) -> bool:
        raise NotImplementedError

    async def add_link(self, person: str, hash: str, until: int) -> None:
        raise NotImplementedError

    async def use_link(self, hash: str, now: int) -> str | None:
        raise NotImplementedError
