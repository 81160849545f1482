"""The frame of one listener: over a socket, and over plain HTTP."""

from __future__ import annotations

from doublesix.web.house import OFFERED, House
from doublesix.web.room import Room
from doublesix.wire.messages import Frame
from doublesix.wire.news import Listener, news
from doublesix.wire.view import table_view


async def frame_of(house: House, room: Room, listener: Listener) -> Frame:
    """The news since the version that the listener knows, and the whole present view."""
    called = await house.names(room.ids, listener.lang)
    plain = await house.names(room.ids)
    table = room.table  # from here on without a pause: one version
    return Frame(
        v=room.version,
        now=house.outside.clock(),
        news=news(room.pages, listener, called),
        view=table_view(table, room.code, listener.person, plain, room.presence.here, OFFERED),
    )
