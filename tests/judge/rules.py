"""Whether each row of the log may follow those before it, by the rules of the game and by whose act it is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from doublesix.record import lines
from doublesix.record.faults import Fault
from doublesix.record.notation import action_of
from doublesix.record.verify import verify
from doublesix.rules.round import why_not
from doublesix.table import events as ev
from doublesix.table.apply import apply
from doublesix.table.record import last_match
from doublesix.table.table import Phase
from tests.judge.evidence import Evidence
from tests.judge.reading import Reading


def rules(reading: Reading, evidence: Evidence) -> Iterator[str]:
    """What no rule allows."""
    for v in range(reading.prepared + 1, len(reading.events) + 1):
        yield from _row(reading, v)
    if any(isinstance(event, lines.End) for row in reading.events[reading.prepared :] for event in row):
        record = last_match(
            [(row.at, events) for row, events in zip(reading.rows, reading.events, strict=True)], evidence.names
        )
        try:
            verify([msgspec.json.encode(line) for line in record])
        except Fault as fault:
            yield f"record: {fault}"


def _row(reading: Reading, v: int) -> Iterator[str]:
    table = reading.tables[v - 1]
    for event in reading.events[v - 1]:
        if isinstance(event, lines.Act):
            if not table.round or table.phase is not Phase.PLAYING or event.seat != table.round.turn:
                yield f"rules: version {v}, seat {event.seat} acts out of turn"
                return
            if why := why_not(table.round, event.seat, action_of(event)):
                yield f"rules: version {v}, {why}"
                return
        if isinstance(event, ev.Sat) and (
            table.seat_of(event.person) is not None or len(table.seats) >= table.capacity
        ):
            yield f"rules: version {v}, {event.person} sits twice or where no seat is free"
        if isinstance(event, lines.Deal) and not (table.committed and table.committed.secret == event.shuffle.secret):
            yield f"rules: version {v}, dealt from another secret than was promised"
        table = apply(table, event)
