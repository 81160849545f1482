"""That the house is up, noted each second; and its outages, told from where that was not (T-4)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from doublesix.store.log import Books

OUTAGE = 5_000  # ms
BETWEEN_OUTAGES = 60_000  # ms


class Pulse:
    """Of one process, or of all workers together: another one's note counts as well."""

    def __init__(self, store: Books, clock: Callable[[], int]) -> None:
        self.outage = (0, 0)
        """The last outage, from and to."""
        self.beaten = clock()
        """When the store last kept the house's beat."""
        self._store = store
        self._clock = clock
        self._noted = False
        self._noting = asyncio.Lock()

    async def awake(self) -> None:
        """Notice an outage before anything is done about the time: this process, or its disk, may have stood."""
        while not self._noted or self._clock() - self.beaten > OUTAGE:
            await self.note()

    async def note(self) -> None:
        """Note that the house is up; and the outage, if it was not noted for long."""
        async with self._noting:
            now = self._clock()
            alone = self._noted and not self._store.fellows.several
            last = self.beaten if alone else await self._store.last_beat()
            if not alone:  # a former process, or another worker, may have seen one
                self.outage = await self._last_outage()
            if last is not None and now - last > OUTAGE:
                self.outage = self._joined(last, now)
                await self._store.keep("outage", " ".join(map(str, self.outage)))
            await self._store.beat(now)
            self.beaten = now
            self._noted = True

    async def _last_outage(self) -> tuple[int, int]:
        """What a former process may not have come to: it was killed again before every table had its time."""
        kept = await self._store.kept("outage")
        since, until = map(int, kept.split()) if kept else (0, 0)
        return since, until

    def _joined(self, since: int, until: int) -> tuple[int, int]:
        """Two outages with hardly anything between them are one."""
        return (self.outage[0] if since - self.outage[1] < BETWEEN_OUTAGES else since), until
