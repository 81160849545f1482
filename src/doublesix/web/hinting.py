"""Hints at a table: thought out beside it, so that nobody waits."""

from __future__ import annotations

from doublesix.bots.advice import advise
from doublesix.bots.robot import look
from doublesix.phrase.facts import Company
from doublesix.phrase.say import reason
from doublesix.phrase.weigh import Weigher
from doublesix.rules.reasons import Reason
from doublesix.table.refusal import Refusal
from doublesix.table.table import Table
from doublesix.web.command import ID
from doublesix.web.house import House
from doublesix.web.room import Room
from doublesix.web.thinking import thought
from doublesix.wire.hint import hint
from doublesix.wire.messages import Ask, Hint, Nack


async def hinted(house: House, room: Room, person: str | None, ask: Ask, lang: str) -> Hint | Nack:
    """The hint that this person asks for, or why there is none."""
    table = room.table
    why = Refusal.MALFORMED if not ID.fullmatch(ask.c) else why_not(table, person, ask.turn)
    if why:
        return refused(ask, why, lang)
    assert table.match
    assert table.round
    seen = look(table.match, table.round, table.round.turn, table.options, table.events)
    advice = await thought(advise, seen, house.outside.random(16))
    names = await house.names(room.ledger.ids, lang)
    company = Company(tuple(names[seat.person] for seat in table.seats), table.sides, table.game.name)
    return hint(ask.c, seen, advice, Weigher(lang, company, seen.seat))


def refused(ask: Ask, why: str, lang: str) -> Nack:
    """That there is no hint, in words."""
    return Nack(c=ask.c[:64], why=why, rule="P-11", text=reason(lang, why))


def why_not(table: Table, person: str | None, turn: int) -> Refusal | Reason | None:
    """Why this person gets no hint now."""
    if not table.hints:
        return Refusal.NO_HINTS
    seat = table.seat_of(person)
    if seat is None:
        return Refusal.NOT_SEATED
    if table.to_play is None:
        return Refusal.NOT_RUNNING
    if seat != table.to_play:
        return Reason.NOT_YOUR_TURN
    return None if turn == table.turn else Refusal.TURN_OVER
