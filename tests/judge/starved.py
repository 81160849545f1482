"""Two people at a house whose disk takes nothing more: until a move is refused, and what is in the log afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from doublesix.store.folder import DATABASE
from doublesix.table import intents
from doublesix.wire.messages import Ack, Nack
from tests.support.guest import Guest, Side, acts, new_c

PATIENCE = 40  # seconds


@dataclass
class Kept:
    """What was acknowledged: the id of each command, and its version."""

    acks: list[tuple[str, int]] = field(default_factory=list)

    def add(self, answer: Ack | Nack | None) -> None:
        """This one must have been done."""
        assert isinstance(answer, Ack), answer
        self.acks.append((answer.c, answer.v))

    def is_in(self, folder: Path) -> None:
        """Nothing acknowledged is missing in the log there, nothing is there twice."""
        with closing(sqlite3.connect(folder / DATABASE)) as connection:
            rows = connection.execute("SELECT version, c FROM rows ORDER BY version").fetchall()
        assert [version for version, _ in rows] == list(range(1, len(rows) + 1))
        assert [(c, [v for v, of in rows if of == c]) for c, _ in self.acks] == [(c, [v]) for c, v in self.acks]


async def is_ready(guest: Guest, wanted: bool) -> None:
    """Wait until the house says so."""
    async with asyncio.timeout(PATIENCE):
        while ((await guest.http.get("/readyz")).status_code == 200) is not wanted:
            await asyncio.sleep(0.2)


async def begin(sides: list[Side]) -> None:
    """The second sits down, the first starts."""
    await sides[1].done(intents.Sit())
    await sides[0].done(intents.Start())
    await sides[1].reaches(sides[0].v)


async def move(sides: list[Side], chance: Random, c: str | None = None) -> Ack | Nack | None:
    """Whose turn it is moves; None where the round is over."""
    for side in sides:
        view = side.view
        if view.phase == "playing" and view.to_play == view.you:
            return await side.ask(chance.choice(acts(view)), view.turn, c)
    return None


async def until_refused(guest: Guest, sides: list[Side], chance: Random, kept: Kept, stop: Callable[[], None]) -> str:
    """Play on while the disk takes nothing more: the id of the command that was refused, twice, and readiness red."""
    stop()
    for _ in range(200):
        answer = await move(sides, chance, c := new_c())
        if isinstance(answer, Nack):
            break
        kept.add(answer)
        for side in sides:
            await side.reaches(kept.acks[-1][1])
    assert isinstance(answer, Nack), "the limit bites"
    assert answer.why == "not-kept"
    await is_ready(guest, False)
    again = await move(sides, chance)
    assert isinstance(again, Nack)
    assert again.why == "not-kept"
    return c
