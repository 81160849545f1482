"""An event loop that waits for nothing: its time is given, and one can see when it has nothing more to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import TypeVarTuple, Unpack

Ts = TypeVarTuple("Ts")


class Loop(asyncio.SelectorEventLoop):
    """Counts what is set going; `clock` gives its time in ms."""

    def __init__(self) -> None:
        self.called = 0
        self.clock: Callable[[], int] = lambda: 0
        super().__init__()

    def time(self) -> float:
        return self.clock() / 1000

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        self.called += 1
        return super().call_soon(callback, *args, context=context)

    async def quiet(self) -> None:
        """Let everything run until all that is left waits for the world."""
        while True:
            before = self.called
            await asyncio.sleep(0)
            if self.called == before + 1:  # nothing but ourselves
                return
