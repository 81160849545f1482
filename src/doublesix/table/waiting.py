"""The waiting room: seats by arrival, options, the start (P-10, T-8)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

import msgspec

from doublesix.rules.reasons import BadOptions, Reason
from doublesix.rules.ruleset import Game
from doublesix.table import dealing
from doublesix.table import events as ev
from doublesix.table.apply import apply
from doublesix.table.checks import only_host, only_waiting, seat_of
from doublesix.table.refusal import NO_ARGS, Refusal, Refused
from doublesix.table.table import ROBOT, TURN_SECONDS, Access, Phase, Table
from doublesix.table.world import World


def opened(game: Game, chosen: Mapping[str, int], access: Access, practice: bool, hints: bool = False) -> ev.Opened:
    """The first event of a table; raise Refused where the game knows no such table."""
    if game.invitation_only and access is Access.PUBLIC:
        raise Refused(Reason.BAD_OPTION, "P-10")
    if game.invitation_only and access is Access.SOLO and not practice:
        raise Refused(Refusal.ROBOTS_NOT_HERE)
    try:
        options = game.complete(chosen)
    except BadOptions as error:
        raise Refused(error.reason, error.rule) from None
    for name, value in options.items():
        _check_online(game, access, name, value)
    if hints and access is not Access.SOLO and not practice:
        raise Refused(Refusal.NO_HINTS)
    return ev.Opened(rules=game.name, options=options, access=access, practice=practice, hints=hints)


def why_not_sit(table: Table, person: str | None) -> Refusal | None:
    """Why this person cannot take a seat now."""
    if table.running and person in table.gone:
        return None
    if table.seat_of(person) is not None:
        return Refusal.ALREADY_SEATED
    if table.phase is not Phase.WAITING:
        return Refusal.ALREADY_STARTED
    alone = table.access is Access.SOLO and bool(table.people)
    return Refusal.TABLE_FULL if alone or len(table.seats) >= table.capacity else None


def why_not_start(table: Table, person: str | None) -> Refusal | Reason | None:
    """Why this person may not begin the match now."""
    if table.phase is not Phase.WAITING:
        return Refusal.ALREADY_STARTED
    if person != table.host:
        return Refusal.NOT_HOST
    return table.game.why_not(table.options, len(table.seats))


def sit(table: Table, person: str) -> list[ev.Event]:
    """Take the next free seat, or one's own again (T-6)."""
    if why := why_not_sit(table, person):
        raise Refused(why, args={"count": table.capacity} if table.online else NO_ARGS)
    return [ev.Back(person=person) if person in table.gone else ev.Sat(person=person)]


def sit_as_robot(table: Table, person: str, bot: str) -> list[ev.Event]:
    """A robot from outside takes the next free seat where robots may sit and turns have an end (P-11, T-1)."""
    sat = sit(table, person)
    if not (table.robots_allowed and table.online):
        raise Refused(Refusal.ROBOTS_NOT_HERE)
    return [msgspec.structs.replace(event, bot=bot) if isinstance(event, ev.Sat) else event for event in sat]


def seat_robot(table: Table, person: str, bot: str, world: World) -> list[ev.Event]:
    """The host seats a robot."""
    only_host(table, person)
    only_waiting(table)
    if not table.robots_allowed:
        raise Refused(Refusal.ROBOTS_NOT_HERE)
    if bot not in world.robots:
        raise Refused(Refusal.UNKNOWN_ROBOT)
    if len(table.seats) >= table.capacity:
        raise Refused(Refusal.TABLE_FULL, args={"count": table.capacity})
    return [ev.Sat(person=_next_robot(table), bot=bot)]


def _next_robot(table: Table) -> str:
    """The id of the next robot: robot-1, robot-2 …, the lowest that is free."""
    taken = {seat.person for seat in table.seats}
    return next(name for n in count(1) if (name := f"{ROBOT}{n}") not in taken)


def leave(table: Table, person: str, world: World) -> list[ev.Event]:
    """Give one's seat up; those after it move up (S15). In a running match it stays one's own (T-6), and the next deal
    no longer waits for them."""
    seat_of(table, person)
    if table.running:
        gone = ev.Gone(person=person)
        return [gone, *dealing.deal_if_ready(apply(table, gone), world)]
    only_waiting(table)
    return _without(table, person, removed=False)


def remove(table: Table, person: str, seat: int) -> list[ev.Event]:
    """The host sends somebody else away."""
    only_host(table, person)
    only_waiting(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].person == person:
        raise Refused(Refusal.MALFORMED)
    return _without(table, table.seats[seat].person, removed=True)


def choose(table: Table, person: str, name: str, value: int) -> list[ev.Event]:
    """The host sets an option."""
    only_host(table, person)
    only_waiting(table)
    if name == TURN_SECONDS:
        return _choose_seconds(table, value)
    options = {**table.options, name: value}
    try:
        table.game.complete(options)
    except BadOptions as error:
        raise Refused(error.reason, error.rule) from None
    _check_online(table.game, table.access, name, value)
    if len(table.seats) > (capacity := table.game.capacity(options)):
        raise Refused(Reason.TOO_MANY_SEATS, table.game.players_rule, {"count": capacity})
    return [ev.Chosen(name=name, value=value)]


def start(table: Table, person: str, world: World) -> list[ev.Event]:
    """The host begins the match: its id, its first deal."""
    if why := why_not_start(table, person):
        rule = table.game.rule(why) if isinstance(why, Reason) else ""
        raise Refused(why, rule, seats_wanted(table, why))
    started = ev.Started(match=world.random(8).hex(), at=world.date)
    return [started, *dealing.deal(apply(table, started))]


def seats_wanted(table: Table, why: Refusal | Reason) -> dict[str, str | int]:
    """How many players the sentence of a refused start can name."""
    if why is Reason.SEATS_MISSING:
        return {"count": table.game.players[0] - len(table.seats)}
    return {"count": table.capacity} if why is Reason.TOO_MANY_SEATS else {}


def _choose_seconds(table: Table, value: int) -> list[ev.Event]:
    if not table.online or value not in table.game.turn_seconds:
        raise Refused(Reason.BAD_OPTION, "T-1")
    return [ev.Chosen(name=TURN_SECONDS, value=value)]


def _without(table: Table, person: str, removed: bool) -> list[ev.Event]:
    left = ev.Left(person=person, removed=removed)
    if person != table.host:
        return [left]
    heir = next((seat.person for seat in table.seats if seat.person != person and not seat.bot), "")
    return [left, ev.Host(person=heir)]


def _check_online(game: Game, access: Access, name: str, value: int) -> None:
    option = next(option for option in game.options if option.name == name)
    if value not in option.values_at(access is not Access.SOLO):
        raise Refused(Reason.BAD_OPTION, option.rule)
