from __future__ import annotations

import asyncio

import pytest

from doublesix.store import Head, Row, Standing, Store, StoreError
from doublesix.store.place import Where
from tests.store.helpers import PLAYING, in_store, open_table


def test_versions_run_from_one_without_gap(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        assert await store.append("T", 2, b"two", at=20, c="c2", head=PLAYING)
        assert not await store.append("T", 4, b"four", at=40, c="c4", head=PLAYING)
        assert not await store.append("T", 1, b"one", at=40, c="c1", head=PLAYING)
        assert await store.append("T", 3, b"three", at=30, c=None, head=PLAYING)
        assert await store.rows("T", since=1) == [Row(2, 20, "c2", b"two"), Row(3, 30, None, b"three")]
        assert [row.version for row in await store.rows("T")] == [1, 2, 3]

    in_store(home, use)


def test_the_new_rows_of_many_tables_are_one_answer(home: Where) -> None:
    async def use(store: Store) -> None:
        for code in "TUVW":
            await open_table(store, code)
        for version in range(2, 13):
            assert await store.append("T", version, b"%d" % version, at=version, c=None, head=PLAYING)
        assert await store.append("U", 2, b"two", at=20, c="c2", by="ana", head=PLAYING)
        found = await store.rows_after({"T": 8, "U": 1, "V": 1, "nowhere": 0, "W": 0})
        assert [row.version for row in found.pop("T")] == [9, 10, 11, 12]
        assert found == {"U": [Row(2, 20, "c2", b"two", by="ana")], "W": [Row(1, 1, None, b"opened")]}
        assert await store.rows_after({}) == {}

    in_store(home, use)


def test_one_of_many_who_want_the_same_version_gets_it(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        bodies = [b"%d" % i for i in range(20)]
        won = await asyncio.gather(*(store.append("T", 2, body, at=1, c=None, head=PLAYING) for body in bodies))
        assert won.count(True) == 1
        assert [row.body for row in await store.rows("T", 1)] == [bodies[won.index(True)]]

    in_store(home, use)


def test_rows_of_one_table_may_follow_each_other_in_one_batch(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        won = await asyncio.gather(*(store.append("T", v, b"", at=v, c=None, head=PLAYING) for v in range(2, 30)))
        assert all(won)
        assert [row.version for row in await store.rows("T")] == list(range(1, 30))

    in_store(home, use)


def test_a_row_whose_command_is_known_leaves_no_gap_before_the_next(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        wanted = [(2, "same"), (3, "same"), (4, "other")]
        won = await asyncio.gather(*(store.append("T", v, b"", at=v, c=c, head=PLAYING) for v, c in wanted))
        assert won == [True, False, False]
        assert [row.version for row in await store.rows("T")] == [1, 2]

    in_store(home, use)


def test_a_command_makes_one_row_at_its_table(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        await open_table(store, "U")
        assert await store.append("T", 2, b"", at=1, c="c", head=PLAYING)
        assert not await store.append("T", 3, b"", at=1, c="c", head=PLAYING)
        assert await store.append("U", 2, b"", at=1, c="c", head=PLAYING)
        assert await store.append("T", 3, b"", at=1, c=None, head=PLAYING)
        assert await store.append("T", 4, b"", at=1, c=None, head=PLAYING)
        assert [row.c for row in await store.rows("T", 1)] == ["c", None, None]

    in_store(home, use)


def test_a_row_moves_its_table_on(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T", at=10)
        assert await store.head("T") == Head("T", "draw", "invitation", 1, "waiting", None, 10)
        await store.append("T", 2, b"", at=20, c=None, head=PLAYING)
        assert await store.head("T") == Head("T", "draw", "invitation", 2, "playing", 45_000, 20)
        await store.append("T", 3, b"", at=30, c=None, head=Standing("over"))
        assert await store.head("T") == Head("T", "draw", "invitation", 3, "over", None, 30)

    in_store(home, use)


def test_a_lost_row_changes_nothing_at_its_table(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T", at=10)
        before = await store.head("T")
        assert not await store.append("T", 1, b"", at=20, c=None, head=Standing("over"))
        assert await store.head("T") == before
        assert [head.table for head in await store.tables_of("ana", 9)] == ["T"]

    in_store(home, use)


def test_a_code_is_given_once(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        assert not await store.create("T", "salon", "public", 5, b"again", None)
        assert [row.body for row in await store.rows("T")] == [b"opened"]
        assert (await store.head("T") or pytest.fail("no table")).game == "draw"

    in_store(home, use)


def test_there_is_nothing_at_an_unknown_table(home: Where) -> None:
    async def use(store: Store) -> None:
        assert await store.head("T") is None
        assert await store.rows("T") == []
        with pytest.raises(StoreError, match="There is no table T"):
            await store.append("T", 1, b"", at=1, c=None, head=Standing("waiting"))

    in_store(home, use)


def test_nothing_is_found_under_what_no_text_can_hold(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        assert await store.head("T\0") is None
        assert await store.rows("\0T") == []
        assert await store.kept("watch/\0") is None
        assert await store.names(["ana\0"]) == {}

    in_store(home, use)


def test_what_was_kept_is_there_after_opening_again(home: Where) -> None:
    in_store(home, lambda store: open_table(store, "T"))
    assert in_store(home, lambda store: store.rows("T")) == [Row(1, 1, None, b"opened")]
