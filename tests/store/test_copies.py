"""Copies of a house: what is in them, what they refuse, and the way from one kind of place to the other."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from doublesix.store import Store, StoreError, postgres
from doublesix.store.copies import REPLACED, Copied, backup, move, restore
from doublesix.store.folder import DATABASE, LOCK
from doublesix.store.log import Row
from doublesix.store.place import Where
from doublesix.store.transfer import Sum, compare
from tests.store.helpers import PLAYING, in_store, open_table

WAITED = """SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
AND clock_timestamp() > query_start + interval '200 ms'"""


async def fill(store: Store) -> None:
    for code in ("T", "U"):
        await open_table(store, code)
        for version in range(2, 5):
            row = f"{code} {version}".encode() + bytes([0, 255])
            assert await store.append(code, version, row, at=version, c=f"c{version}", head=PLAYING)
    await store.keep("watch/x", "T")
    await store.secret("cookies")


async def seen(store: Store) -> object:
    """Something of everything."""
    logs: list[list[Row]] = [await store.rows(code) for code in ("T", "U")]
    return logs, await store.tables_of("ana", 9), await store.kept("watch/x"), await store.secret("cookies")


HELD = Copied(tables=2, rows=8, people=1)


def test_a_copy_of_either_kind_of_place_can_be_brought_to_either(home: Where, database: str, tmp_path: Path) -> None:
    in_store(home, fill)
    before = in_store(home, seen)
    assert backup(home, tmp_path / "copy.db") == HELD
    assert restore(tmp_path / "copy.db", tmp_path / "elsewhere") == HELD
    assert restore(tmp_path / "copy.db", database, replace=True) == HELD
    assert in_store(tmp_path / "elsewhere", seen) == before
    assert in_store(database, seen) == before


def test_a_copy_is_one_file_that_only_its_owner_may_read(home: Where, tmp_path: Path) -> None:
    in_store(home, fill)
    (tmp_path / "copies").mkdir()
    backup(home, tmp_path / "copies" / "copy.db")
    (file,) = (tmp_path / "copies").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_house_moves_to_a_database_and_back(database: str, tmp_path: Path) -> None:
    in_store(tmp_path / "old", fill)
    before = in_store(tmp_path / "old", seen)
    assert move(tmp_path / "old", database) == HELD
    assert move(database, tmp_path / "new") == HELD
    assert in_store(tmp_path / "new", seen) == before
    assert in_store(tmp_path / "old", seen) == before


def test_a_copy_may_take_longer_than_a_statement_of_a_house_that_is_open(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_store(database, fill)
    backup(database, file := tmp_path / "copy.db")
    monkeypatch.setattr(postgres, "STATEMENT_MS", 100)
    with psycopg.connect(database) as held, psycopg.connect(database, autocommit=True) as watching:
        held.execute("LOCK TABLE rows IN SHARE MODE")
        with ThreadPoolExecutor(1) as apart:
            restored = apart.submit(restore, file, database, replace=True)
            while not watching.execute(WAITED).fetchone() and not restored.done():
                pass
            held.rollback()
    assert restored.result().tables == 2


def test_PostgreSQLs_own_way_brings_everything_too(database: str, empty_database: str, tmp_path: Path) -> None:
    in_store(database, fill)
    dump = tmp_path / "doublesix.dump"
    subprocess.run(["pg_dump", "--format=custom", f"--file={dump}", f"--dbname={database}"], check=True)
    subprocess.run(["pg_restore", "--exit-on-error", "--no-owner", f"--dbname={empty_database}", dump], check=True)
    assert in_store(empty_database, seen) == in_store(database, seen)


def test_a_house_that_is_open_is_not_moved(tmp_path: Path) -> None:
    async def moved(store: Store) -> str:
        with pytest.raises(StoreError) as refused:
            move(tmp_path / "house", tmp_path / "new")
        return str(refused.value)

    assert in_store(tmp_path / "house", moved) == f"Another process is using the data folder {tmp_path / 'house'}."
    assert not (tmp_path / "new").exists()


def test_a_house_that_is_open_is_not_replaced(home: Where, tmp_path: Path) -> None:
    in_store(tmp_path / "house", fill)
    backup(tmp_path / "house", tmp_path / "copy.db")

    async def replaced(store: Store) -> str:
        await open_table(store, "MINE")
        with pytest.raises(StoreError) as refused:
            restore(tmp_path / "copy.db", home, replace=True)
        assert await store.head("MINE")
        return str(refused.value)

    assert in_store(home, replaced).startswith(("Another process is using ", "A house is open on "))


def test_a_house_that_is_there_is_kept_unless_it_is_to_be_replaced(home: Where, tmp_path: Path) -> None:
    in_store(home, fill)
    backup(home, tmp_path / "copy.db")
    in_store(home, lambda store: open_table(store, "LATER"))
    with pytest.raises(StoreError, match="has a house already: name another.$"):
        restore(tmp_path / "copy.db", home)
    assert in_store(home, lambda store: store.head("LATER"))
    assert restore(tmp_path / "copy.db", home, replace=True) == HELD
    assert in_store(home, lambda store: store.head("LATER")) is None
    if isinstance(home, Path):
        with closing(sqlite3.connect(home / REPLACED)) as kept:
            assert kept.execute("SELECT count(*) FROM tables").fetchone() == (3,)


def test_a_file_that_is_there_is_not_written_over(home: Where, tmp_path: Path) -> None:
    in_store(home, fill)
    (tmp_path / "copy.db").write_text("mine")
    with pytest.raises(StoreError, match=r"^There is a file .*copy.db already: name another.$"):
        backup(home, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "mine"


@pytest.mark.parametrize(
    ("content", "why"),
    [(None, "There is no file "), (b"a letter", "Cannot bring "), (b"", "is no whole copy of a house")],
)
def test_what_is_no_copy_is_not_brought(content: bytes | None, why: str, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(StoreError, match=why):
        restore(tmp_path / "copy.db", tmp_path / "house")
    assert not (tmp_path / "house" / DATABASE).exists()


def test_a_torn_copy_is_not_brought(tmp_path: Path) -> None:
    in_store(tmp_path / "house", fill)
    backup(tmp_path / "house", tmp_path / "copy.db")
    whole = (tmp_path / "copy.db").read_bytes()
    (tmp_path / "torn.db").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreError):
        restore(tmp_path / "torn.db", tmp_path / "new")
    assert not (tmp_path / "new" / DATABASE).exists()


def test_where_no_house_is_nothing_is_copied_or_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no house in the data folder "):
        backup(tmp_path / "none", tmp_path / "copy.db")
    with pytest.raises(StoreError, match="There is no house in the data folder "):
        move(tmp_path / "none", tmp_path / "other")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give a file to somebody else")
def test_what_root_brings_belongs_to_whom_the_folder_does(tmp_path: Path) -> None:
    in_store(tmp_path / "house", fill)
    backup(tmp_path / "house", tmp_path / "copy.db")
    (tmp_path / "theirs").mkdir()
    os.chown(tmp_path / "theirs", 8066, 8066)
    for _ in range(2):
        restore(tmp_path / "copy.db", tmp_path / "theirs", replace=True)
    files = {file.name: file.stat().st_uid for file in (tmp_path / "theirs").iterdir()}
    assert files == dict.fromkeys((DATABASE, REPLACED, LOCK), 8066)


def test_a_difference_is_found() -> None:
    sent = {"rows": Sum().plus(("T", 1, b"a")).plus(("T", 2, b"b"))}
    compare(sent, {"rows": Sum().plus(("T", 2, b"b")).plus(("T", 1, b"a"))})
    with pytest.raises(StoreError, match="The copy is not the same: 2 of 2 rows in rows, or other ones"):
        compare(sent, {"rows": Sum().plus(("T", 2, b"b")).plus(("T", 1, b"c"))})
