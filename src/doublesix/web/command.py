"""A command, answered: over a socket, and over plain HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import nullcontext

from doublesix.phrase.say import reason
from doublesix.store.log import StoreError
from doublesix.table import intents
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Seat
from doublesix.web.counting import count
from doublesix.web.house import House
from doublesix.web.meters import REFUSED
from doublesix.web.names import alike
from doublesix.web.people import is_robot
from doublesix.web.room import Room
from doublesix.wire.messages import Ack, Act, Nack

ID = re.compile(r"[!-~]{16,64}")
"""What the id of a command may be: visible ASCII."""
MOVES_ON = intents.Act | intents.Ready
"""What the game itself paces: done once a turn or a round, it counts neither as a message nor as a change."""
SITS = intents.Sit | intents.Knock | intents.Grant
"""What may bring a name to a table."""


async def command(house: House, room: Room, person: str, act: Act, lang: str) -> Ack | Nack:
    """Do what `person` asks of the table, or say in words why not."""
    before, counted = room.version, not isinstance(act.do, MOVES_ON)
    if counted and not house.gate.may_change(room.code, person):
        answer: Ack | Nack = Nack(c=act.c[:64], why="too-fast", rule="", text=reason(lang, "too-fast"))
    else:
        answer = await _answer(house, room, person, act, lang)
        if counted and not (isinstance(answer, Ack) and answer.v > before):
            house.gate.changed_nothing(room.code, person)
    if isinstance(answer, Nack):
        REFUSED.labels(answer.why).inc()
    elif answer.v > before:
        by = "robot" if is_robot(person) else "person"
        count(act.do, room.code, answer.v, room.table.seat_of(person), by)
    return answer


async def _answer(house: House, room: Room, person: str, act: Act, lang: str) -> Ack | Nack:
    if not ID.fullmatch(act.c):
        return Nack(c=act.c[:64], why="malformed", rule="S-6", text=reason(lang, "malformed"))
    try:
        return Ack(c=act.c, v=await _do(house, room, person, act))
    except Refused as refused:
        args = await _named(house, room, refused, lang)
        return Nack(c=act.c, why=refused.why, rule=refused.rule, text=reason(lang, refused.why, **args))
    except StoreError:
        return Nack(c=act.c, why="not-kept", rule="", text=reason(lang, "not-kept"))


async def _do(house: House, room: Room, person: str, act: Act) -> int:
    bot = await house.people.name(person) if is_robot(person) else None
    async with house.naming if isinstance(act.do, SITS) else nullcontext():
        return await room.command(person, act.do, act.turn, act.c, bot, lambda: _first(house, room, person, act.do))


async def _first(house: House, room: Room, person: str, wish: intents.AnyIntent) -> None:
    """Before each try: names may be taken for one another (X03), a link must lead somewhere."""
    match wish:
        case intents.Sit(bot=None):
            await _told_apart(house, person, room.table.seats)
        case intents.Knock(seat=asked):
            await _told_apart(house, person, _others(room, asked))
        case intents.Grant(seat=asked) if knock := room.table.knocks.get(asked):  # who may have another name since
            await _told_apart(house, knock.person, _others(room, asked))
        case intents.Watch(on=True):
            await house.let_watch(room.code)


async def _told_apart(house: House, person: str, others: Iterable[Seat]) -> None:
    """Refuse a name that could be taken for that of somebody else there."""
    names = await house.names({person, *(seat.person for seat in others)})
    if alike(names.pop(person), names.values()):
        raise Refused(Refusal.SAME_NAME)


def _others(room: Room, seat: int) -> list[Seat]:
    return [other for place, other in enumerate(room.table.seats) if place != seat]


async def _named(house: House, room: Room, refused: Refused, lang: str) -> dict[str, str | int]:
    args = dict(refused.args_of_text)
    if "seat" in args:
        names = await house.names(room.ledger.ids, lang)
        args["name"] = names[room.table.seats[int(args.pop("seat"))].person]
    return args
