"""The log of a table, read version by version."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from doublesix.record import lines
from doublesix.store.log import Row
from doublesix.table import events as ev
from doublesix.table.apply import open_table
from doublesix.table.codec import decode
from doublesix.table.table import Phase, Table
from doublesix.wire.news import Page, page_of

Read = tuple[tuple[list[ev.Event], ...], tuple[Table, ...], tuple[Page, ...]]


@dataclass
class Reading:
    """What the log came to at each version: index 0 is the table before its first row."""

    rows: Sequence[Row]
    prepared: int
    events: list[list[ev.Event]] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    found: dict[type, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        events, tables, pages = _read(tuple(row.body for row in self.rows[: self.prepared]))
        self.events, self.tables, self.pages = list(events), list(tables), list(pages)
        for row in self.rows[self.prepared :]:
            self._take(row.body)

    def _take(self, body: bytes) -> None:
        events = decode(body)
        table, page = page_of(len(self.tables), self.tables[-1], events)
        self.events.append(events)
        self.tables.append(table)
        self.pages.append(page)

    def kept_since(self, v: int) -> int:
        """From which version on a house at version `v` still has the news: the deal before the last one, the last
        reopening."""
        deals = self._with(lines.Deal, v)[-2:]
        opened = self._with(ev.Reopened, v)[-1:]
        return max([deals[0] if len(deals) == 2 else 1, *opened])

    def secrets(self, v: int) -> dict[str, str]:
        """What nobody may know at version `v`: the secret of the coming deal, and of the one that is being played."""
        table = self.tables[v]
        found = {table.committed.secret: "the secret of the coming deal"} if table.committed else {}
        if table.deal and table.phase is Phase.PLAYING:
            found[table.deal.shuffle.secret] = "the secret of the deal under way"
        return found

    def _with(self, kind: type, v: int) -> list[int]:
        """The versions up to `v` that hold an event of this kind."""
        if kind not in self.found:
            self.found[kind] = [n for n, events in enumerate(self.events, 1) if kind in map(type, events)]
        return self.found[kind][: bisect_right(self.found[kind], v)]


@lru_cache(maxsize=256)
def _read(bodies: tuple[bytes, ...]) -> Read:
    first = decode(bodies[0])[0]
    assert isinstance(first, ev.Opened)
    events, tables, pages = list[list[ev.Event]](), [open_table(first)], list[Page]()
    for v, body in enumerate(bodies, 1):
        events.append(decode(body))
        table, page = page_of(v, tables[-1], events[-1])
        tables.append(table)
        pages.append(page)
    return tuple(events), tuple(tables), tuple(pages)
