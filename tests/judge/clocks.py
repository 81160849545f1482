"""Whether the table acted by itself when it should, and only then (P-8, P-9, T-1 to T-8)."""

from __future__ import annotations

from collections.abc import Iterator

from doublesix.record import lines
from doublesix.table import events as ev
from doublesix.table.apply import apply
from doublesix.table.follow import ALONE, AWAY, LEAST_BACK, LEFT, SECOND, UNREADY
from doublesix.table.table import Access, Phase, Table
from tests.judge.evidence import Evidence
from tests.judge.reading import Reading

OUTAGE = 5 * SECOND
BETWEEN_OUTAGES = 60 * SECOND
EARLY = "before its time"


def clocks(reading: Reading, evidence: Evidence) -> Iterator[str]:
    """What was early, what was lengthened, and who had less time than is theirs."""
    for v in range(reading.prepared + 1, len(reading.events) + 1):
        row, table = evidence.rows[v - 1], reading.tables[v - 1]
        for event in reading.events[v - 1]:
            for what in _event(evidence, reading, v, table, event, row.at):
                yield f"clock: version {v}, {what}"
            table = apply(table, event)
        if table.running and table.access is not Access.SOLO and not table.still and table.due is None:
            seat = table.seats[table.to_play] if table.to_play is not None else None
            if table.phase is Phase.BETWEEN or (seat and not seat.housed):
                yield f"clock: version {v}, no deadline"


def _event(e: Evidence, reading: Reading, v: int, table: Table, event: ev.Event, at: int) -> Iterator[str]:
    before = reading.tables[v - 1]
    match event:
        case lines.Play() | lines.Draw() | lines.Pass() if event.by:
            yield from _reached(before, "turn", at)
            if before.due and any(a < before.due.at <= b <= at for a, b in _outages(e)):
                yield "a turn is ended that ran out while the house was away"
        case ev.Closed() | lines.End(reason="abandoned") if e.rows[v - 1].c is None:
            yield from _reached(before, "close", at)
        case ev.Host() if e.rows[v - 1].c is None:
            yield from _reached(before, "host", at)
        case lines.Deal() if before.phase is Phase.BETWEEN:
            yield from _dealt(e, before, table, at)
        case ev.Deserted() if table.alone is None or at < table.alone + ALONE:
            yield "deserted too early"
        case ev.Due(what="turn") if table.due and table.due.what == "turn":
            yield from _shortened(e, before, table, event, at)
        case ev.Due(what="turn") if table.to_play is not None:
            yield from _begun(e, table, event, at)
        case ev.Due(what="ready") if event.at < at + UNREADY:
            yield "less than a minute to be ready"
        case ev.Resumed():
            yield from _resumed(e, table, event, at)


def _reached(table: Table, what: str, at: int) -> Iterator[str]:
    if table.due is None or table.due.what != what or at < table.due.at:
        due = table.due.at - at if table.due and table.due.what == what else None
        yield f"the table acts ({what}) {EARLY}: {due}"


def _dealt(e: Evidence, before: Table, table: Table, at: int) -> Iterator[str]:
    assert table.match
    if before.due and before.due.what == "ready" and at >= before.due.at:
        return
    waits = {table.seats[seat].person for seat in table.match.playing} & table.staying
    here = {person for person in waits - table.ready if e.here(person, at - 1)}
    if here:
        yield f"dealt before {sorted(here)} were ready"


def _begun(e: Evidence, table: Table, due: ev.Due, at: int) -> Iterator[str]:
    assert table.to_play is not None
    seat, left = table.seats[table.to_play], due.at - at
    if seat.person in table.gone:
        least = LEFT
    elif seat.bot or e.here(seat.person, at):
        least = table.turn_s * SECOND
    else:
        least = AWAY
    if not least <= left <= table.turn_s * SECOND:
        yield f"the turn of {seat.person} begins with {left} ms of {least}"


def _shortened(e: Evidence, before: Table, table: Table, due: ev.Due, at: int) -> Iterator[str]:
    assert table.due
    assert table.to_play is not None
    person = table.seats[table.to_play].person
    if due.at > table.due.at:
        yield f"a turn is lengthened by {due.at - table.due.at} ms"
    elif person not in table.gone and e.here(person, at):
        yield f"the turn of {person}, who is here, is shortened"


def _resumed(e: Evidence, table: Table, event: ev.Resumed, at: int) -> Iterator[str]:
    if event.at is None or table.due is None and table.still is None:
        return
    if table.still:
        if table.still.left is not None and event.at < at + min(LEAST_BACK, table.turn_s * SECOND):
            yield f"back at the table, and {event.at - at} ms are left"
    elif table.due and not any(a < table.due.at <= b for a, b in [*_joined(e), *_joined(e, heard=True)]):
        yield "a turn is lengthened without an outage"


def _outages(e: Evidence, heard: bool = False) -> Iterator[tuple[int, int]]:
    """The house was away between these two beats; `heard`: as a house sees it that was told they were not kept."""
    beats = [at for at in e.beats if not heard or at not in e.unheard]
    return ((a, b) for a, b in zip(beats, beats[1:], strict=False) if b - a > OUTAGE)


def _joined(e: Evidence, heard: bool = False) -> Iterator[tuple[int, int]]:
    """The outages as a house takes them: with hardly anything between them, two are one."""
    since, until = None, 0
    for a, b in _outages(e, heard):
        since = a if since is None or a - until >= BETWEEN_OUTAGES else since
        until = b
        yield since, until
