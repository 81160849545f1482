"""What lists of tables tell of each. A long log is read for that once, not whenever somebody comes home."""

from __future__ import annotations

from doublesix.store.log import Head
from doublesix.web.house import BrokenTable, House
from doublesix.web.room import Glimpse


async def glance(house: House, head: Head) -> Glimpse | None:
    """The table as it is now, not kept open for anybody; None if it cannot be read."""
    known = house.glimpses.get(head.table)
    if known is None or known.version != head.version:
        try:
            room = await house.room(head.table)
        except BrokenTable:
            return None
        if room is None:
            return None
        known = house.glimpses[head.table] = room.glimpse()
        house.forget(room)
    return known
