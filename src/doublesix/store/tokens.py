"""The tokens of robots that play over HTTP. A token is long and random, so that its plain hash gives nothing away."""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from pathlib import Path

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import DBAPIError

from doublesix.store.dialect import WRITING, insert, sqlite_engine
from doublesix.store.folder import DATABASE, FolderTaken, lock, migrate
from doublesix.store.log import Person, StoreError
from doublesix.store.schema import people, tokens


def hash_of(token: str) -> str:
    """What the store keeps of a token or a link."""
    return sha256(token.encode()).hexdigest()


def keep_token(folder: Path, robot: Person, token: str, at: int) -> None:
    """Keep the token of a robot; one that a robot of this name had before counts no longer. Raise StoreError.

    This may be done while a house is open on the folder."""
    file = folder.absolute() / DATABASE
    _bring_up(file)
    engine = sqlite_engine(file)
    try:
        with engine.execution_options(**WRITING).begin() as connection:
            _keep(connection, robot, hash_of(token), at)
    except (DBAPIError, sqlite3.Error) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"The database refused: {why}.") from error
    finally:
        engine.dispose()


def _bring_up(file: Path) -> None:
    try:
        held = lock(file.parent)
    except FolderTaken:
        return  # by a house, which has migrated it
    try:
        migrate(file)
    finally:
        held.close()


def _keep(connection: Connection, robot: Person, hash: str, at: int) -> None:
    same = select(tokens.c.person).join(people).where(people.c.name == robot.name)
    id = connection.execute(same).scalar_one_or_none() or robot.id
    row = {"id": id, "name": robot.name, "lang": robot.lang, "made": at, "changed": at}
    connection.execute(insert(connection, people).values(row).on_conflict_do_nothing())
    connection.execute(delete(tokens).where(tokens.c.person == id))
    connection.execute(insert(connection, tokens).values(person=id, hash=hash, made=at))
