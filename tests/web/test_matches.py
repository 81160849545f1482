"""Whole matches by sockets, with robots where they are wanted."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest

from doublesix.record.verify import verify
from doublesix.table import intents
from tests.support.guest import acts, new_c, people, play
from tests.support.house import Running
from tests.web.sockets import in_house


@pytest.mark.parametrize(
    ("game", "names", "robots", "options"),
    [
        ("partners", 4, 0, {"target": 50}),
        ("draw", 1, 2, {"target": 50}),
        ("salon", 2, 4, {"set": 9, "teams": 3, "limit": 50}),
        ("mexican-train", 1, 2, {"rounds": 4}),
    ],
)
def test_a_whole_match_by_sockets_verifies(
    game: str, names: int, robots: int, options: dict[str, int], tmp_path: Path
) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            guests = await people(running.base, {f"P{n}": ("en", "fr", "pt-BR")[n % 3] for n in range(names)})
            kinds = ["steady", "beginner", "steady", "steady"][:robots]
            code = await guests[0].open(game, options=options, robots=kinds)
            sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
            for side in sides[1:]:
                await side.done(intents.Sit())
            for side in sides:
                await side.done(intents.Salt(salt=new_c()))
            await sides[0].done(intents.Start())
            for side in sides:
                await side.until(lambda view: view.phase != "waiting")
            async with asyncio.timeout(60):
                await asyncio.gather(*(play(side, Random(n)) for n, side in enumerate(sides)))
            record = await guests[0].http.get(f"/api/tables/{code}/record")
            assert record.headers["content-disposition"] == f'attachment; filename="doublesix-{code}.jsonl"'
            assert verify(record.content.splitlines()).matches == 1
            head = msgspec.json.decode(record.content.splitlines()[0])
            assert [seat.get("bot") for seat in head["seats"]].count(None) == names
            assert all((seat.bot is None) == (seat.seat < 1 or seat.seat > robots) for seat in sides[0].view.seats)
            for guest in guests:
                await guest.close()

    in_house(tmp_path, use)


def test_robots_wait_while_nobody_is_there_and_are_called_robots(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        code = await ana.open("draw", access="solo", robots=["steady"], options={"target": 500})
        async with ana.at(code) as side:
            await side.done(intents.Start())
            await side.until(lambda view: view.phase == "playing" and view.to_play == 0)
            assert side.view.seats[1].bot == "steady"
            assert "(robot)" in "".join(item.text for frame in side.frames for item in frame.news)
        await running.time.move(60_000)
        room = await running.house.room(code)
        assert room
        person, play = room.table.seats[0].person, acts(side.view)[0]
        v = await room.command(person, play, side.view.turn, new_c())  # as if from a page long gone
        if room.table.to_play == 1:
            assert (await running.house.store.rows(code))[-1].version == v
        async with ana.at(code) as side:
            await side.until(lambda view: view.to_play == 0 or view.phase != "playing")
        await ana.close()

    in_house(tmp_path, use)
