"""The data folder: one process at a time, and the database in it brought to this program's schema."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from doublesix.store.dialect import WRITING, sqlite_engine
from doublesix.store.log import StoreError

DATABASE = "doublesix.db"
LOCK = "doublesix.lock"
MIGRATIONS = Path(__file__).parent / "migrations"


class FolderTaken(StoreError):
    """Another process has the data folder."""


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
        except BaseException:
            held.close()
            raise
    except (OSError, sqlite3.Error) as error:
        if "locked" in str(error):
            raise FolderTaken(f"Another process is using the data folder {folder}.") from error
        raise StoreError(f"Cannot write in the data folder {folder}: {_reason(error)}.") from error
    return held


def migrate(file: Path, migrations: Path = MIGRATIONS) -> None:
    """Bring the database to the newest schema in one transaction; one that holds anything is copied beside first."""
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    engine = sqlite_engine(file, foreign_keys=False)
    try:
        with engine.execution_options(**WRITING).begin() as connection:
            _upgrade(connection, file, config, script)
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise StoreError(f"Cannot use the database {file}: {_reason(error)}.") from error
    finally:
        engine.dispose()


def _upgrade(connection: Connection, file: Path, config: Config, script: ScriptDirectory) -> None:
    now, newest = MigrationContext.configure(connection).get_current_revision(), script.get_current_head()
    if now == newest:
        return
    if now is not None:
        if now not in {revision.revision for revision in script.walk_revisions()}:
            raise StoreError(f"A newer Double Six wrote the database {file}: its schema is {now}, ours {newest}.")
        _copy(file, file.with_name(f"{file.name}.{now}"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
        raise StoreError(f"The database {file} was not migrated: {len(broken)} rows would point nowhere.")


def _copy(file: Path, beside: Path) -> None:
    unfinished = beside.with_name(f"{beside.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    os.replace(unfinished, beside)


def _reason(error: Exception) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(error.orig if isinstance(error, DBAPIError) else error)
