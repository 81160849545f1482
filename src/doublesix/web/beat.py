"""The beat of the house: once a second it notes that it is up, and sees to what is due."""

from __future__ import annotations

from dataclasses import replace

from doublesix.store.log import Books
from doublesix.web.faults import note
from doublesix.web.house import House
from doublesix.web.outside import Outside
from doublesix.web.upkeep import Upkeep

SECOND = 1_000  # ms


class Beat:
    """Goes on until it is stopped, whatever fails: the next one may go well."""

    def __init__(self, house: House, every: int = SECOND) -> None:
        self._house = house
        self._upkeep = Upkeep(house)
        self._every = every
        self._going = True
        self._call_off = house.outside.later(0, self._once)

    def stop(self) -> None:
        """No more of it."""
        self._going = False
        self._call_off()

    async def _once(self) -> None:
        try:
            await self._house.tick()
            await self._upkeep.look()
        except Exception as error:
            if self._going:
                note(error, "the house's beat could not be kept")
        if self._going:
            self._call_off = self._house.outside.later(self._every, self._once)


async def going_on(outside: Outside, store: Books) -> Outside:
    """The world with a clock that goes on from the house's last beat, should the wall clock have been set back since:
    deadlines in the logs are not to be hours away. Several workers go by the clock of their database."""
    clock = outside.clock
    if store.fellows.several:
        outside = replace(outside, clock=store.fellows.clock(clock))
        await store.fellows.renew()
        return outside
    behind = max(0, (await store.last_beat() or 0) - clock())
    return replace(outside, clock=lambda: clock() + behind) if behind else outside
