"""The record of a match, as its table's log has it (docs/record.md)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import structs

from doublesix.record import lines
from doublesix.record.lines import AnyLine
from doublesix.table import events as ev
from doublesix.table.apply import apply, replay
from doublesix.table.table import Table

Dated = tuple[int, Sequence[ev.Event]]
"""A row of the log: when it was written, ms since 1970, and what happened."""


def last_match(log: Iterable[Dated], names: Mapping[str, str]) -> list[AnyLine]:
    """The lines of the last match that is over, numbered; none if none is. `names` by id."""
    found: list[AnyLine] = []
    for match in _matches(log, names):
        if isinstance(match[-1], lines.End):
            found = match
    return [structs.replace(line, n=n) for n, line in enumerate(found)]


def _matches(log: Iterable[Dated], names: Mapping[str, str]) -> Iterator[list[AnyLine]]:
    events = ((at, event) for at, row in log for event in row)
    table = replay(event for _, event in itertools.islice(events, 1))
    match: list[AnyLine] = []
    began = 0
    for at, event in events:
        before, table = table, apply(table, event)
        if isinstance(event, ev.Started):
            match, began = [_head(table, event, names)], at
        elif isinstance(event, lines.Act):
            match.append(structs.replace(event, at_ms=at - began, clock_ms=_left(before, at)))
        elif isinstance(event, lines.Line):
            match.append(event)
        if isinstance(event, lines.End):
            yield match


def _left(table: Table, at: int) -> int | None:
    """What was left on the clock of a turn, ms; None where none ran."""
    return max(0, table.due.at - at) if table.due and table.due.what == "turn" else None


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
