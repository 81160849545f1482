"""A house by its sockets, and two who have been dealt to there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from doublesix.rules.round import legal
from doublesix.table import intents
from doublesix.table.acting import intent_of
from doublesix.table.table import Phase
from doublesix.web.room import Room
from tests.support.guest import Guest, Side, new_c, people
from tests.support.house import Running, open_house

TWO = {"Ana": "en", "Rui": "pt-BR"}


def in_house(folder: Path, use: Callable[[Running], Awaitable[None]]) -> None:
    """Open a house, use it, close it."""

    async def run() -> None:
        async with open_house(folder) as running:
            await use(running)

    asyncio.run(run())


async def two_at_draw(
    running: Running, stack: AsyncExitStack, target: int = 500
) -> tuple[str, list[Guest], list[Side]]:
    """Ana and Rui have been dealt to."""
    guests = await people(running.base, TWO)
    for guest in guests:
        stack.push_async_callback(guest.close)
    code = await guests[0].open("draw", options={"target": target})
    sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
    await sides[1].done(intents.Sit())
    await sides[0].done(intents.Start())
    for side in sides:
        await side.until(lambda view: view.phase == "playing")
    return code, guests, sides


def mover(sides: list[Side]) -> tuple[Side, Side]:
    """Who is to play, and the other."""
    first, second = sides
    return (first, second) if first.view.to_play == first.view.you else (second, first)


async def played_out(room: Room) -> None:
    """Play the match to its end."""
    chance = Random(1)
    while (table := room.table).phase is not Phase.OVER:
        if table.phase is Phase.PLAYING:
            assert table.round
            assert table.to_play is not None
            act = intent_of(chance.choice(legal(table.round)))
            await room.command(table.seats[table.to_play].person, act, table.turn, new_c())
        else:
            waited = min(table.staying - table.ready)
            await room.command(waited, intents.Ready(salt=new_c()), None, new_c())
