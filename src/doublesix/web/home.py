"""What the home page shows: the games, one's own tables, the public ones."""

from __future__ import annotations

from doublesix.rules.ruleset import Game, Option
from doublesix.rules.variants import VARIANTS
from doublesix.store.log import Head
from doublesix.table.table import Access, Phase
from doublesix.web.glimpses import glance
from doublesix.web.house import OFFERED, House
from doublesix.web.keeping import asks_password
from doublesix.wire.home import GameView, HomeView, MeView, OfferView, PublicTable, YourTable

MOST = 20


async def home_of(house: House, person: str | None) -> HomeView:
    """The home page of one person."""
    yours = await house.store.tables_of(person, MOST) if person else []
    mine = [await _yours(house, head, person) for head in yours]
    waiting = await house.store.public(MOST) if house.keeping.lobby else []
    public = [await _public(house, head) for head in waiting]
    return HomeView(
        me=MeView(name=await house.people.name(person)),
        url=house.url,
        lobby=house.keeping.lobby,
        password=await asks_password(house, person),
        yours=[table for table in mine if table],
        public=[table for table in public if table],
        games=[_offer(game, house.keeping.lobby) for game in VARIANTS.values()],
    )


async def _yours(house: House, head: Head, person: str | None) -> YourTable | None:
    table = await glance(house, head)
    if table is None:
        return None
    names = await house.names(table.people)
    turn = table.to_play is not None and table.people[table.to_play] == person
    return YourTable(
        code=head.table,
        game=table.game,
        phase=table.phase,
        names=[names[one] for one in table.people],
        your_turn=turn,
        recorded=table.recorded,
    )


async def _public(house: House, head: Head) -> PublicTable | None:
    table = await glance(house, head)
    if table is None or table.phase is not Phase.WAITING:  # it has begun since the list was read
        return None
    names = await house.names(table.people)
    called = [names[one] for one in table.people]
    return PublicTable(code=head.table, game=table.game, names=called, capacity=table.capacity)


def _offer(game: Game, lobby: bool) -> GameView:
    access = [Access.INVITATION, *[Access.PUBLIC] * (lobby and not game.invitation_only), Access.SOLO]
    return GameView(
        game=game.name,
        min=game.players[0],
        max=game.players[-1],
        access=access,
        options=[_option(option) for option in game.options],
        robots=list(OFFERED),
        invitation_only=game.invitation_only,
        emblem=game.emblem,
    )


def _option(option: Option) -> OfferView:
    values, online = list(option.values), list(option.values_at(True))
    return OfferView(name=option.name, value=option.default, values=values, online=online)
