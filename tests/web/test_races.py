"""Two readings of one table over one store, as two workers have them: one log decides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from doublesix.rules.round import legal
from doublesix.table import intents
from doublesix.table.refusal import Refusal, Refused
from doublesix.web.room import Room
from tests.support.desk import intent_of
from tests.support.guest import new_c, people
from tests.support.house import Running, open_house


def in_house(folder: Path, use: Callable[[Running, Room, Room, list[str]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_house(folder) as running:
            guests = await people(running.base, {"Ana": "en", "Rui": "fr", "Léa": "fr"})
            code = await guests[0].open("draw", options={"target": 500})
            ids = [running.house.people.who(_Cookies(dict(guest.http.cookies))) or "" for guest in guests]  # type: ignore[arg-type]
            one, other = [await Room.load(code, running.house.store, running.house) for _ in range(2)]
            assert one
            assert other
            await use(running, one, other, ids)
            for guest in guests:
                await guest.close()

    asyncio.run(run())


class _Cookies:
    def __init__(self, cookies: dict[str, str]) -> None:
        self.cookies = cookies


def test_two_commands_for_one_version_one_wins_and_the_other_is_judged_again(tmp_path: Path) -> None:
    async def use(running: Running, one: Room, other: Room, ids: list[str]) -> None:
        asked = (one.command(ids[1], intents.Sit(), None, new_c()), other.command(ids[2], intents.Sit(), None, new_c()))
        assert sorted(await asyncio.gather(*asked)) == [2, 3]
        assert [row.version for row in await running.house.store.rows(one.code)] == [1, 2, 3]
        for room in (one, other):  # whichever was first has not heard of the other's row yet: its next command reads on
            await room.command(ids[0], intents.Salt(salt=""), None, new_c())
        with pytest.raises(Refused, match="already-seated"):
            await one.command(ids[2], intents.Sit(), None, new_c())

    in_house(tmp_path, use)


def test_the_last_seat_goes_to_one_of_two(tmp_path: Path) -> None:
    async def use(running: Running, one: Room, other: Room, ids: list[str]) -> None:
        for _ in range(2):
            await one.command(ids[0], intents.Sit(bot="steady"), None, new_c())
        asked = (one.command(ids[1], intents.Sit(), None, new_c()), other.command(ids[2], intents.Sit(), None, new_c()))
        got = await asyncio.gather(*asked, return_exceptions=True)
        (refused,) = [answer for answer in got if isinstance(answer, Refused)]
        assert refused.why is Refusal.TABLE_FULL

    in_house(tmp_path, use)


def test_S01_the_same_command_through_two_workers_is_done_once(tmp_path: Path) -> None:
    async def use(running: Running, one: Room, other: Room, ids: list[str]) -> None:
        await one.command(ids[1], intents.Sit(), None, new_c())
        await one.command(ids[0], intents.Start(), None, new_c())
        r = one.table.round
        assert r
        person, play, c = ids[r.turn], intent_of(legal(r)[0]), new_c()
        first, second = await asyncio.gather(
            one.command(person, play, one.table.turn, c), other.command(person, play, one.table.turn, c)
        )
        assert first == second
        rows = await running.house.store.rows(one.code)
        assert [row.c for row in rows].count(c) == 1

    in_house(tmp_path, use)


def test_a_worker_that_lags_behind_reads_on_and_judges_by_what_it_read(tmp_path: Path) -> None:
    async def use(running: Running, one: Room, other: Room, ids: list[str]) -> None:
        await one.command(ids[1], intents.Sit(), None, new_c())
        await one.command(ids[0], intents.Start(), None, new_c())
        assert other.version == 1
        with pytest.raises(Refused, match="already-started"):
            await other.command(ids[2], intents.Sit(), None, new_c())
        assert other.table == one.table

    in_house(tmp_path, use)
