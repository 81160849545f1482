"""What whoever keeps the house does from outside, also while it is open: each is one transaction, and leaves a mark by
which every process that has the house open learns that something has changed."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import DBAPIError

from doublesix.store.append import append_all
from doublesix.store.dialect import insert, reason
from doublesix.store.log import Append, Head, Row, Standing, StoreError
from doublesix.store.place import Where, engine_beside
from doublesix.store.schema import devices, house, links, metadata, people, rows, seats, tables, tokens

MARK = "mark"
FORGOTTEN = ""
"""The name of somebody who was forgotten."""
MOST = 1_000
AT = "@"
"""Before an id where it is shown or asked for: it may begin with a hyphen."""


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody of the house: when they were last seen in a browser, and at how many tables they sit."""

    id: str
    name: str
    seen: int | None
    tables: int


@contextmanager
def beside(where: Where, *, mark: bool = True) -> Iterator[Connection]:
    """One transaction at a place where a house may be open meanwhile. Raise StoreError."""
    engine = engine_beside(where)
    try:
        with engine.begin() as connection:
            yield connection
            if mark:
                put(connection, MARK, secrets.token_hex(8))
    except (DBAPIError, sqlite3.Error) as error:
        raise StoreError(f"The database refused: {reason(error)}.") from error
    finally:
        engine.dispose()


def put(connection: Connection, key: str, text: str) -> None:
    """Keep a text of the house's own under this key, in the place of the one before."""
    value = text.encode()
    add = insert(connection.dialect.name, house).values(key=key, value=value)
    connection.execute(add.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def heads(connection: Connection, *, over: bool) -> list[tuple[Head, int]]:
    """The tables, last changed first, and how many people sit at each; those that are over only if they are wanted."""
    t = tables.c
    sitting = select(func.count()).select_from(seats).where(seats.c.code == t.code).scalar_subquery()
    wanted = select(t.code, t.game, t.access, t.version, t.status, t.deadline, t.changed, sitting)
    if not over:
        wanted = wanted.where(t.status != "over")
    found = connection.execute(wanted.order_by(t.changed.desc(), t.code).limit(MOST))
    return [(Head(*row[:7]), row[7]) for row in found]


def log_of(connection: Connection, table: str) -> list[Row]:
    """The rows of a table, in order; none if there is none."""
    wanted = select(rows.c.version, rows.c.at, rows.c.c, rows.c.body, rows.c.format)
    return [Row(*row) for row in connection.execute(wanted.where(rows.c.code == table).order_by(rows.c.version))]


def append(connection: Connection, table: str, row: Row, head: Standing) -> bool:
    """Append a row; False if it is not the next one."""
    return append_all(connection, [Append(table, row, head)])[0]


def known(connection: Connection, who: str | None = None) -> list[Known]:
    """Everybody, last seen first; with `who`, those of this name, or the one of this id, which @ may stand before."""
    p = people.c
    seen = select(func.max(devices.c.seen)).where(devices.c.person == p.id).scalar_subquery()
    sitting = select(func.count()).select_from(seats).where(seats.c.person == p.id).scalar_subquery()
    wanted = select(p.id, p.name, seen, sitting).order_by(func.coalesce(seen, 0).desc(), p.id).limit(MOST)
    if who is not None:
        wanted = wanted.where((p.id == who.removeprefix(AT)) | (p.name == who))
    return [Known(*row) for row in connection.execute(wanted)]


def beside_them(connection: Connection, person: str) -> list[str]:
    """What the other people are called at the tables where somebody sits, but at those that are over."""
    here = select(seats.c.code).join(tables, tables.c.code == seats.c.code)
    here = here.where(seats.c.person == person, tables.c.status != "over")
    others = select(people.c.name).distinct().join(seats, seats.c.person == people.c.id).order_by(people.c.name)
    return list(connection.execute(others.where(seats.c.code.in_(here), people.c.id != person)).scalars())


def rename(connection: Connection, person: str, name: str, at: int) -> None:
    """Call somebody something else."""
    connection.execute(update(people).where(people.c.id == person).values(name=name, changed=at))


def block(connection: Connection, person: str) -> None:
    """Nothing that makes somebody this person counts any longer: no browser, no link, no token."""
    connection.execute(update(devices).where(devices.c.person == person).values(out=1))
    for kept in (links, tokens):
        connection.execute(delete(kept).where(kept.c.person == person))


def forget(connection: Connection, person: str, at: int) -> None:
    """Forget what somebody is called, and their browsers. Their moves stay: others played them too."""
    block(connection, person)
    rename(connection, person, FORGOTTEN, at)
    connection.execute(update(devices).where(devices.c.person == person).values(label=""))
    connection.execute(delete(house).where(house.c.key == f"opener/{person}"))


def thin(connection: Connection, before: int) -> int:
    """Drop the tables that are over and were last changed before then; how many they were."""
    old = select(tables.c.code).where(tables.c.status == "over", tables.c.changed < before)
    codes = list(connection.execute(old).scalars())
    for start in range(0, len(codes), MOST):
        some = codes[start : start + MOST]
        watched = house.c.key.like("watch/%") & house.c.value.in_([code.encode() for code in some])
        connection.execute(delete(house).where(watched))
        for table in reversed(metadata.sorted_tables):
            if "code" in table.c:
                connection.execute(delete(table).where(table.c.code.in_(some)))
    return len(codes)
