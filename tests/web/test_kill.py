"""kill -9 in the middle of a match: what was acknowledged is there, and the match goes on (S12)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from doublesix.record.verify import verify
from doublesix.table import intents
from doublesix.wire.messages import Ack
from doublesix.wire.views import TableView
from tests.support.guest import Guest, Side, people, play
from tests.support.served import Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    house = Served(tmp_path / "data")
    yield house
    house.kill()


def at_rest(view: TableView) -> object:
    """All of a view but who is there, when a turn ends, and what follows from a restart."""
    hand = [(tile.tile, tile.places) for tile in view.hand or []]
    seats = [(seat.name, seat.tiles, seat.passed, seat.out) for seat in view.seats]
    table = (view.phase, view.round, view.turn, view.to_play, view.boneyard, view.drawn, view.options, view.winners)
    return hand, seats, table, view.chain, view.trains, view.result, view.proof, view.sides


async def start(guests: list[Guest], code: str) -> None:
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
        for side in sides[1:]:
            await side.done(intents.Sit())
        await sides[0].done(intents.Start())


async def some_acts(guests: list[Guest], code: str, since: list[int], acts: int, seed: int) -> list[Side]:
    """Everybody comes back with the version they know and plays a little; their sides as they stand at the end."""
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(guest.at(code, v)) for guest, v in zip(guests, since, strict=True)]
        chance = Random(seed)
        playing = [asyncio.create_task(play(side, Random(chance.random()), most=acts)) for side in sides]
        done, going_on = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)
        for task in done:
            task.result()
        return sides


@pytest.mark.parametrize(("game", "count", "options"), [("draw", 3, {"target": 50}), ("mexican-train", 2, {})])
def test_S12_who_comes_back_goes_on_from_the_last_acknowledged_act(
    game: str, count: int, options: dict[str, int], served: Served
) -> None:
    async def run() -> None:
        served.open()
        guests = await people(
            served.base, dict(zip(["Ana", "Rui", "Léa"][:count], ["en", "pt-BR", "fr"], strict=False))
        )
        code = await guests[0].open(game, options=options)
        await start(guests, code)
        since = [0] * count
        for kill in range(2):
            sides = await some_acts(guests, code, since, 4 + kill, kill)
            acknowledged = max(answer.v for side in sides for answer in side.answers if isinstance(answer, Ack))
            served.kill()
            served.open()
            for guest, side in zip(guests, sides, strict=True):
                async with guest.at(code, side.v) as again:
                    assert again.v >= acknowledged
                    assert [item.v for item in again.frames[0].news] == sorted(item.v for item in again.frames[0].news)
                    assert all(item.v > side.v for item in again.frames[0].news)
                    if not again.frames[0].news and again.v == side.v:
                        assert at_rest(again.view) == at_rest(side.view)
            since = [side.v for side in sides]
        if game == "draw":  # the shorter one, to its end
            await some_acts(guests, code, since, 100_000, 9)
            record = await guests[0].http.get(f"/api/tables/{code}/record")
            assert verify(record.content.splitlines()).matches == 1
        for guest in guests:
            await guest.close()

    asyncio.run(run())
