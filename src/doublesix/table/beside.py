"""What people do beside playing: canned phrases, another match at the same table, turning the seats, onlookers,
ending a match that the others have left."""

from __future__ import annotations

from doublesix.record import lines
from doublesix.table import dealing
from doublesix.table import events as ev
from doublesix.table.checks import only_host, only_waiting, seat_of
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Phase, Table
from doublesix.table.world import World

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thank-you",
    "one-moment",
    "sorry",
    "oops",
    "wow",
    "close-one",
    "your-turn",
    "again",
    "goodbye",
)
"""What may be said; catalogs word it as `phrase-<name>`."""


def say(table: Table, person: str, phrase: str) -> list[ev.Event]:
    """Say one of the phrases to the table."""
    seat_of(table, person)
    if phrase not in PHRASES:
        raise Refused(Refusal.UNKNOWN_PHRASE)
    return [ev.Said(person=person, phrase=phrase)]


def rematch(table: Table, person: str, world: World) -> list[ev.Event]:
    """Back to the waiting room with the same seats, options and code; whoever asks is ready for it."""
    seat_of(table, person)
    readied = ev.Readied(person=person)
    if table.phase is Phase.WAITING:
        return [] if person in table.ready else [readied]
    if table.phase is not Phase.OVER:
        raise Refused(Refusal.STILL_PLAYING)
    return [ev.Reopened(), dealing.commit(world), readied]


def turn_seats(table: Table, person: str) -> list[ev.Event]:
    """The host lets everybody but the first seat move on by one, so that others become partners."""
    only_host(table, person)
    only_waiting(table)
    return [ev.Turned()] if len(table.seats) > 2 else []


def let_watch(table: Table, person: str, on: bool) -> list[ev.Event]:
    """The host lets onlookers in, or not (off unless they do)."""
    only_host(table, person)
    only_waiting(table)
    return [] if table.onlookers == on else [ev.Watched(on=on)]


def end(table: Table, person: str) -> list[ev.Event]:
    """T-6: end the match, where for two minutes nobody of the other sides has been here."""
    seat_of(table, person)
    if not table.running:
        raise Refused(Refusal.NOT_RUNNING)
    if not table.may_end:
        raise Refused(Refusal.OTHERS_HERE)
    return [abandoned(table)]


def abandoned(table: Table) -> lines.End:
    """The end of a match that nobody wins."""
    assert table.match
    return lines.End(winners=[], totals=list(table.match.totals), reason="abandoned")
