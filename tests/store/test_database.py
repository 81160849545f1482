"""A house on PostgreSQL: its schema, and who may use it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Barrier, Event

import psycopg
import pytest
import sqlalchemy
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, update

from doublesix.store import Person, Store, StoreError
from doublesix.store.place import migrate, shown
from doublesix.store.postgres import HOUSE, engine_beside, migrate_database
from doublesix.store.revisions import Revisions
from doublesix.store.schema import metadata, tables
from doublesix.store.tokens import hash_of, keep_token
from tests.store.helpers import PLAYING, in_store, next_migrations, open_table, refusal

BEFORE = "0004"
"""The schema before ours."""
OUR_OTHERS = "datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"


@contextmanager
def beside(database: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(database, autocommit=True) as connection:
        yield connection


def cut_off(database: str) -> None:
    """Let the server end every connection to the database, as when it is started again."""
    with beside(database) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {OUR_OTHERS}")


def at(database: str, schema: str) -> None:
    """Make a database that an earlier version has left."""
    engine = sqlalchemy.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        revisions = Revisions()
        revisions._config.attributes["connection"] = connection
        command.upgrade(revisions._config, schema)
    engine.dispose()


def version_of(database: str) -> str:
    with beside(database) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchall()[0][0])


def test_migrations_lead_to_the_schema(database: str) -> None:
    engine = engine_beside(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_without_our_schema_is_refused_and_left_alone(empty_database: str) -> None:
    assert refusal(empty_database).endswith(" is empty: run doublesix migrate with it first.")
    with beside(empty_database) as connection:
        assert connection.execute("SELECT 1 FROM pg_tables WHERE schemaname = 'public'").fetchall() == []


def test_an_older_schema_is_refused_and_a_newer_one_too(empty_database: str, tmp_path: Path) -> None:
    newest = migrate(empty_database)
    with beside(empty_database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        assert refusal(empty_database).endswith(
            f"the schema 0001, ours is {newest}: run doublesix migrate with it first."
        )
        connection.execute("UPDATE alembic_version SET version_num = %s", [newest])
    assert migrate_database(empty_database, next_migrations(tmp_path)) == "next"
    text = refusal(empty_database)
    assert text.startswith("A newer Double Six wrote the database")
    assert "\n" not in text
    with pytest.raises(StoreError, match="A newer Double Six"):
        migrate(empty_database)


def test_of_many_who_migrate_at_once_one_does(empty_database: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        came_to = list(threads.map(migrate, [empty_database] * 4))
    assert came_to.count(None) == 3
    assert [to for to in came_to if to] == [version_of(empty_database)]


def test_a_migration_that_fails_changes_nothing(empty_database: str, tmp_path: Path) -> None:
    newest = migrate(empty_database)
    in_store(empty_database, lambda store: open_table(store, "T"))
    with pytest.raises(StoreError, match='relation "nowhere" does not exist'):
        migrate_database(empty_database, next_migrations(tmp_path, then='op.execute("DELETE FROM nowhere")'))
    assert version_of(empty_database) == newest
    assert len(in_store(empty_database, lambda store: store.rows("T"))) == 1


def test_the_next_schema_comes_while_houses_are_open_and_they_go_on(empty_database: str, tmp_path: Path) -> None:
    migrate(empty_database)

    async def use(store: Store) -> None:
        await open_table(store, "T")
        assert await asyncio.to_thread(migrate_database, empty_database, next_migrations(tmp_path)) == "next"
        assert await store.append("T", 2, b"two", at=1, c=None, head=PLAYING)

    in_store(empty_database, use)


def test_the_schema_before_ours_is_taken_by_one_house_and_brought_to_ours_under_it(empty_database: str) -> None:
    at(empty_database, BEFORE)

    async def use(store: Store) -> None:
        assert not store.fellows.several
        await open_table(store, "T")
        with pytest.raises(StoreError, match="^Another process is using the database "):
            await Store.open(empty_database)
        assert await asyncio.to_thread(migrate, empty_database)
        assert await store.append("T", 2, b"two", at=1, c=None, head=PLAYING)

    in_store(empty_database, use)
    assert len(in_store(empty_database, lambda store: store.rows("T"))) == 2


def test_nothing_older_is_migrated_under_an_open_house(empty_database: str, tmp_path: Path) -> None:
    migrate(empty_database)

    async def use(store: Store) -> None:
        with beside(empty_database) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0003'")
        with pytest.raises(StoreError, match="A house is open on the database"):
            await asyncio.to_thread(migrate, empty_database)

    in_store(empty_database, use)


def test_houses_from_before_there_were_workers_keep_ours_out(database: str) -> None:
    with beside(database) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", [HOUSE])
        assert refusal(database) == f"Another process is using the database {shown(database)}."


def test_a_house_that_was_cut_off_goes_on_after_one_refusal(database: str) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        assert len(await store.rows("T")) == 1
        await asyncio.to_thread(cut_off, database)
        asks: list[Callable[[], Awaitable[object]]] = [lambda: store.rows("T"), lambda: store.keep("key", "value")]
        for ask in asks:
            with pytest.raises(StoreError, match="^The database refused: "):
                await ask()
            await ask()
        assert await store.append("T", 2, b"two", at=1, c=None, head=PLAYING)

    in_store(database, use)


def test_a_worker_that_stands_in_a_transaction_keeps_nobody_waiting_for_long(database: str) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        other = await Store.open(database)
        begun, stands = Event(), Event()

        def stand(connection: Connection) -> None:
            connection.execute(update(tables).values(changed=1))
            begun.set()
            stands.wait()

        standing = asyncio.ensure_future(other._writer.do(stand))
        await asyncio.to_thread(begun.wait)
        assert await store.append("T", 2, b"two", at=1, c=None, head=PLAYING)
        stands.set()
        with pytest.raises(StoreError, match="idle-in-transaction"):
            await standing
        await other.close()

    in_store(database, use)


def test_workers_that_wait_for_each_other_both_get_through(database: str) -> None:
    async def use(store: Store) -> None:
        other = await Store.open(database)
        for code in ("T", "U"):
            await open_table(store, code)
        both = Barrier(2)

        def cross(*codes: str) -> Callable[[Connection], None]:
            first = [True]

            def work(connection: Connection) -> None:
                for code in codes:
                    connection.execute(update(tables).where(tables.c.code == code).values(changed=2))
                    if first:
                        first.clear()
                        both.wait(5)

            return work

        await asyncio.gather(store._writer.do(cross("T", "U")), other._writer.do(cross("U", "T")))
        await other.close()

    in_store(database, use)


def test_a_commit_is_on_the_disk_when_it_returns(database: str) -> None:
    name = database.rpartition("/")[2]
    with beside(database) as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def use(store: Store) -> object:
        return await store._writer.do(lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar())

    try:
        assert in_store(database, use) == "on"
    finally:
        with beside(database) as connection:
            connection.execute(f"ALTER DATABASE {name} RESET synchronous_commit")


def test_what_is_refused_does_not_tell_what_the_row_held(database: str) -> None:
    async def use(store: Store) -> None:
        await store.save_person("ana", "Ana", "fr", 1)
        with pytest.raises(StoreError) as refused:
            await store.add_link("nobody", "hash", 1)
        assert "foreign key" in str(refused.value)
        assert "nobody" not in str(refused.value)

    in_store(database, use)


def test_a_robots_token_is_kept_while_the_house_is_open(database: str) -> None:
    async def use(store: Store) -> None:
        await asyncio.to_thread(keep_token, database, Person("robot", "Deep Spot", "en"), "token", 1)
        assert await store.robot(hash_of("token")) == "robot"

    in_store(database, use)


def test_a_place_is_shown_without_a_password() -> None:
    address = "postgresql://ana:secret@db.example:5433/house?password=secret"
    assert shown(address) == "postgresql://db.example:5433/house"


@pytest.mark.parametrize(
    ("address", "text"),
    [
        ("mysql://ana:secret@localhost/house", "A house is kept in a data folder or on postgresql://"),
        ("postgresql://ana:secret@localhost:port/house", "This is no address of a database"),
        ("postgresql://ana:a@secret/b@localhost/house", "In the address of a database, write @ and / "),
        ("postgresql://ana:a@secret@localhost/house", "In the address of a database, write @ and / "),
        ("postgresql://ana:secret@127.0.0.1:1/house", "Cannot use the database postgresql://127.0.0.1:1/house: "),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_in_a_line(address: str, text: str) -> None:
    told = refusal(address)
    assert told.startswith(text)
    assert "secret" not in told
    assert "\n" not in told


def test_without_the_driver_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "doublesix.store.postgres")
    monkeypatch.delattr("doublesix.store.postgres")
    assert refusal("postgresql://localhost/house") == "PostgreSQL needs psycopg: pip install 'doublesix[postgresql]'."
