"""A table as one person may see it, and its parts (docs/wire.md)."""

from __future__ import annotations

from typing import Literal

import msgspec

from doublesix.table.table import Access, Phase
from doublesix.wire.base import Out


class TileView(Out):
    """A tile of one's own hand and the places where it may go now (empty off turn)."""

    tile: str
    places: list[str]


class SeatView(Out):
    """A seat as everybody sees it. `passed`: the numbers this seat passed on in this round. `left`: they have left the
    match for good, and the table acts for them; they may `sit` again. `free_to_ask`: who has no seat may `knock`."""

    seat: int
    name: str
    bot: str | None
    side: int
    tiles: int
    passed: list[int]
    away: bool
    left: bool
    free_to_ask: bool
    ready: bool
    out: bool


class KnockView(Out):
    """Somebody without a seat who asks for this one."""

    seat: int
    name: str


class SideView(Out):
    """A seat or a team of seats, with its total."""

    side: int
    seats: list[int]
    total: int
    out: bool


class ChoiceView(Out):
    """An option of the game and the values it may take."""

    name: str
    value: int
    values: list[int]


class ChainView(Out):
    """The chain from left to right, each tile as it lies; `anchor` is the index of its opening tile."""

    tiles: list[tuple[int, int]]
    anchor: int
    ends: list[int]


class TrainView(Out):
    """A train: its place, its tiles from the engine outwards, its end. `seat` None: the mexican train."""

    place: str
    seat: int | None
    tiles: list[tuple[int, int]]
    end: int
    open: bool
    cover: bool


class TrainsView(Out):
    """The trains around their engine: a row for each seat, the mexican one last."""

    engine: int
    rows: list[TrainView]


class HandLeft(Out):
    """What was left in a hand when the round ended, and what it weighs in this game."""

    seat: int
    tiles: list[str]
    pips: int


class ResultView(Out):
    """How a round ended. `decided` names the rule that decided ("out", "lightest", "fewer", "last", "nobody", "own"),
    `last` the seat that played the last tile; `side` as in the record. `tie`: what sides held that were equal."""

    round: int
    reason: Literal["out", "blocked"]
    decided: str
    seat: int | None
    side: int | None
    last: int | None
    tie: int | None
    hands: list[HandLeft]
    scores: list[int]
    totals: list[int]
    eliminated: list[int]


class LikelyView(Out):
    """A number that a hand lacked before it drew: so many percent sure that it still does."""

    number: int
    percent: int


class KnownView(Out):
    """What the round has told everyone of a hand: the numbers that it surely lacks, and those that it likely does."""

    seat: int
    none: list[int]
    likely: list[LikelyView]


class ProofView(Out):
    """What one needs to check a deal: the commit of the coming or running round; secret and salts of the last one."""

    commit: str | None
    round: int | None
    secret: str | None
    salts: list[str]


class TableView(Out):
    """All that one person may see of a table. `draw` and `pass` are None where the act is legal, else the name of the
    reason why not; `start` and `sit` likewise. `start_count`: how many players are missing, or may sit. `hand` is None
    for who has no seat; `pips`: what it weighs in this game. `deadline`: when the turn ends, ms since 1970.
    `may_end`: for two minutes nobody of the other sides has been here, so that you may `end` the match. `sees`:
    whether what is played is shown at all; `watching`: as an onlooker. `watch`: the onlookers' code, where they may
    come. `knocks`: who asks for which seat; `may_grant`: that you may give it. `phrases`: what you may say.
    `known`: what the round has told everyone of the hands; None among people who play each other, and deduce for
    themselves. `hints`: who is to play may `ask` for one."""

    game: str
    code: str
    phase: Phase
    access: Access
    practice: bool
    you: int | None
    host: int | None
    capacity: int
    seats: list[SeatView]
    sides: list[SideView]
    teams: int
    options: list[ChoiceView]
    robots: list[str]
    start: str | None
    start_count: int | None
    sit: str | None
    round: int
    turn: int
    to_play: int | None
    deadline: int | None
    hand: list[TileView] | None
    pips: int
    playable: int
    draw: str | None
    pass_: str | None = msgspec.field(name="pass")
    boneyard: int | None
    drawn: int
    chain: ChainView | None
    trains: TrainsView | None
    result: ResultView | None
    winners: list[int] | None
    may_end: bool
    phrases: list[str]
    sees: bool
    watching: bool
    watch: str | None
    onlookers: list[str]
    knocks: list[KnockView]
    may_grant: bool
    proof: ProofView
    known: list[KnownView] | None
    hints: bool
