"""A command, answered: over a socket, and over plain HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterable

from doublesix.phrase.say import reason
from doublesix.store.log import StoreError
from doublesix.table import intents
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Seat
from doublesix.web.house import House
from doublesix.web.names import alike
from doublesix.web.people import is_robot
from doublesix.web.room import Room
from doublesix.wire.messages import Ack, Act, Nack

ID = re.compile(r"[!-~]{16,64}")
"""What the id of a command may be: visible ASCII."""


async def command(house: House, room: Room, person: str, act: Act, lang: str) -> Ack | Nack:
    """Do what `person` asks of the table, or say in words why not."""
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
    match act.do:
        case intents.Sit(bot=None):
            async with house.naming:
                return await _sit(house, room, person, act, room.table.seats)
        case intents.Knock(seat=asked):
            async with house.naming:
                return await _sit(house, room, person, act, _others(room, asked))
        case intents.Grant(seat=asked):
            async with house.naming:
                await _still_told_apart(house, room, asked)
                return await room.command(person, act.do, act.turn, act.c)
        case intents.Watch(on=True):
            await house.let_watch(room.code)
            return await room.command(person, act.do, act.turn, act.c)
        case _:
            return await room.command(person, act.do, act.turn, act.c)


async def _sit(house: House, room: Room, person: str, act: Act, others: Iterable[Seat]) -> int:
    """Sit down, or ask for a seat, unless one's name could be taken for that of somebody else there (X03)."""
    names = await house.names({person, *(seat.person for seat in others)})
    name = names.pop(person)
    if alike(name, names.values()):
        raise Refused(Refusal.SAME_NAME)
    return await room.command(person, act.do, act.turn, act.c, bot=name if is_robot(person) else None)


async def _still_told_apart(house: House, room: Room, asked: int) -> None:
    """Who asked for a seat may have taken another name since (X03)."""
    knock = room.table.knocks.get(asked)
    if knock:
        names = await house.names({knock.person, *(seat.person for seat in _others(room, asked))})
        if alike(names.pop(knock.person), names.values()):
            raise Refused(Refusal.SAME_NAME)


def _others(room: Room, seat: int) -> list[Seat]:
    return [other for place, other in enumerate(room.table.seats) if place != seat]


async def _named(house: House, room: Room, refused: Refused, lang: str) -> dict[str, str | int]:
    args = dict(refused.args_of_text)
    if "seat" in args:
        names = await house.names(room.ids, lang)
        args["name"] = names[room.table.seats[int(args.pop("seat"))].person]
    return args
