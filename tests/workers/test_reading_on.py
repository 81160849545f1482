"""What others wrote is read for many tables at once, and counts at each as if it had been read there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import event

from doublesix.store.bus import Hint
from doublesix.store.log import Row
from doublesix.store.together import MOST, UNDER_WAY
from doublesix.table import intents
from doublesix.table.table import Access
from doublesix.web.outside import Work
from doublesix.web.room import Room
from tests.workers.pair import Pair, Worker, with_two

HELLO = intents.Say(phrase="hello")


def hears(worker: Worker, *hints: Hint) -> None:
    """The bus brings these."""
    for hint in hints:
        worker.house._others._heard(hint)


@contextmanager
def questions(worker: Worker, about: str = "rows", meanwhile: Callable[[], None] = lambda: None) -> Iterator[list[str]]:
    """What this worker asks the database about something; `meanwhile`: what happens during the first question."""
    asked, loop = list[str](), asyncio.get_running_loop()

    def note(_c: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if f"FROM {about}" in statement:
            asked.append(statement)
            if len(asked) == 1:
                loop.call_soon_threadsafe(meanwhile)

    engine = worker.store._place.reading
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


async def tables(pair: Pair, number: int) -> list[str]:
    """So many, each with Ana at the one and open at the other, too."""
    codes = list[str]()
    for _ in range(number):
        codes.append(await pair.one.house.open_table("a", "draw", {}, Access.INVITATION, False, []))
        await pair.one.come(codes[-1], "a")
        await pair.other.come(codes[-1], "b")
    await pair.look()
    return codes


async def written(pair: Pair, codes: list[str]) -> list[Hint]:
    """Ana says something at each; what the bus would tell."""
    return [Hint("row", code, await pair.one.ask(code, "a", HELLO)) for code in codes]


async def three_rows_behind(pair: Pair) -> tuple[Room, int, list[Row]]:
    """A table as the other knows it, its version there, and what the one has written since."""
    (code,) = await tables(pair, 1)
    room = await pair.other.room(code)
    for _ in range(3):
        await written(pair, [code])
    return room, room.version, (await pair.other.store.rows_after({code: room.version}))[code]


async def in_step(pair: Pair, codes: list[str]) -> None:
    for code in codes:
        assert (await pair.other.room(code)).version == (await pair.one.room(code)).version
        assert (await pair.other.room(code)).table == (await pair.one.room(code)).table


def test_ten_tables_that_hints_tell_of_are_two_questions_at_most(database: str) -> None:
    async def story(pair: Pair) -> None:
        codes = await tables(pair, 10)
        hints = await written(pair, codes)
        with questions(pair.other) as asked:
            hears(pair.other, *hints)
            await pair.time.advance(100)
        await in_step(pair, codes)
        assert 1 <= len(asked) <= 2

    with_two(database, story)


def test_a_hint_is_followed_at_once_where_nothing_is_asked(database: str) -> None:
    async def story(pair: Pair) -> None:
        codes = await tables(pair, 1)
        for _ in range(2):
            hears(pair.other, *await written(pair, codes))
            await pair.time.advance(0)
            await in_step(pair, codes)
            await pair.time.advance(100)

    with_two(database, story)


def test_a_table_that_stands_keeps_no_other_waiting(database: str) -> None:
    async def story(pair: Pair) -> None:
        codes, works, others = await tables(pair, 3), list[Work](), pair.other.house._others
        await written(pair, codes)
        others._outside = replace(others._outside, later=lambda _, work: works.append(work) or (lambda: None))  # type: ignore[func-returns-value]
        stands = await pair.other.room(codes[0])
        async with asyncio.timeout(5), stands.ledger._lock:  # as while a row of its own is on its way to a slow disk
            await others._read_on(set(codes))
            left = {asyncio.ensure_future(work()) for work in works}
            while len(left) > 1:
                _, left = await asyncio.wait(left, return_when=asyncio.FIRST_COMPLETED)
            await in_step(pair, codes[1:])
        await asyncio.wait(left)
        await in_step(pair, codes)

    with_two(database, story)


def test_what_is_told_while_a_question_is_under_way_is_in_the_next(database: str) -> None:
    async def story(pair: Pair) -> None:
        codes = await tables(pair, 5)
        hints = await written(pair, codes)
        with questions(pair.other, meanwhile=lambda: hears(pair.other, *hints[1:])) as asked:
            hears(pair.other, hints[0])
            await pair.time.advance(0)
            assert len(asked) == 1
            await pair.time.advance(100)
        await in_step(pair, codes)
        assert len(asked) == 2

    with_two(database, story)


def test_who_is_at_many_tables_that_are_asked_for_at_once_is_few_questions(database: str) -> None:
    async def story(pair: Pair) -> None:
        codes = [await pair.one.house.open_table("a", "draw", {}, Access.INVITATION, False, []) for _ in range(12)]
        for code in codes:
            await pair.one.come(code, "a")
        while pair.one.fellows._keeping:
            await pair.one.fellows._keeping
        fellows = pair.other.fellows
        with questions(pair.other, "presence") as asked:
            found = await asyncio.gather(*(fellows.present([code, "nowhere"]) for code in codes))
        assert [[(code, one.person) for code, people in there.items() for one in people] for there in found] == [
            [(code, "a")] for code in codes
        ]
        assert len(asked) <= UNDER_WAY
        with questions(pair.other, "presence") as asked:
            assert await fellows.present([*codes, *map(str, range(2 * MOST))]) != {}
        assert len(asked) == 1

    with_two(database, story)


def test_a_look_reads_all_tables_that_are_behind_in_one_question(database: str) -> None:
    async def story(pair: Pair) -> None:
        codes = await tables(pair, 8)
        await written(pair, codes)
        await written(pair, codes[3:])
        with questions(pair.other) as asked:
            await pair.look()
        await in_step(pair, codes)
        assert len(asked) == 1

    with_two(database, story)


def test_rows_that_were_read_meanwhile_count_once_and_in_order(database: str) -> None:
    async def story(pair: Pair) -> None:
        room, since, rows = await three_rows_behind(pair)
        code = room.code
        await pair.other.ask(code, "b", intents.Sit())  # loses the race, reads on, and writes the next row
        await written_by_both(pair, code)
        version, told = room.version, [page.v for page in room.ledger.pages]
        await room.ledger.take(rows)
        assert room.version == version == since + 5
        assert [page.v for page in room.ledger.pages] == told == sorted(set(told))

    with_two(database, story)


async def written_by_both(pair: Pair, code: str) -> None:
    """Ana learns that somebody sits, and says something; the other has it too."""
    await pair.look()
    await written(pair, [code])
    await pair.look()
    await in_step(pair, [code])


def test_rows_after_a_gap_do_not_count(database: str) -> None:
    async def story(pair: Pair) -> None:
        room, since, rows = await three_rows_behind(pair)
        await room.ledger.take(rows[1:])
        assert room.version == since
        await room.ledger.take(rows)
        await in_step(pair, [room.code])

    with_two(database, story)


def test_a_row_that_is_being_written_here_and_one_that_is_read_do_not_cross(database: str) -> None:
    async def story(pair: Pair) -> None:
        codes = await tables(pair, 1)
        await pair.other.ask(codes[0], "b", intents.Sit())
        await pair.look()
        for _ in range(10):
            hints = await written(pair, codes)
            hears(pair.other, *hints)
            asked = asyncio.create_task(pair.other.ask(codes[0], "b", HELLO))
            await pair.time.advance(0)
            await asked
            await pair.look()
            await in_step(pair, codes)
        rows = await pair.one.store.rows(codes[0])
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))

    with_two(database, story)


def test_what_cannot_be_read_at_one_table_keeps_no_other_back(database: str) -> None:
    async def story(pair: Pair) -> None:
        codes = sorted(await tables(pair, 3))
        hints = await written(pair, codes)
        room = await pair.other.room(codes[0])
        room.ledger.changed = lambda: 1 / 0  # type: ignore[assignment]
        hears(pair.other, *hints)
        await pair.time.advance(100)
        await in_step(pair, codes[1:])

    with_two(database, story)
