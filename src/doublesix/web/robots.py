"""The robots at the tables: they act after a humane pause, and only while somebody is there."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from doublesix.bots.robot import look
from doublesix.rules.actions import Action
from doublesix.rules.round import legal
from doublesix.store.fellows import Fellows
from doublesix.store.log import StoreError
from doublesix.table.acting import intent_of
from doublesix.table.refusal import Refused
from doublesix.table.table import Table
from doublesix.web.counting import count
from doublesix.web.faults import note
from doublesix.web.outside import Outside
from doublesix.web.room import Room

ROW = 4.0
"""Seconds that a row of robots' turns takes at most."""
AGAIN = 1
"""Seconds until an act that could not be kept is tried again."""


CLAIM = 6_000
"""ms that a worker has a table's robots for itself."""


class Robots:
    """Moves the robots of one room, a turn at a time, as long as one of them is to play."""

    def __init__(self, outside: Outside, room: Room, fellows: Fellows) -> None:
        self._outside = outside
        self._room = room
        self._fellows = fellows
        self._claimed = 0
        """Until when they are this worker's to move."""
        self._task: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Something happened at the table: is it a robot's turn now?"""
        if self._room.rests and self._claimed:
            self._claimed = 0
            self._outside.later(0, self._release)
        if self._wanted() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    def _wanted(self) -> bool:
        table = self._room.table
        return (
            not self._room.rests
            and table.to_play is not None
            and table.seats[table.to_play].housed
            and bool(self._room.presence.here & table.staying)
        )

    async def _run(self) -> None:
        while self._wanted():
            if not await self._claim():
                await asyncio.sleep(AGAIN)
            elif self._wanted():  # still: another worker may have moved it meanwhile
                await self._move(self._room.table)

    async def _move(self, table: Table) -> None:
        action, _ = await asyncio.gather(self._choice(table), asyncio.sleep(self._pause(table)))
        if self._wanted() and self._room.table.turn == table.turn:
            await self._act(table, action)

    async def _claim(self) -> bool:
        """Whether no other worker moves them meanwhile: twice would do no harm, since the log knows the command."""
        now = self._outside.clock()
        if now + CLAIM // 2 > self._claimed:
            try:
                if not await self._fellows.claim(f"robots/{self._room.code}", CLAIM):
                    return False
            except StoreError as error:
                note(error, "a table's robots", **self._where(self._room.table))
                return False
            self._claimed = now + CLAIM
        return True

    async def _release(self) -> None:
        with suppress(StoreError):  # then the claim runs out by itself
            await self._fellows.release(f"robots/{self._room.code}")

    def _pause(self, table: Table) -> float:
        """A humane while, as long whatever it holds; many robots in a row share four seconds."""
        return min(self._outside.pause(), ROW / sum(seat.housed for seat in table.seats))

    async def _act(self, table: Table, action: Action) -> None:
        assert table.to_play is not None
        person = table.seats[table.to_play].person
        c = f"{person}/{table.turn}"
        try:
            wish = intent_of(action)
            count(wish, self._room.code, await self._room.command(person, wish, table.turn, c), table.to_play, "robot")
        except Refused:
            return  # the table has moved on
        except Exception as error:
            note(error, "a robot", **self._where(table))
            await asyncio.sleep(AGAIN)

    async def _choice(self, table: Table) -> Action:
        """What the robot does; where it fails, what the table would do (T-2): nobody waits for a fault."""
        assert table.match
        assert table.round
        assert table.to_play is not None
        seen = look(table.match, table.round, table.to_play, table.options, table.events)
        try:
            return await self._outside.think(table.seats[table.to_play].bot or "", seen, self._outside.random(16))
        except Exception as error:
            note(error, "a robot", **self._where(table))
            return legal(table.round)[0]

    def _where(self, table: Table) -> dict[str, str | int | None]:
        return {"table": self._room.code, "version": self._room.version, "seat": table.to_play}
