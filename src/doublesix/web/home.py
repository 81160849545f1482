"""What the home page shows: the games, one's own tables, the public ones."""

from __future__ import annotations

import msgspec

from doublesix.rules.ruleset import Game
from doublesix.rules.variants import VARIANTS
from doublesix.store.log import Head
from doublesix.table.table import Phase
from doublesix.web.glimpses import glance
from doublesix.web.house import OFFERED, House
from doublesix.web.keeping import asks_password

MOST = 20


class Choice(msgspec.Struct):
    """An option, the value without a choice, its values alone against robots and among several people."""

    name: str
    value: int
    values: list[int]
    online: list[int]


class GameOnOffer(msgspec.Struct):
    """A game that one may open a table for."""

    game: str
    min: int
    max: int
    access: list[str]
    options: list[Choice]
    robots: list[str]
    invitation_only: bool
    emblem: tuple[int, int]


class Yours(msgspec.Struct):
    """A table where one sits. `recorded`: its match is over, so that it has a record and a replay."""

    code: str
    game: str
    phase: str
    names: list[str]
    your_turn: bool
    recorded: bool


class Public(msgspec.Struct):
    """A table that waits for players and is open to everybody."""

    code: str
    game: str
    names: list[str]
    capacity: int


class Home(msgspec.Struct):
    """All of it. `lobby`: there may be public tables. `password`: opening a table asks this person for one."""

    me: dict[str, str | None]
    url: str
    lobby: bool
    password: bool
    yours: list[Yours]
    public: list[Public]
    games: list[GameOnOffer]


async def home_of(house: House, person: str | None) -> Home:
    """The home page of one person."""
    yours = await house.store.tables_of(person, MOST) if person else []
    mine = [await _yours(house, head, person) for head in yours]
    waiting = await house.store.public(MOST) if house.keeping.lobby else []
    public = [await _public(house, head) for head in waiting]
    return Home(
        me={"name": await house.people.name(person)},
        url=house.url,
        lobby=house.keeping.lobby,
        password=await asks_password(house, person),
        yours=[table for table in mine if table],
        public=[table for table in public if table],
        games=[_offer(game, house.keeping.lobby) for game in VARIANTS.values()],
    )


async def _yours(house: House, head: Head, person: str | None) -> Yours | None:
    table = await glance(house, head)
    if table is None:
        return None
    names = await house.names(table.people)
    turn = table.to_play is not None and table.people[table.to_play] == person
    called = [names[one] for one in table.people]
    return Yours(head.table, table.game, table.phase.value, called, turn, table.recorded)


async def _public(house: House, head: Head) -> Public | None:
    table = await glance(house, head)
    if table is None or table.phase is not Phase.WAITING:  # it has begun since the list was read
        return None
    names = await house.names(table.people)
    return Public(head.table, table.game, [names[one] for one in table.people], table.capacity)


def _offer(game: Game, lobby: bool) -> GameOnOffer:
    return GameOnOffer(
        game=game.name,
        min=game.players[0],
        max=game.players[-1],
        access=["invitation", *["public"] * (lobby and not game.invitation_only), "solo"],
        options=[Choice(o.name, o.default, list(o.values), list(o.values_at(True))) for o in game.options],
        robots=list(OFFERED),
        invitation_only=game.invitation_only,
        emblem=game.emblem,
    )
