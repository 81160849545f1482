"""Time that goes by only when a test says so: what was to happen later happens in order, one thing after the other."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

from doublesix.web.outside import Work
from tests.support.desk import NOW


class Virtual:
    """A clock and its timers."""

    def __init__(self, now: int = NOW) -> None:
        self.now = now
        self._heap: list[tuple[int, int, Work]] = []
        self._called_off: set[int] = set()
        self._numbers = count()

    def clock(self) -> int:
        return self.now

    def later(self, delay: int, work: Work) -> Callable[[], None]:
        number = next(self._numbers)
        heapq.heappush(self._heap, (self.now + delay, number, work))
        return lambda: self._called_off.add(number)

    @property
    def waiting(self) -> int:
        """How many timers are set."""
        return sum(number not in self._called_off for _, number, _ in self._heap)

    async def advance(self, ms: int) -> None:
        """Let so many milliseconds go by."""
        end = self.now + ms
        while self._heap and self._heap[0][0] <= end:
            at, number, work = heapq.heappop(self._heap)
            if number not in self._called_off:
                self.now = max(self.now, at)
                await work()
                await settle()
        self.now = end

    async def stall(self, ms: int) -> None:
        """The process stands: time goes by, and what was due in it begins afterwards, all at once."""
        self.now += ms
        late = [work for at, number, work in sorted(self._heap) if at <= self.now and number not in self._called_off]
        self._heap = [timer for timer in self._heap if timer[0] > self.now]
        heapq.heapify(self._heap)
        await asyncio.gather(*(work() for work in late))
        await self.advance(0)

    def forget(self) -> None:
        """The process dies with its timers."""
        self._heap.clear()


async def settle() -> None:
    """Let everything run that was set going: robots, mostly."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)
