"""Everybody who comes to the house: tables of four, and what they see of each other's moves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Sequence
from random import choice
from time import perf_counter
from typing import Any

from crowds.prepared import Seated
from crowds.seat import Seat, number

A_HOUSEHOLD = 20
"""Tables whose people come from one address: as many as the limits of a house grant it."""
AT_ONCE = 400


class Table:
    """Four people, and when what one of them does was seen by all. `idle`: they sit there and do nothing."""

    def __init__(self, seated: Seated, place: int, idle: bool, crowd: Crowd) -> None:
        self.code = seated.code
        self.idle = idle
        self.address = f"127.1.{place // A_HOUSEHOLD // 250}.{place // A_HOUSEHOLD % 250 + 1}"
        self.seats = [Seat(self, seat, cookie, crowd) for seat, cookie in enumerate(seated.cookies)]
        self.crowd = crowd
        self._asked: tuple[int, float] | None = None
        """The turn that a move was made in, and when."""
        self._waiting: set[int] = set()
        self._turn = 0
        self._deadline: int | None = None

    def sends(self, turn: int) -> None:
        """Somebody moves in this turn."""
        if self._asked is None or self._asked[0] != turn:
            self._asked = turn, perf_counter()
            self._waiting = set(range(len(self.seats)))

    def saw(self, seat: Seat, turn: int, phase: str, text: bytes) -> None:
        """A frame came to somebody."""
        if self._asked and turn > self._asked[0] and seat.place in self._waiting:
            self._waiting.remove(seat.place)
            if not self._waiting:
                self.crowd.moved(perf_counter() - self._asked[1])
        if turn > self._turn:
            if self._deadline is not None and (self._asked is None or self._asked[0] < self._turn):
                late = (number(text, b'"now":') or 0) - self._deadline
                self.crowd.late.append(late)
            self._turn = turn
        if turn == self._turn:
            self._deadline = number(text, b'"deadline":') if phase == "playing" else None


class Crowd:
    """All tables of one run. `think`: seconds before a move, on average; 0: as fast as the house answers."""

    def __init__(self, tables: Sequence[Seated], idle: int, think: float) -> None:
        self.think = think
        self.hurry = 1.0 if think else 0.0
        self.ports: list[int] = []
        """The workers that a proxy would send people to."""
        self.going = self.ends = False
        self.frames = 0
        self.seen: list[float] = []
        """Seconds from each move to its being on everybody's screen."""
        self.late: list[int] = []
        """ms between the end of a turn in which nobody moved and what the table did then; negative: too early."""
        self.outages: list[float] = []
        self.refused: Counter[str] = Counter()
        self.tables = [Table(one, place, place < idle, self) for place, one in enumerate(tables)]
        self._tasks = set[asyncio.Task[None]]()

    @property
    def seats(self) -> list[Seat]:
        """Everybody."""
        return [seat for table in self.tables for seat in table.seats]

    def worker(self) -> int:
        """Where a proxy sends the next one."""
        return choice(self.ports)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def come(self, tables: Sequence[Table]) -> None:
        """Open every socket of these, and wait until each has its first frame."""
        seats = [seat for table in tables for seat in table.seats]
        for start in range(0, len(seats), AT_ONCE):
            some = seats[start : start + AT_ONCE]
            await asyncio.gather(*(seat.connect() for seat in some))
            while not all(seat.since for seat in some):
                await asyncio.sleep(0.005)

    async def begin(self, over: float) -> None:
        """Start all matches, spread over so many seconds."""
        self.going = True
        for table in self.tables:
            table.seats[0].wish(0, "waiting", b'{"kind":"start"}', 0)
            await asyncio.sleep(over / len(self.tables))

    def moved(self, took: float) -> None:
        """Everybody has seen a move."""
        self.seen.append(took)

    def forget(self) -> None:
        """What was measured so far does not count."""
        self.seen.clear()
        self.late.clear()
        self.outages.clear()
        self.frames = 0

    async def gone(self) -> None:
        """Wait until nobody is away."""
        while any(seat.lost_at is not None for seat in self.seats):
            await asyncio.sleep(0.02)

    def leave(self) -> None:
        """Everybody goes."""
        self.ends = True
        for seat in self.seats:
            if seat.wire:
                seat.wire.drop()
