"""The data folder: one process at a time, and the database in it brought to this program's schema."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from doublesix.store.dialect import WRITING, reason, sqlite_engine
from doublesix.store.log import StoreError, Taken
from doublesix.store.revisions import MIGRATIONS, Revisions

DATABASE = "doublesix.db"
LOCK = "doublesix.lock"


def lock(folder: Path) -> sqlite3.Connection:
    """Make `folder` if need be and take it for this process, until the result is closed or the process dies.

    SQLite's own file lock on an empty file: the same on every system, and never left behind."""
    file = folder / LOCK
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
            if not os.access(file, os.W_OK):  # a file that is only read is not locked
                raise PermissionError(f"{file.name} is read-only")
            hand_over(file)
        except BaseException:
            held.close()
            raise
    except (OSError, sqlite3.Error) as error:
        if "locked" in str(error):
            raise Taken(f"Another process is using the data folder {folder}.") from error
        why = "it is a file" if folder.is_file() else reason(error)
        raise StoreError(f"Cannot write in the data folder {folder}: {why}.") from error
    return held


def hand_over(file: Path) -> None:
    """Let a file belong to whom its folder does: what root brings there, the house of another user is to open."""
    if os.geteuid() == 0:
        owner = file.parent.stat()
        with suppress(PermissionError):  # where a network keeps the files, root may be nobody
            os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def house_in(folder: Path) -> Path:
    """The database of the house in this folder. Raise StoreError where there is none."""
    file = folder / DATABASE
    if not file.is_file():
        raise StoreError(f"There is no house in the data folder {folder}.")
    return file


def migrate(file: Path, migrations: Path = MIGRATIONS, *, keep: bool = True) -> None:
    """Bring the database to the newest schema in one transaction; one that holds anything is copied beside first,
    if that is to be kept."""
    revisions = Revisions(migrations)
    engine = sqlite_engine(file, foreign_keys=False)
    try:
        with engine.execution_options(**WRITING).begin() as connection:
            _upgrade(connection, file, revisions, keep)
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise StoreError(f"Cannot use the database {file}: {reason(error)}.") from error
    finally:
        engine.dispose()


def engine_beside(folder: Path) -> Engine:
    """Return an engine for a single act, in a folder where a house may be open meanwhile."""
    file = house_in(folder).absolute()
    try:
        held = lock(file.parent)
    except Taken:  # by a house, which has migrated it
        return sqlite_engine(file).execution_options(**WRITING)
    try:
        migrate(file)
    finally:
        held.close()
    return sqlite_engine(file).execution_options(**WRITING)


def _upgrade(connection: Connection, file: Path, revisions: Revisions, keep: bool) -> None:
    now = revisions.of(connection, str(file))
    if now == revisions.newest:
        return
    if now is not None and keep:
        _copy(file, file.with_name(f"{file.name}.{now}"))
    revisions.upgrade(connection)
    if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
        raise StoreError(f"The database {file} was not migrated: {len(broken)} rows would point nowhere.")


def _copy(file: Path, beside: Path) -> None:
    unfinished = beside.with_name(f"{beside.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    os.replace(unfinished, beside)
