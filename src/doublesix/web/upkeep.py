"""The house looks after itself: it learns what its keeper did from outside, and drops what is old enough."""

from __future__ import annotations

from doublesix.store.keeping import MARK
from doublesix.web.house import House

HOUR = 3_600_000  # ms
DAY = 24 * HOUR


class Upkeep:
    """Goes with the beat of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._mark: str | None = None
        self._tidied = 0

    async def look(self) -> None:
        """Once a second. Raise StoreError."""
        mark = await self._house.store.kept(MARK)
        if mark != self._mark:
            await self._house.learn()
            self._mark = mark
        await self._tidy()

    async def _tidy(self) -> None:
        now, days = self._house.outside.clock(), self._house.keeping.keep_days
        if days and now - self._tidied >= HOUR:
            self._tidied = now
            await self._house.store.thin(now - days * DAY)
