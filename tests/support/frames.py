"""What a person at a table without a house is shown."""

from __future__ import annotations

import msgspec

from doublesix.table import events as ev
from doublesix.table.apply import open_table
from doublesix.table.table import Table
from doublesix.table.world import World
from doublesix.wire.around import Around
from doublesix.wire.messages import Frame, News
from doublesix.wire.news import Listener, Page, news, page_of
from doublesix.wire.view import table_view
from doublesix.wire.views import TableView
from tests.support.desk import LETTERS, NOW, ROBOTS

NAMES = {letter: f"P{letter}" for letter in LETTERS + "x"} | {f"robot-{n}": f"R{n}" for n in range(1, 10)}


def read(rows: list[list[ev.Event]]) -> tuple[Table, list[Page]]:
    """What a log comes to, and a page for each row."""
    opened = rows[0][0]
    assert isinstance(opened, ev.Opened)
    table, pages = open_table(opened), list[Page]()
    for v, row in enumerate(rows, 1):
        table, page = page_of(v, table, row)
        pages.append(page)
    return table, pages


def view_of(table: Table, person: str | None, present: frozenset[str] | None = None) -> TableView:
    """The table as a person sees it, everybody present."""
    here = table.people if present is None else present
    return table_view(table, "ABCD2345", person, Around(NAMES, World(here, ROBOTS, bytes, NOW)))


def frame_of(table: Table, pages: list[Page], person: str | None, since: int = 0, lang: str = "en") -> Frame:
    """The frame of a person who knows the version `since`."""
    told = news(pages, Listener(person, lang, since=since), NAMES)
    return Frame(v=pages[-1].v, now=NOW, news=told, view=view_of(table, person))


def told(pages: list[Page], person: str | None, since: int = 0, lang: str = "en", brief: bool = False) -> list[News]:
    """The news of a person who knows the version `since`."""
    return news(pages, Listener(person, lang, brief, since), NAMES)


def encoded(frame: Frame) -> bytes:
    """A frame as it travels."""
    return msgspec.json.encode(frame)
