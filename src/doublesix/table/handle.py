"""The way into a table: an intent becomes the events of one row, or a refusal. Nothing is changed here."""

from __future__ import annotations

from functools import reduce

from doublesix.table import acting, beside, dealing, granting, intents, waiting
from doublesix.table import events as ev
from doublesix.table.apply import apply, replay
from doublesix.table.follow import clocked
from doublesix.table.table import Table
from doublesix.table.world import World


def open_with(opened: ev.Opened, host: str, robots: list[str], world: World) -> list[ev.Event]:
    """The first row of a table: opened, its host seated and any robots, the first secret drawn."""
    row: list[ev.Event] = [opened, ev.Sat(person=host)]
    table = replay(row)
    for bot in robots:
        seated = waiting.seat_robot(table, host, bot, world)
        table = reduce(apply, seated, table)
        row += seated
    return [*row, dealing.commit(world)]


def handle(table: Table, person: str, intent: intents.AnyIntent, turn: int | None, world: World) -> list[ev.Event]:
    """What comes of it, in order, with what it means for the clocks; none if it is so already. Raise Refused."""
    events = _handle(table, person, intent, turn, world)
    return clocked(table, events, world) if events else []


def _handle(table: Table, person: str, intent: intents.AnyIntent, turn: int | None, world: World) -> list[ev.Event]:
    if isinstance(intent, intents.Act):
        return acting.act(table, person, intent, turn, world)
    if isinstance(intent, intents.Beside):
        return _beside(table, person, intent, world)
    return _arrange(table, person, intent, world)


def _arrange(table: Table, person: str, intent: intents.Arrange, world: World) -> list[ev.Event]:
    match intent:
        case intents.Sit(bot=bot):
            return _sit(table, person, bot, world)
        case intents.Leave():
            return waiting.leave(table, person, world)
        case intents.Remove(seat=seat):
            return waiting.remove(table, person, seat)
        case intents.Option(name=name, value=value):
            return waiting.choose(table, person, name, value)
        case intents.Start():
            return waiting.start(table, person, world)
        case intents.Salt(salt=salt):
            return dealing.salt(table, person, salt)
        case intents.Ready(salt=salt):
            return dealing.ready(table, person, salt, world)


def _sit(table: Table, person: str, bot: str | None, world: World) -> list[ev.Event]:
    if bot is not None:
        return waiting.seat_robot(table, person, bot, world)
    return waiting.sit_as_robot(table, person, world.asker) if world.asker else waiting.sit(table, person)


def _beside(table: Table, person: str, intent: intents.Beside, world: World) -> list[ev.Event]:
    match intent:
        case intents.Say(phrase=phrase):
            return beside.say(table, person, phrase)
        case intents.Rematch():
            return beside.rematch(table, person, world)
        case intents.Rotate():
            return beside.turn_seats(table, person)
        case intents.Knock(seat=seat):
            return granting.knock(table, person, seat, world)
        case intents.Grant(seat=seat):
            return granting.grant(table, person, seat, world)
        case intents.Watch(on=on):
            return beside.let_watch(table, person, on)
        case intents.End():
            return beside.end(table, person)
