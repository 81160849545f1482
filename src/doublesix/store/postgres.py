"""A house on PostgreSQL: any number of processes, on a database that `doublesix migrate` has brought to our schema."""

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

from doublesix.store.bus import Bus
from doublesix.store.dialect import reason
from doublesix.store.log import StoreError, Taken
from doublesix.store.notices import Notices
from doublesix.store.place import Place
from doublesix.store.revisions import MIGRATIONS, Revisions
from doublesix.store.workers import Read, Workers
from doublesix.store.writer import Writer

HOUSE = 0x646F75626C653631  # advisory locks, of who serves and of who migrates
MIGRATING = HOUSE + 1
BEFORE_WORKERS = "0004"
"""The last schema where a house is alone."""
STATEMENT_MS = 10_000
"""A statement that takes longer is given up: whoever waits for it is told, and asks again."""
STANDS_MS = 2_000
"""A worker that stands in the middle of a transaction keeps others waiting no longer than that."""
PATIENCE_MS = 2000  # a process that was killed is gone from the database a little later
KEEPALIVE = {"keepalives_idle": 3, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 8_000}
"""Where nothing comes back, not even a sign that it arrived, the way to the database is taken for lost after eight
seconds: whoever waits is told then."""
LASTING = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
SERVER_KEEPALIVE = {"tcp_" + name.removeprefix("tcp_"): value for name, value in KEEPALIVE.items()}

Raw = psycopg.Connection[Any]


def name_of(address: str) -> str:
    """The database without who enters it, as it may be shown to anybody."""
    url = _url(address)
    where = f"{url.host or ''}{f':{url.port}' if url.port else ''}"
    return f"postgresql://{where}/{url.database or ''}"


def open_database(address: str, readers: int, alone: bool = False) -> Place:
    """Open the database beside other workers, or `alone`; so, too, where its schema is from before there were several.

    The lock lies on the one connection that writes: who has lost it cannot write until it has it again. Houses from
    before there were workers take it for themselves."""
    name = name_of(address)
    reading = _engine(address, isolation_level="AUTOCOMMIT", pool_size=readers, max_overflow=0)
    writing = _engine(address, pool_size=1, max_overflow=0)
    _at_connect(reading, _bounded)
    try:
        with _refusing(name), reading.connect() as connection:
            several = _check(connection, name) != BEFORE_WORKERS and not alone
        _at_connect(writing, lambda raw: _take(raw, name, several))
        if not alone:  # a copy takes as long as it takes
            _at_connect(writing, _hurried)
        with _refusing(name), writing.connect():
            pass
    except BaseException:
        reading.dispose()
        writing.dispose()
        raise
    return Place(reading, writing, several=_shared(address) if several else None)


def _take(raw: Raw, name: str, several: bool) -> None:
    for setting, value in SERVER_KEEPALIVE.items():  # so that a house that fell silent loses its lock
        raw.execute("SELECT set_config(%s, %s, false)", [setting, str(value)])
    raw.execute(LASTING)
    _hold(raw, HOUSE, f"Another process is using the database {name}.", several)


def _hurried(raw: Raw) -> None:
    raw.execute("SELECT set_config('idle_in_transaction_session_timeout', %s, false)", [str(STANDS_MS)])
    _bounded(raw)


def _bounded(raw: Raw) -> None:
    raw.execute("SELECT set_config('statement_timeout', %s, false)", [str(STATEMENT_MS)])


def _shared(address: str) -> Callable[[Writer, Read], tuple[Bus, Workers]]:
    def share(writer: Writer, read: Read) -> tuple[Bus, Workers]:
        workers = Workers(writer, read)
        workers.bus = Notices(workers.me, lambda: _connect(address))
        return workers.bus, workers

    return share


def _connect(address: str) -> Raw:
    url = _url(address).set(drivername="postgresql")
    return psycopg.connect(url.render_as_string(hide_password=False), autocommit=True, **_how(url))


def engine_beside(address: str) -> Engine:
    """Return an engine for a single act, in a database where a house may be open meanwhile."""
    name, engine = name_of(address), _engine(address)
    _at_connect(engine, lambda raw: raw.execute(LASTING))
    with _refusing(name), engine.connect() as connection:
        _check(connection, name)
    return engine


def migrate_database(address: str, migrations: Path = MIGRATIONS) -> str | None:
    """Bring the database to our schema in one transaction, one process after another.

    Return the schema that it came to, None if it was there. Workers of our version may be open on the one before it."""
    name, revisions, engine = name_of(address), Revisions(migrations), _engine(address)
    _at_connect(engine, lambda raw: raw.execute("SELECT pg_advisory_lock(%s)", [MIGRATING]))
    try:
        with _refusing(name), engine.begin() as connection:
            now = revisions.of(connection, name)
            if now == revisions.newest:
                return None
            if now not in revisions.fit:
                _hold(_raw(connection), HOUSE, f"A house is open on the database {name}: close it, then migrate.")
            revisions.upgrade(connection)
            return revisions.newest
    finally:
        engine.dispose()  # and the locks go, after the commit


def _check(connection: Connection, name: str) -> str:
    """The schema of the database, one that we can work with."""
    revisions = Revisions()
    now = revisions.of(connection, name)
    if now is None or now not in revisions.fit:
        stands = "is empty" if now is None else f"has the schema {now}, ours is {revisions.newest}"
        raise StoreError(f"The database {name} {stands}: run doublesix migrate with it first.")
    return now


def _hold(raw: Raw, key: int, taken: str, shared: bool = False) -> None:
    raw.execute("SELECT set_config('lock_timeout', %s, false)", [str(PATIENCE_MS)])
    try:
        raw.execute(f"SELECT pg_advisory_lock{'_shared' if shared else ''}(%s)", [key])
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
    return create_engine(url, connect_args=_how(url), hide_parameters=True, **how)


def _how(url: URL) -> dict[str, Any]:
    """How to connect, where the address does not say it."""
    return {name: value for name, value in ({"connect_timeout": 5} | KEEPALIVE).items() if name not in url.query}


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise StoreError("This is no address of a database: write it as postgresql://user@host/database.") from error
    if "@" in f"{url.host}{url.database}":  # of a password that was cut
        raise StoreError("In the address of a database, write @ and / of a password as %40 and %2F.")
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise StoreError(f"A house is kept in a data folder or on postgresql://…, not on {url.drivername}://….")
    return url.set(drivername="postgresql+psycopg")


@contextmanager
def _refusing(name: str) -> Iterator[None]:
    try:
        yield
    except (DBAPIError, psycopg.Error) as error:
        raise StoreError(f"Cannot use the database {name}: {reason(error)}.") from error
