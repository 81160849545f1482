from __future__ import annotations

from threading import Thread

import pytest
from sqlalchemy import insert, text

from doublesix.store import Person, Standing, Store, StoreError
from doublesix.store.devices import add_link, use_link
from doublesix.store.place import Where, engine_beside
from doublesix.store.schema import people
from tests.store.helpers import PLAYING, in_store, open_table


def test_a_person_may_take_another_name(home: Where) -> None:
    async def use(store: Store) -> None:
        assert await store.person("ana") is None
        await store.save_person("ana", "Ana", "fr", 1)
        await store.save_person("ana", "Aninha", "pt-BR", 2)
        assert await store.person("ana") == Person("ana", "Aninha", "pt-BR")

    in_store(home, use)


def test_names_are_those_of_who_is_known(home: Where) -> None:
    async def use(store: Store) -> None:
        await store.save_person("ana", "Ana", "fr", 1)
        await store.save_person("rui", "Rui", "pt-BR", 1)
        assert await store.names(["rui", "ana", "nobody"]) == {"ana": "Ana", "rui": "Rui"}
        assert await store.names([]) == {}

    in_store(home, use)


def test_a_persons_tables_are_where_they_sit_now_last_changed_first(home: Where) -> None:
    async def use(store: Store) -> None:
        await store.save_person("rui", "Rui", "pt-BR", 1)
        for at, code in enumerate(["A", "B", "C"]):
            await open_table(store, code, at=at)
        both = Standing("waiting", people=frozenset({"ana", "rui"}))
        await store.append("A", 2, b"", at=9, c=None, head=both)
        await store.append("B", 2, b"", at=8, c=None, head=Standing("waiting", people=frozenset({"rui"})))
        assert [head.table for head in await store.tables_of("ana", 9)] == ["A", "C"]
        assert [head.table for head in await store.tables_of("rui", 9)] == ["A", "B"]
        assert [head.table for head in await store.tables_of("rui", 1)] == ["A"]

    in_store(home, use)


def test_a_link_that_two_workers_are_asked_for_at_once_counts_once(database: str) -> None:
    engine, found = engine_beside(database), list[str | None]()
    with engine.begin() as connection:
        connection.execute(insert(people).values(id="ana", name="Ana", lang="fr", made=1, changed=1))
        add_link(connection, "ana", "hash", until=2)

    def second() -> None:
        with engine.begin() as connection:
            found.append(use_link(connection, "hash", 1))

    with engine.connect() as looking, engine.begin() as first:
        assert use_link(first, "hash", 1) == "ana"
        asked = Thread(target=second)
        asked.start()
        while not looking.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar():
            looking.rollback()
            assert asked.is_alive()
        first.commit()
        asked.join()
    engine.dispose()
    assert found == [None]


def test_public_tables_are_listed_while_they_wait(home: Where) -> None:
    async def use(store: Store) -> None:
        for at, (code, access) in enumerate([("A", "public"), ("B", "invitation"), ("C", "public"), ("D", "public")]):
            await open_table(store, code, access=access, at=at)
        await store.append("A", 2, b"", at=9, c=None, head=PLAYING)
        assert [head.table for head in await store.public(9)] == ["D", "C"]
        assert [head.table for head in await store.public(1)] == ["D"]

    in_store(home, use)


def test_who_is_unknown_cannot_sit(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        with pytest.raises(StoreError, match="(?i)foreign key"):
            await store.append("T", 2, b"", at=1, c=None, head=Standing("waiting", people=frozenset({"nobody"})))
        assert len(await store.rows("T")) == 1

    in_store(home, use)


def test_a_secret_is_made_once_and_kept(home: Where) -> None:
    async def use(store: Store) -> tuple[bytes, bytes]:
        return await store.secret("cookies"), await store.secret("other")

    first = in_store(home, use)
    assert len(first[0]) == 32
    assert first[0] != first[1]
    assert in_store(home, use) == first
