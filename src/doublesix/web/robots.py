"""The robots at the tables: they act after a humane pause, and only while somebody is there."""

from __future__ import annotations

import asyncio
from random import Random

from doublesix.bots.levels import load
from doublesix.bots.robot import look
from doublesix.rules.actions import Action
from doublesix.rules.round import legal
from doublesix.table.acting import intent_of
from doublesix.table.refusal import Refused
from doublesix.table.table import Table
from doublesix.web.faults import note
from doublesix.web.outside import Outside
from doublesix.web.room import Room

AGAIN = 1
"""Seconds until an act that could not be kept is tried again."""


class Robots:
    """Moves the robots of one room, a turn at a time, as long as one of them is to play."""

    def __init__(self, outside: Outside, room: Room) -> None:
        self._outside = outside
        self._room = room
        self._task: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Something happened at the table: is it a robot's turn now?"""
        if self._wanted() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    def _wanted(self) -> bool:
        table = self._room.table
        return (
            bool(self._room.presence.here & table.staying)
            and table.to_play is not None
            and table.seats[table.to_play].housed
        )

    async def _run(self) -> None:
        while self._wanted():
            turn = self._room.table.turn
            await asyncio.sleep(self._outside.pause())
            if self._wanted() and self._room.table.turn == turn:
                await self._act(self._room.table)

    async def _act(self, table: Table) -> None:
        assert table.to_play is not None
        person = table.seats[table.to_play].person
        c = f"{person}/{table.turn}"
        try:
            await self._room.command(person, intent_of(self._choice(table)), table.turn, c)
        except Refused:
            return  # the table has moved on
        except Exception as error:
            note(error, self._where(table))
            await asyncio.sleep(AGAIN)

    def _choice(self, table: Table) -> Action:
        """What the robot does; where it fails, what the table would do (T-2): nobody waits for a fault."""
        assert table.round
        try:
            return _chosen(table, self._outside)
        except Exception as error:
            note(error, self._where(table))
            return legal(table.round)[0]

    def _where(self, table: Table) -> str:
        return f"table {self._room.code}, version {self._room.version}, robot at seat {table.to_play}"


def _chosen(table: Table, outside: Outside) -> Action:
    assert table.match
    assert table.round
    assert table.to_play is not None
    robot = load(table.seats[table.to_play].bot or "")
    seen = look(table.match, table.round, table.to_play, table.options, table.events)
    return robot.choose(seen, Random(outside.random(16)))
