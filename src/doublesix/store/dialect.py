"""What differs between the databases in an engine and in an insert."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection as SQLite

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

BUSY_MS = 5000
WRITING = {"begin": "BEGIN IMMEDIATE"}  # execution option of an engine that writes: takes the lock before it reads


def sqlite_engine(file: Path, *, foreign_keys: bool = True) -> Engine:
    """Return an engine on `file`, where a commit is on the disk when it returns. Migrations do without foreign keys."""
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)  # a row may hold secrets

    def connect(connection: SQLite, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # else the driver begins by itself, and too late
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA foreign_keys = {int(foreign_keys)}")

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def reason(error: Exception) -> str:
    """Return what the database, or the system, says against it: one line, without the values of a row."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return said.strip().partition("\n")[0].rstrip(".")


def is_deadlock(error: DBAPIError) -> bool:
    """Whether two workers waited for each other, and this one was to give way: it may try again."""
    return getattr(error.orig, "sqlstate", None) == "40P01"


def insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an insert that knows ON CONFLICT in this dialect."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
