"""The news of a table in the words of one listener, and since when."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter

import msgspec

from doublesix.phrase.facts import Company
from doublesix.phrase.say import say
from doublesix.phrase.tell import tell
from doublesix.rules.scoring import Sides
from doublesix.table import events as ev
from doublesix.table.apply import apply
from doublesix.table.table import Table
from doublesix.wire.messages import News
from doublesix.wire.told import Told, stood_in, teams_told, told, turn_told

MOST_SPOKEN = 5


class Item(msgspec.Struct, frozen=True, gc=False):
    """Something to tell, and who sat where then (ids): it can change within a row."""

    told: Told
    people: tuple[str, ...]
    sides: Sides

    def seat_of(self, person: str | None) -> int | None:
        """The seat that a person had then."""
        return self.people.index(person) if person in self.people else None


class Page(msgspec.Struct, frozen=True, gc=False):
    """What one row had to tell."""

    v: int
    items: tuple[Item, ...]
    game: str


class Listener(msgspec.Struct, frozen=True, gc=False):
    """Whom news are worded for. `since`: the version that they know; 0 for somebody who has just come."""

    person: str | None
    lang: str
    brief: bool = False
    since: int = 0


def page_of(v: int, before: Table, events: Sequence[ev.Event]) -> tuple[Table, Page]:
    """The table after a row, and what the row had to tell."""
    items = _items(stood_in(events), before)
    table = before
    for event in events:
        after = apply(table, event)
        items += _items(told(table, event, after), table if isinstance(event, ev.Left) else after)
        table = after
    items += _items(teams_told(before, table), table)
    items += _items(turn_told(before, [item.told for item in items], table), table)
    return table, Page(v, tuple(items), table.game.name)


def news(pages: Sequence[Page], listener: Listener, names: Mapping[str, str]) -> list[News]:
    """Every item that the listener may hear and does not know yet, in order."""
    fresh = pages[bisect_right(pages, listener.since, key=attrgetter("v")) :]
    items = [item for page in fresh for item in _worded(page, listener, names)]
    _sum_up([item for item in items if item.spoken], listener.lang)
    return items


def _sum_up(spoken: Sequence[News], lang: str) -> None:
    """More than can be listened to is counted, but for the last of it."""
    if len(spoken) > MOST_SPOKEN:
        *missed, last = spoken
        last.spoken = f"{say(lang, 'news-summary', count=len(missed))} {last.spoken}"
        for item in missed:
            item.spoken, item.urgent = "", False


def _items(told: Iterable[Told], seated: Table) -> list[Item]:
    people = tuple(seat.person for seat in seated.seats)
    return [Item(one, people, seated.sides) for one in told]


def _worded(page: Page, listener: Listener, names: Mapping[str, str]) -> list[News]:
    items: list[News] = []
    spoken: list[str] = []
    urgent = False
    for i, item in enumerate(page.items):
        seat = item.seat_of(listener.person)
        if not item.told.is_for(seat):
            continue
        urgent = urgent or item.told.urgent
        company = Company(tuple(names[person] for person in item.people), item.sides, page.game)
        text = tell(listener.lang, item.told.fact, company, seat)
        brief = tell(listener.lang, item.told.fact, company, seat, brief=True) if listener.brief else text
        spoken += [] if item.told.quiet else [brief]
        items.append(_item(page.v, i, item.told, text, past=listener.since == 0))
    if items and not items[-1].past:  # one composed sentence a change, at its last item
        items[-1].spoken = " ".join(spoken)
        items[-1].urgent = urgent
    return items


def _item(v: int, i: int, item: Told, text: str, past: bool) -> News:
    fact = item.fact
    return News(v=v, i=i, kind=fact.kind, seat=fact.seat, text=text, spoken="", urgent=False, past=past)
