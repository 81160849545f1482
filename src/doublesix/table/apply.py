"""What an event makes of a table. Replay is this and nothing else: it never judges again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from msgspec import structs

from doublesix.record import lines, notation
from doublesix.rules.match import Settled, begin, deal, ended
from doublesix.rules.round import apply as play_on
from doublesix.rules.scoring import Decided, Score
from doublesix.rules.variants import VARIANTS
from doublesix.table import events as ev
from doublesix.table.table import TURN_SECONDS, Access, Finished, Phase, Seat, Table


def replay(log: Iterable[ev.Event]) -> Table:
    """The table that a log makes; its first event is Opened."""
    events = iter(log)
    opened = next(events)
    assert isinstance(opened, ev.Opened)
    return reduce(apply, events, open_table(opened))


def open_table(opened: ev.Opened) -> Table:
    """A table that nobody sits at yet."""
    game, access = VARIANTS[opened.rules], Access(opened.access)
    return Table(game, opened.options, access, opened.practice, opened.turn_s, hints=opened.hints)


def apply(table: Table, event: ev.Event) -> Table:
    """The table once this has happened."""
    if isinstance(event, lines.TableLine):
        return _line(table, event)
    if isinstance(event, ev.Timed):
        return _timed(table, event)
    if isinstance(event, ev.Absent):
        return _absent(table, event)
    if isinstance(event, ev.Beside):
        return _beside(table, event)
    if isinstance(event, ev.Judged):
        return structs.replace(table, judged=Decided(event.decided))
    return _arranged(table, event)


def _line(table: Table, event: lines.TableLine) -> Table:
    match event:
        case lines.Deal():
            return _dealt(table, event)
        case lines.Play() | lines.Draw() | lines.Pass():
            return _acted(table, event)
        case lines.Round():
            return _settled(table, event)
        case lines.End():
            return _ended(table, event)


def _beside(table: Table, event: ev.Beside) -> Table:
    match event:
        case ev.Said():
            return table
        case ev.Reopened():
            return _reopened(table)
        case ev.Turned():
            return _turned(table)
        case ev.Knocked(seat=seat):
            return structs.replace(table, knocks={**table.knocks, seat: event})
        case ev.Given(person=person, seat=seat):
            return _given(table, person, seat)
        case ev.Watched(on=on):
            return structs.replace(table, onlookers=on)


def _turned(table: Table) -> Table:
    """In teams the circle goes along the first seat of each and back by all the others: a plain one would never make
    partners of some."""
    count, teams = len(table.seats), table.game.teams(table.options) or len(table.seats)
    circle = [*range(1, teams), *reversed(range(teams, count))]
    seats = dict(enumerate(table.seats))
    seats |= {to: table.seats[seat] for to, seat in zip(circle, [*circle[1:], *circle[:1]], strict=True)}
    return structs.replace(table, seats=tuple(seats.values()))


def _given(table: Table, person: str, seat: int) -> Table:
    """Hand, turn and duties stay with the seat; who had it before has none."""
    before = table.seats[seat].person
    seats = (*table.seats[:seat], Seat(person), *table.seats[seat + 1 :])
    knocks = {at: knock for at, knock in table.knocks.items() if knock.person != person and at != seat}
    host = person if table.host == before else table.host
    return structs.replace(table, seats=seats, knocks=knocks, host=host, gone=table.gone - {before})


def _reopened(table: Table) -> Table:
    """A waiting room with those who have not left, and nothing of the match that is over (S31)."""
    fresh = Table(table.game, table.options, table.access, table.practice, table.turn_s)
    seats = tuple(seat for seat in table.seats if seat.person not in table.gone)
    heir = next((seat.person for seat in seats if not seat.bot), "")
    host = heir if table.host in table.gone else table.host
    return structs.replace(fresh, seats=seats, host=host, turn=table.turn, onlookers=table.onlookers)


def _absent(table: Table, event: ev.Absent) -> Table:
    match event:
        case ev.Gone(person=person):
            return structs.replace(table, gone=table.gone | {person})
        case ev.Back(person=person):
            return structs.replace(table, gone=table.gone - {person})
        case ev.Alone(since=since):
            return structs.replace(table, alone=since, may_end=False)
        case ev.Deserted():
            return structs.replace(table, may_end=True)


def _arranged(table: Table, event: ev.Arranged) -> Table:
    match event:
        case ev.Opened():
            return open_table(event)
        case ev.Sat(person=person, bot=bot):
            return structs.replace(table, seats=(*table.seats, Seat(person, bot)), host=table.host or person)
        case ev.Left():
            return _left(table, event.person)
        case ev.Host(person=person):
            due = None if table.due and table.due.what == "host" else table.due
            return structs.replace(table, host=person, due=due)
        case ev.Chosen(name=name, value=value):
            return _chosen(table, name, value)
        case ev.Committed():
            return structs.replace(table, committed=event, salts={}, ready=frozenset())
        case ev.Salted(person=person, salt=salt):
            return structs.replace(table, salts={**table.salts, person: salt})
        case ev.Readied(person=person):
            return structs.replace(table, ready=table.ready | {person})
        case ev.Started():
            rules = table.game.ruleset(table.options, len(table.seats))
            return structs.replace(table, started=event, match=begin(rules, len(table.seats)))


def _timed(table: Table, event: ev.Timed) -> Table:
    match event:
        case ev.Due():
            return structs.replace(table, due=event)
        case ev.Stood():
            return structs.replace(table, still=event, due=None, alone=None, may_end=False)
        case ev.Resumed(at=at):
            return structs.replace(table, still=None, due=_later(table, at))
        case ev.Closed():
            return structs.replace(table, phase=Phase.OVER, due=None, still=None)


def _chosen(table: Table, name: str, value: int) -> Table:
    if name == TURN_SECONDS:
        return structs.replace(table, turn_s=value)
    return structs.replace(table, options={**table.options, name: value})


def _left(table: Table, person: str) -> Table:
    seats = tuple(seat for seat in table.seats if seat.person != person)
    salts = {who: salt for who, salt in table.salts.items() if who != person}
    return structs.replace(table, seats=seats, salts=salts, ready=table.ready - {person})


def _later(table: Table, at: int | None) -> ev.Due | None:
    if at is None:
        return None
    return ev.Due(what="ready" if table.phase is Phase.BETWEEN else "turn", at=at)


def _dealt(table: Table, line: lines.Deal) -> Table:
    assert table.match
    dealt = deal(table.match, notation.deck_of(line))
    assert dealt
    dealt = dealt._replace(turn=line.turn, opener=line.turn, last=line.turn)
    return structs.replace(
        table,
        phase=Phase.PLAYING,
        due=None,
        turn=table.turn + 1,
        committed=None,
        salts={},
        ready=frozenset(),
        round=dealt,
        deal=line,
        events=(),
    )


def _acted(table: Table, line: lines.ActLine) -> Table:
    assert table.round
    after, events = play_on(table.round, notation.action_of(line))
    due = table.due if after.turn == table.round.turn else None
    return structs.replace(table, turn=table.turn + 1, round=after, events=(*table.events, *events), due=due)


def _settled(table: Table, line: lines.Round) -> Table:
    """What the round came to, as it was judged then: a rule that is mended later changes no match of before."""
    assert table.match
    assert table.round
    assert table.deal
    assert table.judged
    out = tuple(line.eliminated or ())
    match = replace(
        table.match,
        totals=tuple(line.totals),
        eliminated=table.match.eliminated | frozenset(out),
        rounds=line.round,
        opener=table.round.opener,
    )
    settled = Settled(match, Score(tuple(line.scores), line.side, table.judged), out)
    last = Finished(table.deal, table.round, ended(table.match, table.round), settled)
    return structs.replace(table, phase=Phase.BETWEEN, turn=table.turn + 1, match=match, last=last, due=None)


def _ended(table: Table, line: lines.End) -> Table:
    assert table.match
    match = replace(table.match, winners=None if line.reason else tuple(line.winners))
    return structs.replace(table, phase=Phase.OVER, match=match, due=None, still=None, alone=None, may_end=False)
