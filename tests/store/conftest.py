"""Where a store is kept in the tests: a data folder, and a PostgreSQL database of this worker's own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from doublesix.store.place import Where, migrate
from doublesix.store.schema import metadata
from tests.support.lacking import lacks

SERVER = os.environ.get("DOUBLESIX_TEST_POSTGRESQL", "postgresql://127.0.0.1/postgres")
"""A database of a server where databases may be made."""


class Server:
    """A PostgreSQL server; makes and drops databases."""

    def __init__(self, admin: psycopg.Connection) -> None:
        self._admin = admin

    def make(self, name: str) -> str:
        """Make an empty database, in the place of one that was left behind, and return its address."""
        self.drop(name)
        self._admin.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return f"{SERVER.rpartition('/')[0]}/{name}"

    def drop(self, name: str) -> None:
        """Drop a database with whatever is connected to it."""
        self._admin.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    try:
        admin = psycopg.connect(SERVER, autocommit=True, connect_timeout=5)
    except psycopg.OperationalError as error:
        lacks(f"no PostgreSQL at {SERVER}, so nothing was tried on it: {error}")
    with admin:
        yield Server(admin)


@pytest.fixture(scope="session")
def _database(server: Server) -> Iterator[str]:
    name = f"doublesix_{os.getpid()}"
    address = server.make(name)
    migrate(address)
    yield address
    server.drop(name)


@pytest.fixture
def database(_database: str) -> str:
    """A database with our schema and nothing in it."""
    names = sql.SQL(", ").join(sql.Identifier(table.name) for table in metadata.sorted_tables)
    with psycopg.connect(_database) as connection:
        connection.execute(sql.SQL("TRUNCATE {}").format(names))
    return _database


@pytest.fixture
def empty_database(server: Server) -> Iterator[str]:
    """A database with nothing in it, not even our schema."""
    name = f"doublesix_{os.getpid()}_empty"
    yield server.make(name)
    server.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """Where a house may be kept: each test that asks for it runs at both."""
    if request.param == "sqlite":
        return tmp_path
    address: str = request.getfixturevalue("database")
    return address
