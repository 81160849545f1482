"""Commits are counted, not timed: another connection holds the database until everybody waits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, Engine, event

from doublesix.store import Standing, Store, StoreError
from doublesix.store.folder import DATABASE
from doublesix.store.place import Where
from tests.store.helpers import PATIENCE, PLAYING, in_store, open_table


@contextmanager
def counted_commits() -> Iterator[list[Connection]]:
    commits: list[Connection] = []
    count = commits.append
    event.listen(Engine, "commit", count)
    try:
        yield commits
    finally:
        event.remove(Engine, "commit", count)


@contextmanager
def database_held(where: Where) -> Iterator[None]:
    if isinstance(where, str):
        with psycopg.connect(where) as server:
            server.execute("LOCK TABLE tables")
            yield
            server.rollback()
        return
    with closing(sqlite3.connect(where / DATABASE, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


async def at_once(where: Where, appends: list[tuple[str, bytes]]) -> list[bool | BaseException]:
    """Append the row 2 of each table, all waiting before the first may be written."""
    store = await Store.open(where)
    with database_held(where):
        asked = [
            asyncio.ensure_future(store.append(code, 2, body, at=1, c=None, head=PLAYING)) for code, body in appends
        ]
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
    await store.close()
    return outcomes


async def open_tables(store: Store, count: int) -> None:
    for i in range(count):
        await open_table(store, f"T{i}")


def test_who_waits_together_is_committed_together(home: Where) -> None:
    in_store(home, lambda store: open_tables(store, 200))
    with counted_commits() as commits:
        outcomes = asyncio.run(at_once(home, [(f"T{i}", b"two") for i in range(200)]))
    assert outcomes == [True] * 200
    assert 1 <= len(commits) <= 3


def test_a_bad_row_fails_alone(home: Where) -> None:
    in_store(home, lambda store: open_tables(store, 40))
    bad: bytes = "text, not bytes"  # type: ignore[assignment]
    outcomes = asyncio.run(at_once(home, [(f"T{i}", bad if i == 17 else b"two") for i in range(40)]))
    assert isinstance(outcomes[17], StoreError)
    assert [outcome for i, outcome in enumerate(outcomes) if i != 17] == [True] * 39
    assert in_store(home, lambda store: store.rows("T17", since=1)) == []
    assert len(in_store(home, lambda store: store.rows("T16", since=1))) == 1


def test_an_answer_that_nobody_awaits_any_more_does_no_harm(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        with database_held(home):
            asked = asyncio.ensure_future(store.append("T", 2, b"", at=1, c=None, head=PLAYING))
            await asyncio.sleep(0)
            asked.cancel()
        assert await store.append("T", 3, b"", at=1, c=None, head=PLAYING)

    in_store(home, use)


def test_closing_finishes_what_waits(home: Where) -> None:
    async def run() -> bool:
        store = await Store.open(home)
        await open_table(store, "T")
        with database_held(home):
            asked = asyncio.ensure_future(store.append("T", 2, b"", at=1, c=None, head=Standing("over")))
            await asyncio.sleep(0)
            closed = asyncio.ensure_future(store.close())
            await asyncio.sleep(0)
        await closed
        return asked.done() and asked.result()

    assert asyncio.run(run())


def test_a_closed_store_says_so(home: Where) -> None:
    async def run() -> None:
        store = await Store.open(home)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.save_person("ana", "Ana", "fr", 1)
        with pytest.raises(StoreError, match="closed"):
            await store.rows("T")

    asyncio.run(run())


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    async def use(store: Store) -> tuple[object, ...]:
        with store._place.reading.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return tuple(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names)

    assert in_store(tmp_path, use) == ("wal", 2, 1)
