"""Time at a table: what coming and going changes, and what the table does by itself (P-8, P-9, T-1 to T-8)."""

from __future__ import annotations

from doublesix.table import acting, dealing
from doublesix.table import events as ev
from doublesix.table.beside import abandoned
from doublesix.table.follow import ALONE, AWAY, SECOND, clocked, full_time, here, stand_still
from doublesix.table.table import Phase, Table
from doublesix.table.world import World


def wakes(table: Table) -> int | None:
    """When the table next has something to do by itself, ms since 1970."""
    times = [table.due.at] if table.due else []
    if table.alone is not None and not table.may_end:
        times.append(table.alone + ALONE)
    return min(times, default=None)


def away(table: Table, person: str, since: int, world: World) -> list[ev.Event]:
    """P-9, T-3: who has been away since then has five seconds from then, or what was left; T-5 for the last one.

    Nothing for who is back by now."""
    if table.phase is Phase.OVER or table.still or person not in table.staying - set(world.present):
        return []
    return nobody_here(table, since, world) or clocked(
        table, dealing.deal_if_ready(table, world) or _five_seconds(table, person, since), world
    )


def nobody_here(table: Table, since: int, world: World) -> list[ev.Event]:
    """T-5: the table stands still, if nobody of its people has been here since then."""
    if table.phase is Phase.OVER or table.still or here(table, world):
        return []
    return stand_still(table, since, world)


def back(table: Table, person: str, world: World) -> list[ev.Event]:
    """T-5: somebody is back at a table that stood still. A clock that runs is never lengthened (P-9)."""
    return clocked(table, [], world) if person in table.staying else []


def after_outage(table: Table, outage: tuple[int, int], world: World) -> list[ev.Event]:
    """T-4: a turn that ran out while the house was away (from, to) gets its full time again.

    Nor does that while count for who is alone (T-6)."""
    since, until = outage
    events: list[ev.Event] = []
    if table.due and table.due.what in ("turn", "ready") and since < table.due.at <= until:
        full = full_time(table, world)
        events += [ev.Resumed(at=full.at)] if full else []
    if table.alone is not None and not table.may_end and table.alone <= since:
        events += [ev.Alone(since=until)]
    return events


def time_up(table: Table, world: World, since: int) -> list[ev.Event]:
    """T-2: what the table does by itself, if its time has come. `since`: when the last of its people was here."""
    due = table.due
    if due is None or world.now < due.at:
        return clocked(table, [], world)
    if due.what == "close":
        return close(table)
    if not here(table, world):
        return stand_still(table, min(since, due.at), world)
    return clocked(table, _act(table, due, world), world)


def close(table: Table) -> list[ev.Event]:
    """T-5: the table is over; a match that is running ends without a winner."""
    return [abandoned(table) if table.running else ev.Closed()]


def _act(table: Table, due: ev.Due, world: World) -> list[ev.Event]:
    match due.what:
        case "turn":
            return acting.stand_in(table, world)
        case "ready":
            return dealing.deal(table)
    present = here(table, world)
    heirs = (seat.person for seat in table.seats if seat.person in present and seat.person != table.host)
    return [ev.Host(person=heir) for heir in [next(heirs, None)] if heir]


def _five_seconds(table: Table, person: str, since: int) -> list[ev.Event]:
    """The turn of who is away, shortened: from when they went, or from its own beginning if that was later."""
    due = table.due
    if due is None or due.what != "turn" or table.to_play != table.seat_of(person):
        return []
    at = max(since, due.at - table.turn_s * SECOND) + AWAY
    return [ev.Due(what="turn", at=at)] if at < due.at else []
