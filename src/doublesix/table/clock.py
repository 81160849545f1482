"""Time at a table: how long a turn lasts, what being away changes, what the table does itself (T-1 to T-7).

Times are milliseconds since 1970, passed in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from doublesix.record import lines
from doublesix.table import acting, dealing
from doublesix.table import events as ev
from doublesix.table.apply import apply
from doublesix.table.table import Access, Phase, Table
from doublesix.table.world import World

SECOND = 1_000
AWAY = 5 * SECOND  # P-9
LEFT = 1 * SECOND  # T-6
UNREADY = 60 * SECOND  # T-7
LEAST_BACK = 15 * SECOND  # T-5
MINUTE, DAY = 60 * SECOND, 24 * 3600 * SECOND
CLOSES = {Access.PUBLIC: 30 * MINUTE, Access.INVITATION: 7 * DAY, Access.SOLO: 30 * DAY}  # T-5
WAITING_CLOSES = {**CLOSES, Access.PUBLIC: 60 * MINUTE}


def clocked(before: Table, events: Sequence[ev.Event], world: World) -> list[ev.Event]:
    """The events of a row with the deadline that they begin: a turn's, or the readiness after a round."""
    after = reduce(apply, events, before)
    if not _begins(before, after) or after.still:
        return list(events)
    due = _due(after, world)
    return [*events, due] if due else list(events)


def away(table: Table, person: str, since: int, world: World) -> list[ev.Event]:
    """P-9, T-3: who has been away since then has five seconds from then, or what was left; T-5 for the last one."""
    if table.phase is Phase.OVER or table.still or person not in table.people:
        return []
    if not table.people & set(world.present):
        return _stand_still(table, since, world)
    if table.phase is Phase.BETWEEN:
        return clocked(table, dealing.deal_if_ready(table, world), world)
    if table.due and table.to_play == table.seat_of(person) and since + AWAY < table.due.at:
        return [ev.Due(what="turn", at=since + AWAY)]
    return []


def back(table: Table, person: str, world: World) -> list[ev.Event]:
    """T-5: somebody is back at a table that stood still. A clock that runs is never lengthened (P-9)."""
    if table.still is None or person not in table.people or table.phase is Phase.OVER:
        return []
    left = table.still.left
    return [ev.Resumed(at=None if left is None else world.now + max(left, LEAST_BACK))]


def after_outage(table: Table, outage: tuple[int, int], world: World) -> list[ev.Event]:
    """T-4: a turn that ran out while the house was away (from, to) gets its full time again."""
    due = table.due
    if due is None or due.what == "close" or not outage[0] < due.at <= outage[1]:
        return []
    full = _due(table, world)
    return [ev.Resumed(at=full.at)] if full else []


def time_up(table: Table, world: World) -> list[ev.Event]:
    """T-2: what the table does by itself, if its time has come: nothing before."""
    due = table.due
    if due is None or world.now < due.at:
        return []
    if due.what == "close":
        return _close(table)
    if not table.people & set(world.present):
        return _stand_still(table, due.at, world)
    acts = acting.stand_in(table, world) if due.what == "turn" else dealing.deal(table)
    return clocked(table, acts, world)


def _begins(before: Table, after: Table) -> bool:
    """Whether a turn, or the time between two rounds, begins here."""
    dealt = before.deal is not after.deal
    return dealt or before.phase is not after.phase or before.to_play != after.to_play


def _due(table: Table, world: World) -> ev.Due | None:
    """The deadline of what has just begun; none alone with robots, nor for a robot."""
    if table.access is Access.SOLO:
        return None
    if table.phase is Phase.BETWEEN:
        return ev.Due(what="ready", at=world.now + UNREADY)
    if table.to_play is None or table.seats[table.to_play].bot:
        return None
    here = table.seats[table.to_play].person in world.present
    return ev.Due(what="turn", at=world.now + (table.turn_s * SECOND if here else AWAY))


def _stand_still(table: Table, since: int, world: World) -> list[ev.Event]:
    running = table.due if table.due and table.due.what != "close" else None
    left = max(0, running.at - since) if running else None
    closes = (WAITING_CLOSES if table.phase is Phase.WAITING else CLOSES)[table.access]
    return [ev.Stood(left=left), ev.Due(what="close", at=world.now + closes)]


def _close(table: Table) -> list[ev.Event]:
    if table.match is None:
        return [ev.Closed()]
    return [lines.End(winners=[], totals=list(table.match.totals), reason="abandoned")]
