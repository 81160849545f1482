"""The frame of one listener: over a socket, and over plain HTTP."""

from __future__ import annotations

from doublesix.web.house import House
from doublesix.web.people import called
from doublesix.web.room import Room
from doublesix.wire.around import Around
from doublesix.wire.messages import Frame
from doublesix.wire.news import Listener, news
from doublesix.wire.view import sees, table_view


async def frame_of(house: House, room: Room, listener: Listener, watching: bool = False) -> Frame:
    """The news since the version that the listener knows, and the whole present view."""
    known = dict[str, str]()
    while not room.ledger.ids <= known.keys():  # somebody may sit down meanwhile
        known = await house.known(room.ledger.ids)
    table = room.table  # from here on without a pause: one version
    watch = house.watch_code(room.code) if watching or table.onlookers else None
    around = Around(called(known, listener.lang, plain=True), *room.seen(), watch, watching)
    told = sees(table, listener.person, watching)
    return Frame(
        v=room.version,
        now=house.outside.clock(),
        news=news(room.ledger.pages, listener, called(known, listener.lang)) if told else [],
        view=table_view(table, room.code, listener.person, around, room.glance),
    )
