"""A house on PostgreSQL: one process at a time, in a database that `doublesix migrate` has brought to our schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from doublesix.store.dialect import reason
from doublesix.store.log import StoreError, Taken
from doublesix.store.revisions import MIGRATIONS, Revisions

HOUSE = 0x646F75626C653631  # advisory locks, of who serves and of who migrates
MIGRATING = HOUSE + 1
PATIENCE_MS = 2000  # a process that was killed is gone from the database a little later
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 25_000}
LASTING = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
SERVER_KEEPALIVE = {"tcp_" + name.removeprefix("tcp_"): value for name, value in KEEPALIVE.items()}

Raw = psycopg.Connection[Any]


def name_of(address: str) -> str:
    """The database without who enters it, as it may be shown to anybody."""
    url = _url(address)
    where = f"{url.host or ''}{f':{url.port}' if url.port else ''}"
    return f"postgresql://{where}/{url.database or ''}"


def open_database(address: str, readers: int) -> tuple[Engine, Engine]:
    """Take the database for this process; return what reads and what writes in it.

    The lock lies on the one connection that writes: who has lost it cannot write until it has it again."""
    name = name_of(address)
    reading = _engine(address, isolation_level="AUTOCOMMIT", pool_size=readers, max_overflow=0)
    writing = _engine(address, pool_size=1, max_overflow=0)

    def take(raw: Raw) -> None:
        for setting, value in SERVER_KEEPALIVE.items():  # so that a house that fell silent loses its lock
            raw.execute("SELECT set_config(%s, %s, false)", [setting, str(value)])
        raw.execute(LASTING)
        _hold(raw, HOUSE, f"Another process is using the database {name}.")

    _at_connect(writing, take)
    try:
        with _refusing(name), writing.connect() as connection:
            _check(connection, name)
    except BaseException:
        writing.dispose()
        raise
    return reading, writing


def engine_beside(address: str) -> Engine:
    """Return an engine for a single act, in a database where a house may be open meanwhile."""
    name, engine = name_of(address), _engine(address)
    _at_connect(engine, lambda raw: raw.execute(LASTING))
    with _refusing(name), engine.connect() as connection:
        _check(connection, name)
    return engine


def migrate_database(address: str, migrations: Path = MIGRATIONS) -> str | None:
    """Bring the database to our schema in one transaction, one process after another.

    Return the schema that it came to, None if it was there. No house may be open on it meanwhile."""
    name, revisions, engine = name_of(address), Revisions(migrations), _engine(address)
    _at_connect(engine, lambda raw: raw.execute("SELECT pg_advisory_lock(%s)", [MIGRATING]))
    try:
        with _refusing(name), engine.begin() as connection:
            if revisions.of(connection, name) == revisions.newest:
                return None
            _hold(_raw(connection), HOUSE, f"A house is open on the database {name}: close it, then migrate.")
            revisions.upgrade(connection)
            return revisions.newest
    finally:
        engine.dispose()  # and the locks go, after the commit


def _check(connection: Connection, name: str) -> None:
    revisions = Revisions()
    now = revisions.of(connection, name)
    if now != revisions.newest:
        stands = "is empty" if now is None else f"has the schema {now}, ours is {revisions.newest}"
        raise StoreError(f"The database {name} {stands}: run doublesix migrate with it first.")


def _hold(raw: Raw, key: int, taken: str) -> None:
    raw.execute("SELECT set_config('lock_timeout', %s, false)", [str(PATIENCE_MS)])
    try:
        raw.execute("SELECT pg_advisory_lock(%s)", [key])
    except psycopg.errors.LockNotAvailable as error:
        raise Taken(taken) from error
    raw.execute("RESET lock_timeout")


def _at_connect(engine: Engine, do: Callable[[Raw], object]) -> None:
    def connect(raw: Raw, _entry: ConnectionPoolEntry) -> None:
        raw.autocommit = True  # the locks are the session's
        do(raw)
        raw.autocommit = False

    event.listen(engine, "connect", connect)


def _raw(connection: Connection) -> Raw:
    raw: Any = connection.connection.driver_connection
    return raw  # type: ignore[no-any-return]


def _engine(address: str, **how: Any) -> Engine:
    url = _url(address)
    connect = {name: value for name, value in ({"connect_timeout": 5} | KEEPALIVE).items() if name not in url.query}
    return create_engine(url, connect_args=connect, hide_parameters=True, **how)


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise StoreError("This is no address of a database: write it as postgresql://user@host/database.") from error
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise StoreError(f"A house is kept in a data folder or on postgresql://…, not on {url.drivername}://….")
    return url.set(drivername="postgresql+psycopg")


@contextmanager
def _refusing(name: str) -> Iterator[None]:
    try:
        yield
    except (DBAPIError, psycopg.Error) as error:
        raise StoreError(f"Cannot use the database {name}: {reason(error)}.") from error
