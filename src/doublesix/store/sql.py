"""The store itself: everything that the house keeps, in one database."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from sqlalchemy import BindParameter, ColumnElement, Connection, Select, bindparam, select
from sqlalchemy import Row as Found
from sqlalchemy.exc import DataError, DBAPIError

from doublesix.store.after import rows_after
from doublesix.store.append import seat
from doublesix.store.bus import Bus, Hint, Silent
from doublesix.store.devices import add_device, add_link, saw, sign_out, use_link
from doublesix.store.dialect import insert, reason
from doublesix.store.fellows import Alone, Fellows
from doublesix.store.keeping import put, thin
from doublesix.store.log import Append, Closed, Device, Head, Person, Row, Standing, StoreError
from doublesix.store.place import READERS, Place, Where, take
from doublesix.store.schema import WAITING, devices, house, people, rows, seats, tables, tokens
from doublesix.store.together import Together
from doublesix.store.writer import Writer

AT_ONCE = 5_000
"""Keys that one statement takes."""
FEW = 20
"""Names that one table may ask for, as many do at the same time."""
# What is read whenever somebody comes is worded once: that takes longer than the database takes for it.
_SOME: BindParameter[str] = bindparam("some", expanding=True)
_SEATS = select(seats.c.person, seats.c.code).where(
    seats.c.person.in_(_SOME), seats.c.code.in_(bindparam("codes", expanding=True))
)
_VERSIONS = select(tables.c.code, tables.c.version).where(tables.c.code.in_(_SOME))
_NAMES = select(people.c.id, people.c.name).where(people.c.id.in_(_SOME))
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Store:
    """The tables' logs and what else the house keeps. Used from one event loop, which it never blocks.

    What a method was asked to write is on the disk when it returns. Every method may raise StoreError."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._writer = Writer(place.writing)
        self._logs = Together(self._rows)
        self._called = Together(self._names)
        self._sitting = Together(self._sits)
        self._after = rows_after(place.reading.dialect.name)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self.bus: Bus = Silent()
        self.fellows: Fellows = Alone()
        if place.several:
            self.bus, self.fellows = place.several(self._writer, self._all)

    @classmethod
    async def open(cls, where: Where) -> Store:
        """Open the house that is kept in a folder, for this process alone, or at an address postgresql://…."""
        return cls(await asyncio.to_thread(take, where))

    async def close(self) -> None:
        """Finish what waits to be written and let the place go."""
        await self._writer.close()
        await self.bus.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._place.let_go()

    async def create(
        self, table: str, game: str, access: str, at: int, row: bytes, c: str | None, *, head: Standing | None = None
    ) -> bool:
        """Make a table whose first row, version 1, is `row`; it waits, if `head` says nothing else.

        False: the code is taken."""
        stands = head or Standing("waiting")
        made = {"code": table, "game": game, "access": access, "version": 1, "made": at, "changed": at}
        made |= {"status": stands.status, "deadline": stands.deadline}

        def work(connection: Connection) -> bool:
            add = insert(connection.dialect.name, tables).on_conflict_do_nothing().returning(tables.c.code)
            if connection.execute(add, made).first() is None:
                return False
            first = {"code": table, "version": 1, "at": at, "c": c, "body": row}
            connection.execute(insert(connection.dialect.name, rows), first)
            seat(connection, {table: stands.people or frozenset()})
            return True

        return await self._writer.do(work)

    async def append(
        self, table: str, version: int, row: bytes, *, at: int, c: str | None, by: str | None = None, head: Standing
    ) -> bool:
        """Append `row` as the table's row `version`, with what it makes of the table. False if it is not the next:
        somebody was faster (or `c` is there already), so read on."""
        added = await self._writer.append(Append(table, Row(version, at, c, row, by=by), head))
        if added:
            self.bus.tell(Hint("row", table, version))
        return added

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows after version `since`, in order."""
        if "\0" in table:  # which no database holds
            return []
        return await self._logs.get((table, since)) or []

    async def _rows(self, asked: Sequence[tuple[str, int]]) -> dict[tuple[str, int], list[Row]]:
        known = dict(sorted(asked, reverse=True))  # of a table that is asked for twice, the lower version
        found = await self.rows_after(known)
        return {(code, since): [row for row in found.get(code, ()) if row.version > since] for code, since in asked}

    async def rows_after(self, known: Mapping[str, int]) -> dict[str, list[Row]]:
        """Return the rows of each table after the version that is known of it, in order; a table that has none is left
        out."""
        found = defaultdict[str, list[Row]](list)
        for row in await self._all(self._after, {"known": json.dumps(known)}) if known else []:
            found[row[0]].append(Row(*row[1:]))
        return found

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        """Return the last version of each of these tables."""
        return await self._of(_VERSIONS, codes)

    async def head(self, table: str) -> Head | None:
        """Return how the table stands, None if there is none."""
        found = await self._heads(tables.c.code == table, limit=1)
        return found[0] if found else None

    async def tables_of(self, person: str, limit: int) -> list[Head]:
        """Return the tables where the person sits, last changed first."""
        return await self._heads(tables.c.code.in_(select(seats.c.code).where(seats.c.person == person)), limit)

    async def sits(self, person: str, table: str) -> bool:
        """Return whether the person sits there."""
        if "\0" in table:  # which no database holds, nor any question that asks for others, too
            return False
        return bool(await self._sitting.get((person, table)))

    async def _sits(self, asked: Sequence[tuple[str, str]]) -> dict[tuple[str, str], bool]:
        some, codes = ({one[i] for one in asked} for i in (0, 1))
        found = await self._all(_SEATS, {"some": list(some), "codes": list(codes)})
        return dict.fromkeys(found, True)

    async def public(self, limit: int) -> list[Head]:
        """Return the public tables that wait for players, last changed first."""
        return await self._heads(WAITING, limit)

    async def due(self, now: int, limit: int) -> list[str]:
        """Return the codes of the tables whose deadline has passed, the longest ago first."""
        t = tables.c
        wanted = select(t.code).where(t.deadline <= now, t.status != "over").order_by(t.deadline).limit(limit)
        return [code for (code,) in await self._all(wanted)]

    async def last_beat(self) -> int | None:
        """Return when it was last noted that the house is up, None if never."""
        kept = await self.kept("beat")
        return int(kept) if kept else None

    async def beat(self, now: int) -> None:
        """Note that the house is up now."""
        await self.keep("beat", str(now))

    async def person(self, id: str) -> Person | None:
        """Return the person, None if the house does not know one of this id."""
        found = await self._all(select(people.c.id, people.c.name, people.c.lang).where(people.c.id == id))
        return Person(*found[0]) if found else None

    async def save_person(self, id: str, name: str, lang: str, at: int) -> None:
        """Keep a person's name and language, new or changed."""

        def work(connection: Connection) -> None:
            add = insert(connection.dialect.name, people).values(id=id, name=name, lang=lang, made=at, changed=at)
            changes = {"name": name, "lang": lang, "changed": at}
            connection.execute(add.on_conflict_do_update(index_elements=["id"], set_=changes))

        await self._writer.do(work)

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the names of those that the house knows, by id."""
        asked = tuple(ids)
        return await self._called.get(asked) or {} if len(asked) <= FEW else await self._of(_NAMES, asked)

    async def _names(self, asked: Sequence[tuple[str, ...]]) -> dict[tuple[str, ...], dict[str, str]]:
        found = await self._of(_NAMES, {id for ids in asked for id in ids})
        return {ids: {id: found[id] for id in ids if id in found} for ids in asked}

    async def robot(self, hash: str) -> str | None:
        """Return the id of the robot whose token has this hash, None if there is none."""
        found = await self._all(select(tokens.c.person).where(tokens.c.hash == hash))
        return found[0][0] if found else None

    async def keep(self, key: str, value: str) -> None:
        """Keep a text of the house's own under this key."""
        await self._writer.do(lambda connection: put(connection, key, value))

    async def kept(self, key: str) -> str | None:
        """Return what is kept under this key, None if nothing is."""
        found = await self._all(select(house.c.value).where(house.c.key == key))
        return found[0][0].decode() if found else None

    async def thin(self, before: int) -> int:
        """Drop the tables that are over and were last changed before then; return how many."""
        return await self._writer.do(lambda connection: thin(connection, before))

    async def add_device(self, device: Device) -> None:
        """Keep a browser of a person."""
        await self._writer.do(lambda connection: add_device(connection, device))

    async def saw(self, device: str, at: int) -> None:
        """Keep when a browser was last here."""
        await self._writer.do(lambda connection: saw(connection, device, at))

    async def devices(self, person: str) -> list[Device]:
        """Return the browsers of a person that are signed in, last seen first."""
        t = devices.c
        wanted = select(t.id, t.person, t.label, t.seen).where(t.person == person, t.out == 0)
        return [Device(*row) for row in await self._all(wanted.order_by(t.seen.desc(), t.id))]

    async def signed_out(self) -> set[str]:
        """Return the ids of the browsers that were signed out."""
        return {id for (id,) in await self._all(select(devices.c.id).where(devices.c.out == 1))}

    async def sign_out(self, person: str, id: str) -> bool:
        """Let a browser of this person be theirs no longer; False if it is not one of theirs."""
        return await self._writer.do(lambda connection: sign_out(connection, person, id))

    async def add_link(self, person: str, hash: str, until: int) -> None:
        """Keep a link by which another browser becomes this person; earlier ones count no longer."""
        await self._writer.do(lambda connection: add_link(connection, person, hash, until))

    async def use_link(self, hash: str, now: int) -> str | None:
        """Return whose link this is, if it still counts; from here on it does not."""
        return await self._writer.do(lambda connection: use_link(connection, hash, now))

    async def secret(self, name: str) -> bytes:
        """Return the house's secret of this name: 32 random bytes, the same for good."""
        key = f"secret/{name}"

        def work(connection: Connection) -> bytes:
            add = insert(connection.dialect.name, house).values(key=key, value=secrets.token_bytes(32))
            connection.execute(add.on_conflict_do_nothing())
            return bytes(connection.execute(select(house.c.value).where(house.c.key == key)).scalar_one())

        return await self._writer.do(work)

    async def _heads(self, where: ColumnElement[bool], limit: int) -> list[Head]:
        t = tables.c
        wanted = select(t.code, t.game, t.access, t.version, t.status, t.deadline, t.changed).where(where)
        return [Head(*row) for row in await self._all(wanted.order_by(t.changed.desc(), t.code).limit(limit))]

    async def _of(self, wanted: Select[str, T], keys: Iterable[str]) -> dict[str, T]:
        """What is wanted of each of these; some at a time, since a statement takes only so many."""
        asked, found = list(keys), dict[str, T]()
        for start in range(0, len(asked), AT_ONCE):
            some = await self._all(wanted, {"some": asked[start : start + AT_ONCE]})
            found |= {row[0]: row[1] for row in some}
        return found

    async def _all(self, wanted: Select[*Ts], given: Mapping[str, object] | None = None) -> list[Found[*Ts]]:
        def read() -> list[Found[*Ts]]:
            try:
                with self._place.reading.connect() as connection:
                    return list(connection.execute(wanted, given))
            except DataError:  # a NUL in a text, which PostgreSQL cannot hold: no row has it
                return []
            except DBAPIError as error:
                raise StoreError(f"The database refused: {reason(error)}.") from error

        if self._writer.closed:
            raise Closed
        return await asyncio.get_running_loop().run_in_executor(self._readers, read)
