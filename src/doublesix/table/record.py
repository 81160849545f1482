"""The record of a match, as its table's log has it (RECORD.md)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping

from msgspec import structs

from doublesix.record import lines
from doublesix.table import events as ev
from doublesix.table.apply import apply, replay
from doublesix.table.table import Table

LINE = (lines.Deal, lines.Play, lines.Draw, lines.Pass, lines.Round, lines.End)


def last_match(log: Iterable[ev.Event], names: Mapping[str, str]) -> list[lines.Line]:
    """The lines of the last match that is over, numbered; none if none is. `names` by id."""
    found: list[lines.Line] = []
    for match in _matches(log, names):
        if isinstance(match[-1], lines.End):
            found = match
    return [structs.replace(line, n=n) for n, line in enumerate(found)]


def _matches(log: Iterable[ev.Event], names: Mapping[str, str]) -> Iterator[list[lines.Line]]:
    events = iter(log)
    table = replay(itertools.islice(events, 1))
    match: list[lines.Line] = []
    for event in events:
        table = apply(table, event)
        if isinstance(event, ev.Started):
            match = [_head(table, event, names)]
        elif isinstance(event, LINE):
            match.append(event)
        if isinstance(event, lines.End):
            yield match


def _head(table: Table, started: ev.Started, names: Mapping[str, str]) -> lines.Match:
    return lines.Match(
        format=lines.FORMAT,
        id=started.match,
        rules=table.game.name,
        options=dict(table.options),
        seats=[lines.Seat(name=names[seat.person], bot=seat.bot) for seat in table.seats],
        at=started.at,
        table=_how(table),
    )


def _how(table: Table) -> dict[str, int | bool] | None:
    how: dict[str, int | bool] = {"practice": True} if table.practice else {}
    return (how | {"turn_s": table.turn_s} if table.online else how) or None
