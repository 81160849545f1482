"""The frame of one listener: over a socket, and over plain HTTP."""

from __future__ import annotations

from doublesix.web.house import House
from doublesix.web.room import Room
from doublesix.wire.around import Around
from doublesix.wire.messages import Frame
from doublesix.wire.news import Listener, news
from doublesix.wire.view import sees, table_view


async def frame_of(house: House, room: Room, listener: Listener, watching: bool = False) -> Frame:
    """The news since the version that the listener knows, and the whole present view."""
    called, plain = dict[str, str](), dict[str, str]()
    while not room.ledger.ids <= called.keys() & plain.keys():  # somebody may sit down meanwhile
        called, plain = (
            await house.names(room.ledger.ids, listener.lang),
            await house.names(room.ledger.ids, listener.lang, plain=True),
        )
    around = Around(plain, room.world(), room.onlookers, house.watch_code(room.code), watching)
    table = room.table  # from here on without a pause: one version
    return Frame(
        v=room.version,
        now=house.outside.clock(),
        news=news(room.ledger.pages, listener, called) if sees(table, listener.person, watching) else [],
        view=table_view(table, room.code, listener.person, around),
    )
