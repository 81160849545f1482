"""How late turns end by themselves, with so many tables at once, in real time on a real store.

python bench/deadlines.py [TABLES [SECONDS]]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from statistics import quantiles

from doublesix.store.sql import Store
from doublesix.table import intents
from doublesix.table.table import Access
from doublesix.web.beat import Beat
from doublesix.web.house import House
from doublesix.web.outside import real
from doublesix.web.people import People
from doublesix.web.room import Room
from doublesix.web.watching import Onlooker

TURN = 45


class Watch:
    """Somebody who is there and does nothing; the first one of a table notes when a turn ended."""

    def __init__(self, person: str, room: Room, house: House, late: list[int]) -> None:
        self.person: str | None = person
        self._room, self._house, self._late = room, house, late
        self.onlooker: Onlooker | None = None
        self.device: str | None = None
        self._turn, self._due = 0, 0

    def changed(self) -> None:
        table = self._room.table
        if self._due and table.turn != self._turn:
            self._late.append(self._house.outside.clock() - self._due)
        self._turn = table.turn
        self._due = table.due.at if table.due and table.due.what == "turn" else 0

    def leave(self, why: str) -> None:
        """Nobody is sent away here."""


async def begin(house: House, number: int, late: list[int]) -> None:
    """A table of two, each in their place."""
    code = await house.open_table("a", "draw", {}, Access.INVITATION, False, [])
    room = await house.room(code)
    assert room
    room.hold()
    await room.watch(Watch("a", room, house, late))
    await room.watch(Watch("b", room, house, []))
    await room.command("b", intents.Sit(), None, f"sit {number}")
    await room.command("a", intents.Start(), None, f"start {number}")


async def run(tables: int, seconds: int) -> list[int]:
    """Begin the tables evenly over one turn's time, then let it go on for so long."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(folder)
        house = House(store, await People.of(store, False), real(0), "")
        await house.awake()
        beat, late = Beat(house), list[int]()
        for person in "ab":
            await store.save_person(person, person, "en", 0)
        for number in range(tables):
            await begin(house, number, late)
            await asyncio.sleep(TURN / tables / 2)
        await asyncio.sleep(seconds)
        beat.stop()
        await store.close()
        return late


def main() -> None:
    """Print the figures."""
    tables, seconds = (*map(int, sys.argv[1:]), *(1_000, 90)[len(sys.argv) - 1 :])
    cpu = time.process_time()
    late = sorted(asyncio.run(run(tables, seconds)))
    cuts = quantiles(late, n=100)
    print(f"{tables} tables, {len(late)} turns ended by the table, {time.process_time() - cpu:.0f} s of processor")
    print(f"early: {sum(ms < 0 for ms in late)}; late in ms: p50 {cuts[49]:.0f}, p99 {cuts[98]:.0f}, most {late[-1]}")


if __name__ == "__main__":
    main()
