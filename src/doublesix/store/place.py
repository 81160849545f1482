"""Where a house is kept: a data folder, or a PostgreSQL database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from sqlalchemy import Engine

from doublesix.store import folder
from doublesix.store.bus import Bus
from doublesix.store.dialect import WRITING, sqlite_engine
from doublesix.store.log import StoreError
from doublesix.store.workers import Read, Workers
from doublesix.store.writer import Writer

READERS = 4
Where = str | Path
"""The path of a data folder, or the address postgresql://… of a database."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place that this process has opened."""

    reading: Engine
    writing: Engine
    held: sqlite3.Connection | None = None
    several: Callable[[Writer, Read], tuple[Bus, Workers]] | None = None
    """How it is shared with other processes, where it can be."""

    def let_go(self) -> None:
        """Leave it to others."""
        self.reading.dispose()
        self.writing.dispose()
        if self.held:
            self.held.close()


def is_address(where: Where) -> bool:
    """Whether this is the address of a database and no folder."""
    return isinstance(where, str) and "://" in where


def shown(where: Where) -> str:
    """How a place is called where anybody may read it: without a password."""
    return str(_postgres().name_of(where) if is_address(where) else where)


def take(where: Where, alone: bool = False) -> Place:
    """Open the place: a folder for this process alone, made if need be and brought to our schema; a database for any
    number of processes, or `alone` too."""
    if is_address(where):
        place: Place = _postgres().open_database(where, READERS, alone)
        return place
    file = Path(where).absolute() / folder.DATABASE
    held = folder.lock(file.parent)
    try:
        folder.migrate(file)
    except BaseException:
        held.close()
        raise
    engine = sqlite_engine(file)
    return Place(engine, engine.execution_options(**WRITING), held)


def engine_beside(where: Where) -> Engine:
    """Return an engine for a single act, at a place where a house may be open meanwhile."""
    engine: Engine = _postgres().engine_beside(where) if is_address(where) else folder.engine_beside(Path(where))
    return engine


def migrate(address: str) -> str | None:
    """Bring a PostgreSQL database to our schema; return the schema that it came to, None if it was there."""
    came_to: str | None = _postgres().migrate_database(address)
    return came_to


def _postgres() -> ModuleType:
    try:
        from doublesix.store import postgres
    except ImportError as error:
        raise StoreError("PostgreSQL needs psycopg: pip install 'doublesix[postgresql]'.") from error
    return postgres
