"""What the house keeps of those who came: nothing once they have gone, and no more than so many of anything (S22)."""

from __future__ import annotations

import asyncio
import gc
import socket
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
import uvicorn

from doublesix.table import intents
from doublesix.web import recent
from doublesix.web.app import create
from doublesix.web.drain import Server
from doublesix.web.limits import Buckets, Rate
from doublesix.web.outside import real
from doublesix.web.recent import Recent
from doublesix.web.room import Room
from doublesix.web.socket import Connection
from doublesix.wire.messages import Frame
from tests.judge.hostile import Thrown, throw_some
from tests.judge.house_without_limits import LIMITS
from tests.support.guest import acts, people
from tests.support.house import Running, open_house

T = TypeVar("T")


class Opening(Server):
    """Says when it is open."""

    open = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.open = True


def test_S22_what_the_house_is_made_of_is_put_aside_when_it_opens(tmp_path: Path) -> None:
    async def run() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        app = create(tmp_path, real(0), "http://here")
        server = Opening(uvicorn.Config(app, log_level="warning", lifespan="on"), app)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            async with asyncio.timeout(20):
                while not server.open:
                    await asyncio.sleep(0)
            assert gc.get_freeze_count() > 20 * len(gc.get_objects())
        finally:
            gc.unfreeze()
            server.should_exit = server.force_exit = True
            await serving
            await server.lifespan.shutdown()

    asyncio.run(run())


def alive(kind: type[T]) -> list[T]:
    """What there is of a kind, once nobody holds it in a circle."""
    gc.collect()
    return [thing for thing in gc.get_objects() if type(thing) is kind]


def test_S22_nothing_stays_of_sockets_that_threw_nonsense(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=LIMITS) as running:
            ana, rui, mal = await people(running.base, {"Ana": "en", "Rui": "en", "Mal": "en"})
            async with AsyncExitStack() as stack:
                code = await ana.open("draw")
                sides = [await stack.enter_async_context(guest.at(code)) for guest in (ana, rui)]
                await sides[1].done(intents.Sit())
                await sides[0].done(intents.Start())
                thrown = Thrown()
                for _ in range(2):
                    await throw_some(mal, code, 150, Random(thrown.frames), thrown)
                    await running.time.move(60_000)
                    await stays(running, sockets=2)
                    assert len(alive(Frame)) <= sum(len(side.frames) for side in sides)  # what this test itself keeps
                side = next(side for side in sides if side.view.to_play == side.view.you)
                await side.done(acts(side.view)[0], side.view.turn)
            await running.time.move(60_000)
            await stays(running, sockets=0)
            for guest in (ana, rui, mal):
                await guest.close()

    asyncio.run(run())


async def stays(running: Running, sockets: int) -> None:
    """Wait until so many sockets are all there is."""
    async with asyncio.timeout(20):
        while len(alive(Connection)) != sockets:
            await asyncio.sleep(0)
    assert sum(running.house.gate._sockets.values()) == 2 * sockets  # of an address, of a person
    assert len(alive(Room)) <= 1


def test_X07_so_many_callers_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "MOST", 3)
    names = Recent[str]()
    for id in ("a", "b", "c", "a", "d"):
        names[id] = id.upper()
    assert dict(names) == {"c": "C", "a": "A", "d": "D"}
    buckets = Buckets(Rate(0, 1), lambda: 0)
    assert [buckets.take(address) for address in "abcda"] == [True] * 5  # a was forgotten
    assert not buckets.take("d")


def test_a_name_that_was_forgotten_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "MOST", 1)

    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            async with ana.at(code) as side, rui.at(code) as other:
                await other.done(intents.Sit())
                for each in (side, other):
                    view = await each.until(lambda view: len(view.seats) == 2)
                    assert [seat.name for seat in view.seats] == ["Ana", "Rui"]
            await ana.close()
            await rui.close()

    asyncio.run(run())
