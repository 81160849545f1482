"""The news of a table in the words of one listener, and since when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce

from doublesix.phrase.facts import Company
from doublesix.phrase.tell import tell
from doublesix.table import events as ev
from doublesix.table.apply import apply
from doublesix.table.table import Table
from doublesix.wire.messages import News
from doublesix.wire.told import Told, told, turn_told


@dataclass(frozen=True, slots=True)
class Page:
    """What one row had to tell, and who sat where then (ids)."""

    v: int
    items: tuple[Told, ...]
    people: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    game: str


@dataclass(frozen=True, slots=True)
class Listener:
    """Whom news are worded for. `since`: the version that they know; 0 for somebody who has just come."""

    person: str | None
    lang: str
    brief: bool = False
    since: int = 0


def page_of(v: int, before: Table, events: Iterable[ev.Event]) -> tuple[Table, Page]:
    """The table after a row, and what the row had to tell."""
    items: list[Told] = []
    seated, table = before, before
    for event in events:
        after = apply(table, event)
        items += told(table, event, after)
        seated = table if isinstance(event, ev.Left) else after
        table = after
    items += turn_told(before, table)
    people = tuple(seat.person for seat in seated.seats)
    return table, Page(v, tuple(items), people, seated.sides, table.game.name)


def news(pages: Iterable[Page], listener: Listener, names: Mapping[str, str]) -> list[News]:
    """Every item that the listener may hear and does not know yet, in order."""
    fresh = (page for page in pages if page.v > listener.since)
    return [item for page in fresh for item in _worded(page, listener, names)]


def _worded(page: Page, listener: Listener, names: Mapping[str, str]) -> list[News]:
    seat = page.people.index(listener.person) if listener.person in page.people else None
    company = Company(tuple(names[person] for person in page.people), page.sides, page.game)
    heard = [(i, item) for i, item in enumerate(page.items) if item.is_for(seat)]
    items: list[News] = []
    spoken: list[str] = []
    for i, item in heard:
        text = tell(listener.lang, item.fact, company, seat)
        brief = tell(listener.lang, item.fact, company, seat, brief=True) if listener.brief else text
        spoken += [] if item.quiet else [brief]
        items.append(_item(page.v, i, item, text, past=listener.since == 0))
    if items and not items[-1].past:  # one composed sentence a change, at its last item
        items[-1].spoken = " ".join(spoken)
        items[-1].urgent = any(item.urgent for _, item in heard)
    return items


def _item(v: int, i: int, item: Told, text: str, past: bool) -> News:
    fact = item.fact
    return News(v=v, i=i, kind=fact.kind, seat=fact.seat, text=text, spoken="", urgent=False, past=past)


def read(rows: Iterable[tuple[int, list[ev.Event]]], table: Table) -> tuple[Table, list[Page]]:
    """Read a log on from a table: what it comes to, and a page for each row."""
    pages: list[Page] = []

    def one(table: Table, row: tuple[int, list[ev.Event]]) -> Table:
        after, page = page_of(row[0], table, row[1])
        pages.append(page)
        return after

    return reduce(one, rows, table), pages
