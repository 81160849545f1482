"""Two readings of one table over one store, as two workers have them: one log decides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from doublesix.bots.levels import ROBOTS
from doublesix.bots.robot import Seen
from doublesix.rules.actions import Action
from doublesix.rules.round import legal
from doublesix.table import intents
from doublesix.table.acting import intent_of
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Access
from doublesix.web.room import Room
from tests.support.guest import new_c, people, play
from tests.support.house import Running, open_house


def in_house(folder: Path, use: Callable[[Running, Room, Room, list[str]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_house(folder) as running:
            house = running.house
            ids = [await house.people.rename(None, name, "en", 0) for name in ("Ana", "Rui", "Léa")]
            code = await house.open_table(ids[0], "draw", {"target": 500}, Access.INVITATION, False, [])
            one, other = [await Room.load(code, running.house.store, running.house) for _ in range(2)]
            assert one
            assert other
            await use(running, one, other, ids)

    asyncio.run(run())


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


def test_the_id_of_a_command_belongs_to_who_asked_by_it(tmp_path: Path) -> None:
    async def use(running: Running, one: Room, other: Room, ids: list[str]) -> None:
        c = new_c()
        assert await one.command(ids[1], intents.Sit(), None, c) == 2
        for room in (one, other):  # the other one knows of it from the log alone
            with pytest.raises(Refused, match="malformed"):
                await room.command(ids[2], intents.Sit(), None, c)
            assert await room.command(ids[1], intents.Sit(), None, c) == 2

    in_house(tmp_path, use)


class Broken:
    """A robot that fails."""

    def choose(self, seen: Seen, random: Random) -> Action:
        raise KeyError("a fault")


def test_a_robot_that_fails_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROBOTS, "steady", Broken())

    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            code = await ana.open("draw", robots=["steady"], options={"target": 50})
            async with ana.at(code) as side:
                await side.done(intents.Start())
                await side.until(lambda view: view.phase != "waiting")
                await play(side, Random(1), most=12)
                assert side.view.turn > 12
            await ana.close()

    asyncio.run(run())
