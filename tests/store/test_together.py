"""What many ask at once is put to the database together, and each has the answer to their own question."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any

import pytest
from sqlalchemy import event

from doublesix.store import Store, StoreError
from doublesix.store.place import Where
from doublesix.store.together import MOST, UNDER_WAY, Together
from tests.store.helpers import PLAYING, in_store, open_table


def run(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    """A test that is a coroutine."""

    @wraps(test)
    def done() -> None:
        asyncio.run(test())

    return done


def counted(store: Store) -> list[str]:
    """The statements that the store reads with from here on."""
    asked = list[str]()

    def note(_c: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        asked.append(statement)

    event.listen(store._place.reading, "before_cursor_execute", note)
    return asked


def test_the_logs_of_forty_tables_are_few_questions(home: Where) -> None:
    async def use(store: Store) -> None:
        codes = [f"T{number}" for number in range(40)]
        for code in codes:
            await open_table(store, code)
        asked = counted(store)
        found = await asyncio.gather(*(store.rows(code) for code in ("T\0", *codes, "nowhere")))
        assert [[row.body for row in rows] for rows in found] == [[], *([b"opened"] for _ in codes), []]
        assert len([one for one in asked if "FROM" in one]) <= UNDER_WAY

    in_store(home, use)


def test_of_one_table_each_has_the_rows_that_are_new_to_them(home: Where) -> None:
    async def use(store: Store) -> None:
        await open_table(store, "T")
        for version in range(2, 6):
            await store.append("T", version, b"", at=1, c=None, head=PLAYING)
        found = await asyncio.gather(*(store.rows("T", since) for since in (3, 0, 5, 4, 0)))
        assert [[row.version for row in rows] for rows in found] == [[4, 5], [1, 2, 3, 4, 5], [], [5], [1, 2, 3, 4, 5]]

    in_store(home, use)


def test_the_names_of_many_tables_are_few_questions(home: Where) -> None:
    async def use(store: Store) -> None:
        for number in range(40):
            await store.save_person(f"p{number}", f"P{number}", "en", 1)
        asked = counted(store)
        found = await asyncio.gather(*(store.names([f"p{number}", "p7", "nobody"]) for number in range(40)))
        assert found == [{f"p{number}": f"P{number}", "p7": "P7"} for number in range(40)]
        assert len([one for one in asked if "FROM" in one]) <= UNDER_WAY
        assert len(await store.names(f"p{number}" for number in range(1_000))) == 40

    in_store(home, use)


def test_who_sits_where_is_told_of_each_pair(home: Where) -> None:
    async def use(store: Store) -> None:
        await store.save_person("rui", "Rui", "pt-BR", 1)
        for code in "TU":
            await open_table(store, code)  # Ana sits there
        pairs = [("ana", "T"), ("rui", "T"), ("ana", "U"), ("ana", "V"), ("rui", "U")]
        assert await asyncio.gather(*(store.sits(*pair) for pair in pairs)) == [True, False, True, False, False]

    in_store(home, use)


@run
async def test_what_comes_while_questions_are_under_way_goes_into_the_next() -> None:
    asked, answer = list[list[int]](), asyncio.Event()

    async def ask(keys: Sequence[int]) -> dict[int, str]:
        asked.append(list(keys))
        await answer.wait()
        return {key: str(key) for key in keys if key != 7}

    together = Together(ask)
    waiting = list[asyncio.Task[str | None]]()
    for key in range(UNDER_WAY + 5):
        waiting.append(asyncio.create_task(together.get(key)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert asked == [[key] for key in range(UNDER_WAY)]
    answer.set()
    assert await asyncio.gather(*waiting) == [None if key == 7 else str(key) for key in range(UNDER_WAY + 5)]
    assert asked[UNDER_WAY:] == [list(range(UNDER_WAY, UNDER_WAY + 5))]


@run
async def test_a_question_takes_only_so_many_and_who_has_gone_is_let_go() -> None:
    asked = list[int]()

    async def ask(keys: Sequence[int]) -> dict[int, int]:
        asked.append(len(keys))
        return {key: key for key in keys}

    together = Together(ask)
    waiting = [asyncio.create_task(together.get(key)) for key in range(2 * MOST + 1)]
    await asyncio.sleep(0)
    waiting[3].cancel()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(found.pop(3), asyncio.CancelledError)
    assert found == [key for key in range(2 * MOST + 1) if key != 3]
    assert max(asked) == MOST


@run
async def test_a_refusal_is_everybodys_whose_question_it_was() -> None:
    async def ask(keys: Sequence[int]) -> dict[int, int]:
        if 1 in keys:
            raise StoreError("The disk is full.")
        return {key: key for key in keys}

    together = Together(ask)
    found = await asyncio.gather(together.get(1), together.get(2), return_exceptions=True)
    assert all(isinstance(one, StoreError) for one in found)
    with pytest.raises(StoreError):
        await together.get(1)
    assert await together.get(2) == 2


@run
async def test_who_asks_again_as_soon_as_they_are_answered_is_answered_again() -> None:
    go = asyncio.Event()

    async def ask(asked: Sequence[int]) -> dict[int, int]:
        await go.wait()
        return {one: one for one in asked}

    together = Together(ask)

    async def asks_again() -> int | None:
        await together.get(0)
        return await together.get(1)

    tasks = [asyncio.create_task(asks_again())]
    for key in range(2, UNDER_WAY + 1):
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(together.get(key)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    go.set()
    async with asyncio.timeout(5):
        assert await asyncio.gather(*tasks) == [1, *range(2, UNDER_WAY + 1)]
