"""The deals of a match: the house's secret first, then everybody's salt, then the deal (docs/record.md)."""

from __future__ import annotations

from doublesix.record.notation import deal_line
from doublesix.record.shuffle import SALT, commit_to, deal_fairly
from doublesix.table import events as ev
from doublesix.table.apply import apply
from doublesix.table.checks import seat_of
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Phase, Table
from doublesix.table.world import World

SECRET_BYTES = 32


def commit(world: World) -> ev.Committed:
    """Draw the secret of the next deal."""
    secret = world.random(SECRET_BYTES)
    return ev.Committed(secret=secret.hex(), commit=commit_to(secret))


def deal(table: Table) -> list[ev.Event]:
    """The next round, from the secret that was committed to and the salts that came."""
    assert table.match
    assert table.committed
    secret = bytes.fromhex(table.committed.secret)
    salts = [table.salts.get(seat.person, "") for seat in table.seats]
    return [deal_line(deal_fairly(table.match, secret, salts).round, secret, salts)]


def salt(table: Table, person: str, salt: str) -> list[ev.Event]:
    """A salt for the next deal; one a seat and round, the first counts."""
    seat = seat_of(table, person)
    if not SALT.fullmatch(salt):
        raise Refused(Refusal.BAD_SALT)
    if table.committed is None:
        return []  # the deal was faster
    still_in = table.match is None or seat in table.match.playing
    return [ev.Salted(person=person, salt=salt)] if still_in and person not in table.salts else []


def ready(table: Table, person: str, given: str, world: World) -> list[ev.Event]:
    """Somebody is ready for the next deal; it comes with the last of those who are here."""
    seat_of(table, person)
    if table.phase is Phase.PLAYING or person in table.ready:
        return []  # too late or twice: it is so already
    if table.phase is not Phase.BETWEEN:
        raise Refused(Refusal.NOT_RUNNING)
    events: list[ev.Event] = [*salt(table, person, given), ev.Readied(person=person)]
    for event in events:
        table = apply(table, event)
    return [*events, *deal_if_ready(table, world)]


def deal_if_ready(table: Table, world: World) -> list[ev.Event]:
    """T-7: the next deal, if all who are here and still in are ready; else nothing."""
    if table.phase is not Phase.BETWEEN or not table.match:
        return []
    still_in = {table.seats[seat].person for seat in table.match.playing} & table.staying
    waited_for = (still_in or table.staying) & set(world.present)
    return deal(table) if waited_for and waited_for <= table.ready else []
