"""A seat for somebody who comes back as another: they ask, everybody hears it, and it is given openly."""

from __future__ import annotations

from doublesix.table import events as ev
from doublesix.table.checks import seat_of
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Table
from doublesix.table.world import World

LONG_AWAY = 60_000  # ms


def free_to_ask(table: Table, seat: int, world: World) -> bool:
    """Whether the person of this seat has been away so long that somebody may ask for it."""
    if not table.running or not 0 <= seat < len(table.seats) or table.seats[seat].bot:
        return False
    since = world.away.get(table.seats[seat].person)
    return since is not None and world.now - since >= LONG_AWAY


def who_asks(table: Table, seat: int, world: World) -> str | None:
    """Who asks for this seat and is here, since its person went away: with each return, asking is over."""
    knock = table.knocks.get(seat)
    if knock is None or knock.person not in world.present or not free_to_ask(table, seat, world):
        return None
    return knock.person if knock.at >= world.away[table.seats[seat].person] + LONG_AWAY else None


def who_grants(table: Table, world: World) -> str | None:
    """The host, or while they are away the first seat whose person is here."""
    staying = table.staying
    present = [seat.person for seat in table.seats if seat.person in staying and seat.person in world.present]
    return table.host if table.host in present else next(iter(present), None)


def knock(table: Table, person: str, seat: int, world: World) -> list[ev.Event]:
    """Ask for a seat that has been away over a minute. Nobody takes the place of who asks already, lest the seat be
    given to another than was meant."""
    if table.seat_of(person) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    if not free_to_ask(table, seat, world):
        raise Refused(Refusal.NOT_AWAY)
    asks = who_asks(table, seat, world)
    if asks not in (None, person):
        raise Refused(Refusal.ASKED_ALREADY)
    return [] if asks else [ev.Knocked(person=person, seat=seat, at=world.now)]


def grant(table: Table, person: str, seat: int, world: World) -> list[ev.Event]:
    """Give the seat to who asks for it, as long as its person is still away, and who asks is here."""
    seat_of(table, person)
    if person != who_grants(table, world):
        raise Refused(Refusal.NOT_HOST)
    if not free_to_ask(table, seat, world):
        raise Refused(Refusal.NOT_AWAY)
    asks = who_asks(table, seat, world)
    if asks is None:
        raise Refused(Refusal.NOT_ASKED)
    return [ev.Given(person=asks, seat=seat)]
