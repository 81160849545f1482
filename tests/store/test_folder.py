from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from doublesix.store import Store, StoreError
from doublesix.store.dialect import sqlite_engine
from doublesix.store.folder import DATABASE, LOCK, migrate
from doublesix.store.schema import metadata
from tests.store.helpers import in_store, next_migrations, open_table, refusal


def schema_of(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")}


def test_the_folder_is_made(tmp_path: Path) -> None:
    in_store(tmp_path / "new" / "house", lambda store: open_table(store, "T"))
    assert {path.name for path in (tmp_path / "new" / "house").iterdir()} == {DATABASE, LOCK}


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    migrate(tmp_path / "migrated.db")
    engine = sqlite_engine(tmp_path / "migrated.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    made = sqlite_engine(tmp_path / "made.db")
    metadata.create_all(made)
    made.dispose()
    others = {sql for sql in schema_of(tmp_path / "migrated.db") if "alembic_version" not in sql}
    assert {" ".join(sql.split()) for sql in others} == {
        " ".join(sql.split()) for sql in schema_of(tmp_path / "made.db")
    }


def test_every_row_begins_with_its_format() -> None:
    assert [table.name for table in metadata.sorted_tables if list(table.c)[0].name != "format"] == []


def test_a_database_is_copied_before_it_is_migrated(tmp_path: Path) -> None:
    in_store(tmp_path / "house", lambda store: open_table(store, "T"))
    file = tmp_path / "house" / DATABASE
    before = schema_of(file)
    migrate(file, next_migrations(tmp_path))
    assert schema_of(file) != before
    copy = file.with_name(f"{DATABASE}.0005")
    assert schema_of(copy) == before
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT body FROM rows").fetchall() == [(b"opened",)]


def test_nothing_is_copied_where_nothing_is_to_migrate(tmp_path: Path) -> None:
    in_store(tmp_path, lambda store: open_table(store, "T"))
    in_store(tmp_path, lambda store: open_table(store, "U"))
    assert {path.name for path in tmp_path.iterdir()} == {DATABASE, LOCK}


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    in_store(tmp_path / "house", lambda store: open_table(store, "T"))
    file = tmp_path / "house" / DATABASE
    before = schema_of(file)
    with pytest.raises(StoreError, match="no such table: nowhere"):
        migrate(file, next_migrations(tmp_path, then='op.execute("DELETE FROM nowhere")'))
    assert schema_of(file) == before
    assert len(in_store(tmp_path / "house", lambda store: store.rows("T"))) == 1


def test_a_migration_that_loses_what_others_point_to_is_refused(tmp_path: Path) -> None:
    in_store(tmp_path / "house", lambda store: open_table(store, "T"))
    with pytest.raises(StoreError, match="rows would point nowhere"):
        migrate(tmp_path / "house" / DATABASE, next_migrations(tmp_path, then='op.execute("DELETE FROM tables")'))
    assert len(in_store(tmp_path / "house", lambda store: store.rows("T"))) == 1


def test_a_newer_schema_is_refused_in_one_line(tmp_path: Path) -> None:
    in_store(tmp_path / "house", lambda store: open_table(store, "T"))
    migrate(tmp_path / "house" / DATABASE, next_migrations(tmp_path))
    text = refusal(tmp_path / "house")
    assert text.startswith("A newer Double Six wrote the database")
    assert "\n" not in text


def test_a_second_house_in_the_folder_is_refused(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(StoreError, match=r"^Another process is using the data folder .*\.$"):
            await Store.open(tmp_path)

    in_store(tmp_path, use)
    in_store(tmp_path, lambda store: open_table(store, "T"))


def test_a_refused_house_lets_the_folder_go(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database, but long enough to be taken for one" * 20)
    assert "file is not a database" in refusal(tmp_path)
    (tmp_path / DATABASE).unlink()
    in_store(tmp_path, lambda store: open_table(store, "T"))


def test_a_file_in_the_folders_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "house").write_text("")
    assert refusal(tmp_path / "house").startswith("Cannot write in the data folder")
