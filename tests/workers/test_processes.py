"""Two real processes over one PostgreSQL, and people with real sockets at either."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from signal import SIGTERM

import httpx

from doublesix.table import intents
from tests.support.guest import Guest, play
from tests.support.served import Served

FOR_EVER = 60  # seconds; only a house that never answers takes so long


class Two:
    """Two workers, Ana at the first, Rui at the second, at one table."""

    def __init__(self, first: Served, second: Served) -> None:
        self.first, self.second = first, second
        self.ana, self.rui = Guest(first.base), Guest(second.base)

    async def seated(self, **more: object) -> str:
        assert (await self.ana.call_me("Ana")).status_code == 200
        assert (await self.rui.call_me("Rui")).status_code == 200
        return await self.ana.open("draw", **more)

    def moves_to_first(self) -> Guest:
        """Rui, as the first worker knows him by the cookie of the second."""
        rui = Guest(self.first.base)
        rui.http.cookies.update(self.rui.http.cookies)
        return rui


def with_two(database: str, folder: Path, told: Callable[[Two], Awaitable[None]]) -> None:
    workers = [Served(folder, "--database", database) for _ in range(2)]

    async def run() -> None:
        two = Two(*workers)
        try:
            async with asyncio.timeout(FOR_EVER):
                await told(two)
        finally:
            await two.ana.close()
            await two.rui.close()

    try:
        for worker in workers:
            worker.open()
        asyncio.run(run())
    finally:
        for worker in workers:
            worker.kill()


def test_a_match_of_two_at_two_workers_with_a_robot(database: str, tmp_path: Path) -> None:
    async def story(two: Two) -> None:
        code = await two.seated(robots=["beginner"], options={"target": 50})
        async with two.ana.at(code) as ana, two.rui.at(code) as rui:
            await rui.done(intents.Sit())
            await ana.until(lambda view: len(view.seats) == 3 and not any(seat.away for seat in view.seats))
            await ana.done(intents.Start())
            await rui.until(lambda view: view.phase != "waiting")
            await asyncio.gather(play(ana, Random(1)), play(rui, Random(2)))
            assert ana.view.phase == rui.view.phase == "over"
            assert ana.view.sides == rui.view.sides

    with_two(database, tmp_path, story)


def test_T3_a_worker_is_killed_and_its_people_go_away_until_they_come_to_another(database: str, tmp_path: Path) -> None:
    async def story(two: Two) -> None:
        code = await two.seated()
        async with two.ana.at(code) as ana:
            async with two.rui.at(code) as rui:
                await rui.done(intents.Sit())
                await ana.until(lambda view: len(view.seats) == 2 and not view.seats[1].away)
                two.second.kill()
                await rui.when(lambda: rui.closed)
            await ana.until(lambda view: view.seats[1].away)
            again = two.moves_to_first()
            async with again.at(code) as rui:
                assert rui.view.you == 1
                await ana.until(lambda view: not view.seats[1].away)
            await again.close()

    with_two(database, tmp_path, story)


def test_a_worker_that_is_to_end_says_so_and_sends_its_people_to_come_again(database: str, tmp_path: Path) -> None:
    async def story(two: Two) -> None:
        code = await two.seated()
        async with two.ana.at(code) as ana, two.rui.at(code) as rui:
            await rui.done(intents.Sit())
            ending = asyncio.ensure_future(asyncio.to_thread(two.second.close))
            async with httpx.AsyncClient() as proxy:
                while (await proxy.get(f"{two.second.base}/readyz")).status_code == 200:
                    pass
            await ana.done(intents.Say(phrase="hello"))
            assert not rui.closed  # those who are there are served until the end
            await rui.when(lambda: rui.closed)
            assert rui.socket.close_code == 1012
            again = two.moves_to_first()
            async with again.at(code) as rui:
                await rui.done(intents.Say(phrase="hello"))
                assert not any(seat.away for seat in ana.view.seats)
            await again.close()
            assert await ending == -SIGTERM

    with_two(database, tmp_path, story)


def test_who_has_seen_more_than_the_worker_has_heard_of_is_not_taken_back(database: str, tmp_path: Path) -> None:
    async def story(two: Two) -> None:
        code = await two.seated()
        async with two.ana.at(code) as ana, two.rui.at(code, hello=False) as rui:
            v = await ana.done(intents.Watch(on=True))
            await rui.hello(since=v)
            await rui.until(lambda view: True)
            assert rui.frames[0].v >= v

    with_two(database, tmp_path, story)


def test_a_browser_that_is_signed_out_at_one_worker_is_so_at_the_other(database: str, tmp_path: Path) -> None:
    async def story(two: Two) -> None:
        code = await two.seated()
        async with two.rui.at(code) as rui:
            there = two.moves_to_first()
            (device,) = (await there.http.get("/api/devices")).json()
            assert (await there.http.delete(f"/api/devices/{device['id']}")).status_code == 200
            await rui.when(lambda: rui.closed)
            assert rui.bye
            assert rui.bye.why == "signed-out"
            await there.close()

    with_two(database, tmp_path, story)
