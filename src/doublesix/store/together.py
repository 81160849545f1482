"""Questions that many ask at once, put to the database together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Generic, TypeVar, cast

K = TypeVar("K")
V = TypeVar("V")
UNDER_WAY = 3
"""Questions of a kind at the same time, so that one long answer does not keep all others waiting."""
MOST = 50
"""So many are asked for in one question."""


class Together(Generic[K, V]):
    """Asks at once while few questions are under way, and else for all that came meanwhile. Each question begins after
    those who want its answer have asked, so that they see whatever was written before."""

    def __init__(self, ask: Callable[[Sequence[K]], Awaitable[Mapping[K, V]]]) -> None:
        self._ask = ask
        self._waiting: list[tuple[K, asyncio.Future[V | None]]] = []
        self._under_way = set[asyncio.Task[None]]()

    async def get(self, key: K) -> V | None:
        """The answer for this key; None if there is none."""
        answer: asyncio.Future[V | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, answer))
        if len(self._under_way) < UNDER_WAY:
            task = asyncio.create_task(self._go_on())
            self._under_way.add(task)
        return await answer

    async def _go_on(self) -> None:
        try:
            while self._waiting:
                asked, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._answer(asked)
        finally:  # before anybody who was answered goes on: they may ask again at once
            self._under_way.discard(cast("asyncio.Task[None]", asyncio.current_task()))

    async def _answer(self, asked: Sequence[tuple[K, asyncio.Future[V | None]]]) -> None:
        try:
            found = await self._ask([key for key, _ in asked])
        except Exception as error:
            for _, answer in asked:
                if not answer.done():
                    answer.set_exception(error)
        else:
            for key, answer in asked:
                if not answer.done():  # who asked has gone
                    answer.set_result(found.get(key))
