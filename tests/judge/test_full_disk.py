"""A disk that takes nothing more, in the middle of play: refused, told, nothing lost, and on when there is room.

A real mount that is full, and one that turns read-only, are tried by `./dev bench disks`: only root may mount."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from doublesix.store.folder import DATABASE
from tests.judge.starved import Kept, begin, is_ready, move, until_refused
from tests.support.guest import people
from tests.support.served import Served

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits another process")


def limit(served: Served, bytes: int | None) -> None:
    """Let files of the house grow to so many bytes and no further."""
    import resource

    assert served._process
    most = resource.RLIM_INFINITY if bytes is None else bytes
    resource.prlimit(served._process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.mark.parametrize(
    "room", [lambda wal: 0, lambda wal: wal + 8_192], ids=["nothing may be written", "a little may be written"]
)
def test_moves_are_refused_and_nothing_acknowledged_is_missing(tmp_path: Path, room: Callable[[int], int]) -> None:
    async def run() -> None:
        chance = Random(1)
        guests = await people(served.base, {"Ana": "en", "Rui": "en"})
        code = await guests[0].open("draw", options={"target": 50})
        async with guests[0].at(code) as a, guests[1].at(code) as b:
            sides = [a, b]
            await begin(sides)
            size = (tmp_path / f"{DATABASE}-wal").stat().st_size
            c = await until_refused(guests[0], sides, chance, kept, lambda: limit(served, room(size)))
            limit(served, None)
            await is_ready(guests[0], True)
            kept.add(await move(sides, chance, c))
            await b.reaches(kept.acks[-1][1])
        for guest in guests:
            await guest.close()

    kept, served = Kept(), Served(tmp_path).open()
    try:
        asyncio.run(run())
    finally:
        served.close()
    kept.is_in(tmp_path)
