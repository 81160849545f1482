"""A disk that takes nothing more, in the middle of play: refused, told, nothing lost, and on when there is room."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from doublesix.store.folder import DATABASE
from doublesix.table import intents
from doublesix.wire.messages import Ack, Nack
from tests.support.guest import Guest, Side, acts, new_c, people
from tests.support.served import Served

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits another process")
PATIENCE = 40  # seconds


def limit(served: Served, bytes: int | None) -> None:
    """Let files of the house grow to so many bytes and no further."""
    import resource

    assert served._process
    most = resource.RLIM_INFINITY if bytes is None else bytes
    resource.prlimit(served._process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def is_ready(guest: Guest, wanted: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while ((await guest.http.get("/readyz")).status_code == 200) is not wanted:
            await asyncio.sleep(0.2)


async def move(sides: list[Side], chance: Random, c: str | None = None) -> Ack | Nack | None:
    """Whose turn it is moves; None where the round is over."""
    for side in sides:
        view = side.view
        if view.phase == "playing" and view.to_play == view.you:
            return await side.ask(chance.choice(acts(view)), view.turn, c)
    return None


@pytest.mark.parametrize(
    "room", [lambda wal: 0, lambda wal: wal + 8_192], ids=["nothing may be written", "a little may be written"]
)
def test_moves_are_refused_and_nothing_acknowledged_is_missing(tmp_path: Path, room: Callable[[int], int]) -> None:
    async def run() -> list[tuple[str, int]]:
        chance, kept = Random(1), list[tuple[str, int]]()
        guests = await people(served.base, {"Ana": "en", "Rui": "en"})
        code = await guests[0].open("draw", options={"target": 50})
        async with guests[0].at(code) as a, guests[1].at(code) as b:
            await b.done(intents.Sit())
            await a.done(intents.Start())
            await b.reaches(a.v)
            limit(served, room((tmp_path / f"{DATABASE}-wal").stat().st_size))
            refused = None
            for _ in range(200):
                c = new_c()
                answer = await move([a, b], chance, c)
                if answer is None or isinstance(answer, Nack):
                    refused = answer
                    break
                kept.append((answer.c, answer.v))
                await a.reaches(answer.v)
                await b.reaches(answer.v)
            assert isinstance(refused, Nack), "the limit bites"
            assert refused.why == "not-kept"
            await is_ready(guests[0], False)
            assert isinstance(again := await move([a, b], chance), Nack)
            assert again.why == "not-kept"
            limit(served, None)
            await is_ready(guests[0], True)
            answer = await move([a, b], chance, c)
            assert isinstance(answer, Ack)
            kept.append((answer.c, answer.v))
            await b.reaches(answer.v)
        for guest in guests:
            await guest.close()
        return kept

    served = Served(tmp_path).open()
    try:
        kept = asyncio.run(run())
    finally:
        served.close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        rows = connection.execute("SELECT version, c FROM rows ORDER BY version").fetchall()
    assert [version for version, _ in rows] == list(range(1, len(rows) + 1))
    assert [(c, [v for v, of in rows if of == c]) for c, _ in kept] == [(c, [v]) for c, v in kept]
