"""What several intents ask of who makes them."""

from __future__ import annotations

from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Phase, Table


def seat_of(table: Table, person: str) -> int:
    """The seat of a person; raise Refused if they have none or have left it (T-6)."""
    seat = table.seat_of(person)
    if seat is None or person in table.gone:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def only_host(table: Table, person: str) -> None:
    """Raise Refused for anybody but the host."""
    if person != table.host:
        raise Refused(Refusal.NOT_HOST)


def only_waiting(table: Table) -> None:
    """Raise Refused once the match has begun."""
    if table.phase is not Phase.WAITING:
        raise Refused(Refusal.ALREADY_STARTED)
