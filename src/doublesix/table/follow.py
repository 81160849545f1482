"""What follows from a row for the clocks: a turn's deadline, standing still, who is alone, a host who is missing.

Times are milliseconds since 1970, passed in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

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
ALONE = 2 * MINUTE  # T-6
HOST_AWAY = 10 * MINUTE  # T-8


def clocked(before: Table, events: Sequence[ev.Event], world: World) -> list[ev.Event]:
    """The events of a row with all that follows from them, or from who is here now."""
    row = list(events)
    table = reduce(apply, row, before)
    if table.phase is Phase.OVER:
        return row
    if not here(table, world):
        return row + ([] if table.still else stand_still(table, world.now, world))
    for rule in (_runs_again, _begins, _hurries, _company, _host):
        more = rule(before, table, world)
        table = reduce(apply, more, table)
        row += more
    return row


def here(table: Table, world: World) -> frozenset[str]:
    """Who of the table's people is here and has not left."""
    return table.staying.intersection(world.present)


def full_time(table: Table, world: World) -> ev.Due | None:
    """The deadline of what would begin now; none alone with robots, nor for one of the house."""
    if table.access is Access.SOLO:
        return None
    if table.phase is Phase.BETWEEN:
        return ev.Due(what="ready", at=world.now + UNREADY)
    if table.to_play is None or (seat := table.seats[table.to_play]).housed:
        return None
    if seat.person in table.gone:
        return ev.Due(what="turn", at=world.now + LEFT)
    waits = seat.bot or seat.person in world.present
    return ev.Due(what="turn", at=world.now + (table.turn_s * SECOND if waits else AWAY))


def stand_still(table: Table, since: int, world: World) -> list[ev.Event]:
    """T-5: nobody has been here since then; no clock runs until somebody comes, or the table closes."""
    running = table.due if table.due and table.due.what in ("turn", "ready") else None
    most = UNREADY if table.phase is Phase.BETWEEN else table.turn_s * SECOND  # who went before the turn began
    left = min(max(0, running.at - since), most) if running else None
    closes = (WAITING_CLOSES if table.phase is Phase.WAITING else CLOSES)[table.access]
    return [ev.Stood(left=left), ev.Due(what="close", at=world.now + closes)]


def _runs_again(before: Table, table: Table, world: World) -> list[ev.Event]:
    """T-5: somebody is here at a table that stood still; what ran has what was left, at least 15 s."""
    if table.still is None:
        return []
    full = full_time(table, world)
    if full is None or table.still.left is None:
        return [ev.Resumed(at=full.at if full else None)]
    return [ev.Resumed(at=world.now + max(table.still.left, LEAST_BACK))]


def _begins(before: Table, table: Table, world: World) -> list[ev.Event]:
    """A turn, or the time between two rounds, begins with its deadline."""
    dealt = before.deal is not table.deal
    if not dealt and before.phase is table.phase and before.to_play == table.to_play:
        return []
    due = full_time(table, world)
    return [due] if due else []


def _hurries(before: Table, table: Table, world: World) -> list[ev.Event]:
    """T-6: who leaves in their own turn has a second."""
    due, gone = table.due, table.gone - before.gone
    theirs = table.to_play is not None and table.seats[table.to_play].person in gone
    if not theirs or due is None or due.at <= world.now + LEFT:
        return []
    return [ev.Due(what="turn", at=world.now + LEFT)]


def _company(before: Table, table: Table, world: World) -> list[ev.Event]:
    """T-6: since when only one side has anybody here, and that it has been long enough."""
    alone = _is_alone(table, world)
    if alone and table.alone is not None:
        return [ev.Deserted()] if not table.may_end and world.now >= table.alone + ALONE else []
    if not alone and table.alone is None:
        return []
    return [ev.Alone(since=world.now if alone else None)]


def _is_alone(table: Table, world: World) -> bool:
    """Whether, of several sides with people that still play, only one has anybody here."""
    if not table.match or not table.running or not table.online:
        return False
    people, who = table.people, here(table, world)
    if who == people:
        return False
    sides = [{table.seats[seat].person for seat in table.sides[side]} & people for side in table.match.still_in]
    return sum(map(bool, sides)) > 1 and sum(not side.isdisjoint(who) for side in sides) == 1


def _host(before: Table, table: Table, world: World) -> list[ev.Event]:
    """T-8: a host who is away before the start, while another person is here, has ten minutes."""
    waits = table.due is not None and table.due.what == "host"
    missing = table.phase is Phase.WAITING and bool(table.host) and table.host not in world.present
    if missing and not waits:
        return [ev.Due(what="host", at=world.now + HOST_AWAY)]
    return [ev.Resumed()] if waits and not missing else []
