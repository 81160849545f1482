"""Keys that are asked for together: nobody waits for the first, and what comes meanwhile is one question."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Set

from doublesix.web.outside import Later


class Gathered:
    """Asks for what is added: at once where nothing is under way, else for all of it, `pause` ms after the answer."""

    def __init__(self, ask: Callable[[Set[str]], Awaitable[None]], later: Later, pause: int) -> None:
        self._ask = ask
        self._later = later
        self._pause = pause
        self._waiting = set[str]()
        self._under_way = False

    def add(self, key: str) -> None:
        """Ask for this soon."""
        self._waiting.add(key)
        if not self._under_way:
            self._under_way = True
            self._later(0, self._next)

    async def _next(self) -> None:
        """Ask for what waits; what is lost by a fault is looked up by others."""
        keys, self._waiting = self._waiting, set()
        self._under_way = bool(keys)
        if keys:
            try:
                await self._ask(keys)
            finally:
                self._later(self._pause, self._next)
