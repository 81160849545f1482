"""What the page and the house tell each other by plain HTTP: the home page, names, new tables, devices."""

from __future__ import annotations

from doublesix.table.table import Access, Phase
from doublesix.wire.base import Out, Strict

# --- in ------------------------------------------------------------------------------------


class Me(Strict):
    """What somebody is to be called."""

    name: str
    lang: str = "en"


class NewTable(Strict):
    """A table that somebody wants to open. `options` that are not named have their defaults; `password`: that of the
    house, where it asks for one."""

    game: str
    options: dict[str, int] = {}
    access: Access = Access.INVITATION
    practice: bool = False
    robots: list[str] = []
    password: str = ""
    hints: bool = False


class LinkToken(Strict):
    """What the link carries that makes a browser the person who made it."""

    token: str


# --- out -----------------------------------------------------------------------------------


class MeView(Out):
    """Who asks. `name`: None, if they have none yet."""

    name: str | None


class YourTable(Out):
    """A table where one sits. `recorded`: its match is over, so that it has a record and a replay."""

    code: str
    game: str
    phase: Phase
    names: list[str]
    your_turn: bool
    recorded: bool


class PublicTable(Out):
    """A table that waits for players and is open to everybody."""

    code: str
    game: str
    names: list[str]
    capacity: int


class OfferView(Out):
    """An option, its value without a choice, its `values` alone against robots, and `online` among several people."""

    name: str
    value: int
    values: list[int]
    online: list[int]


class GameView(Out):
    """A game that one may open a table for, by so many players. `invitation_only`: only for those who have the code,
    and robots sit at its practice tables alone. `emblem`: the tile that it is known by."""

    game: str
    min: int
    max: int
    access: list[Access]
    options: list[OfferView]
    robots: list[str]
    invitation_only: bool
    emblem: tuple[int, int]


class HomeView(Out):
    """What the home page shows. `url`: by which others reach the house; `lobby`: there may be public tables;
    `password`: opening a table asks this person for one."""

    me: MeView
    url: str
    lobby: bool
    password: bool
    yours: list[YourTable]
    public: list[PublicTable]
    games: list[GameView]


class DeviceView(Out):
    """A browser of one's own. `label`: what it said it is; `seen`: when last, ms since 1970; `here`: the one that
    asks."""

    id: str
    label: str
    seen: int
    here: bool
