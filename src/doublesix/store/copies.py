"""Copies of a house: into one file, while it is open; from such a file; from one place to another."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import delete, select
from sqlalchemy.exc import DBAPIError

from doublesix.store import folder
from doublesix.store.dialect import WRITING, reason, sqlite_engine
from doublesix.store.log import StoreError
from doublesix.store.place import Where, engine_beside, is_address, migrate, shown, take
from doublesix.store.schema import metadata, tables
from doublesix.store.transfer import transfer

REPLACED = f"{folder.DATABASE}.replaced"


class Inhabited(StoreError):
    """There is a house already where one was to be brought."""


@dataclass(frozen=True, slots=True)
class Copied:
    """How much is in a copy."""

    tables: int
    rows: int
    people: int

    def __str__(self) -> str:
        return f"tables: {self.tables}, rows in their logs: {self.rows}, people: {self.people}"


def backup(where: Where, file: Path) -> Copied:
    """Copy a house, which may be open meanwhile, into a new SQLite file: what was acknowledged before is in it."""
    if file.exists():
        raise StoreError(f"There is a file {file} already: name another.")
    with _refusing(f"Cannot copy {shown(where)} to {file}"), _finished(file) as unfinished:
        if is_address(where):
            _from_database(str(where), unfinished)
        else:
            _copy(folder.house_in(Path(where)), unfinished)
        return _alone(unfinished)


def restore(file: Path, where: Where, *, replace: bool = False) -> Copied:
    """Bring a house from such a file to a place where none is open. A house that is there is refused, or replaced: a
    folder keeps it beside, a database gives it up."""
    with _refusing(f"Cannot bring {file} to {shown(where)}"), TemporaryDirectory(prefix="doublesix-") as scratch:
        ours = Path(scratch) / folder.DATABASE
        _copy(_checked(file), ours)
        folder.migrate(ours, keep=False)
        (_into_database if is_address(where) else _into_folder)(ours, where, replace)
        return _alone(ours)


def move(source: Where, target: Where) -> Copied:
    """Copy a house that is closed to a place that has none; what it came from is left as it was."""
    if not is_address(source):
        folder.house_in(Path(source))
    place = take(source, alone=True)
    try:
        with TemporaryDirectory(prefix="doublesix-") as scratch:
            file = Path(scratch) / "moving.db"
            backup(source, file)
            return restore(file, target)
    finally:
        place.let_go()


def _from_database(address: str, file: Path) -> None:
    folder.migrate(file)
    reading = engine_beside(address).execution_options(isolation_level="REPEATABLE READ")
    writing = sqlite_engine(file).execution_options(**WRITING)
    try:
        with reading.connect() as source, writing.begin() as target:
            transfer(source, target)
    finally:
        reading.dispose()
        writing.dispose()


def _into_database(file: Path, where: Where, replace: bool) -> None:
    migrate(str(where))
    place, reading = take(where, alone=True), sqlite_engine(file)
    try:
        with reading.connect() as source, place.writing.begin() as target:
            if not replace and target.execute(select(tables.c.code).limit(1)).first():
                raise Inhabited(f"{shown(where)} has a house already: name another.")
            for table in reversed(metadata.sorted_tables):
                target.execute(delete(table))
            transfer(source, target)
    finally:
        reading.dispose()
        place.let_go()


def _into_folder(file: Path, where: Where, replace: bool) -> None:
    there = Path(where) / folder.DATABASE
    held = folder.lock(there.parent)
    try:
        if there.exists():
            if not replace:
                raise Inhabited(f"The data folder {where} has a house already: name another.")
            with _finished(there.with_name(REPLACED)) as kept:
                _copy(there, kept)
                _alone(there)
                folder.hand_over(kept)
        with _finished(there) as unfinished:
            _copy(file, unfinished)
            _alone(unfinished)
            folder.hand_over(unfinished)
    finally:
        held.close()


def _checked(file: Path) -> Path:
    if not file.is_file():
        raise StoreError(f"There is no file {file}.")
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        found = database.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone()
        if not found or (wrong := _wrong(database)):
            raise StoreError(f"{file} is no whole copy of a house{f': {wrong}' if found else ''}.")
    return file


def _wrong(database: sqlite3.Connection) -> str | None:
    """The first thing that SQLite finds wrong. Its version 3.40 takes our first columns for NULL where they are not."""
    found = (said for (said,) in database.execute(f"PRAGMA integrity_check({2**31 - 1})"))
    return next((said for said in found if said != "ok" and not said.startswith("NULL value in ")), None)


def _copy(source: Path, target: Path) -> None:
    """SQLite's own copy of a database that is in use: a snapshot, with what its log holds."""
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)


def _alone(file: Path) -> Copied:
    """Let a database be one file, with no log beside it, and say what is in it."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        counts = [
            database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "rows", "people")
        ]
    return Copied(*counts)


@contextmanager
def _finished(file: Path) -> Iterator[Path]:
    """A file beside that takes this one's place once it is whole; only its owner may read it: it holds secrets."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield unfinished
        _to_disk(unfinished)
        os.replace(unfinished, file)
        _to_disk(file.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _refusing(what: str) -> Iterator[None]:
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise StoreError(f"{what}: {reason(error)}.") from error
