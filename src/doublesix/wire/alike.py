"""What all who may see a table see alike: the greater part of each view, worked out once for all of them."""

from __future__ import annotations

from typing import TypedDict

from doublesix.rules.view import view
from doublesix.table.table import Access, Phase, Table
from doublesix.wire import views
from doublesix.wire.around import Around, option_views, seat_view, side_views
from doublesix.wire.boards import boneyard, chain_view, proof_view, result_view, trains_view
from doublesix.wire.known import shown_to_players


class Alike(TypedDict):
    """The fields of a view that are nobody's own."""

    game: str
    phase: Phase
    access: Access
    practice: bool
    host: int | None
    capacity: int
    seats: list[views.SeatView]
    sides: list[views.SideView]
    teams: int
    options: list[views.ChoiceView]
    robots: list[str]
    round: int
    turn: int
    to_play: int | None
    deadline: int | None
    boneyard: int | None
    drawn: int
    chain: views.ChainView | None
    trains: views.TrainsView | None
    result: views.ResultView | None
    winners: list[int] | None
    watch: str | None
    onlookers: list[str]
    proof: views.ProofView
    known: list[views.KnownView] | None
    hints: bool


def alike(table: Table, around: Around) -> Alike:
    """Everything of a view but what depends on whose it is."""
    seen = view(table.round, None) if table.round else None
    return Alike(
        game=table.game.name,
        phase=table.phase,
        access=table.access,
        practice=table.practice,
        host=table.seat_of(table.host),
        capacity=table.capacity,
        seats=[seat_view(table, seat, around) for seat in range(len(table.seats))],
        sides=side_views(table),
        teams=table.game.teams(table.options),
        options=option_views(table),
        robots=list(around.world.robots) if table.robots_allowed and table.phase is Phase.WAITING else [],
        round=seen.number if seen else 0,
        turn=table.turn,
        to_play=table.to_play,
        deadline=table.due.at if table.due and table.due.what in ("turn", "ready") else None,
        boneyard=boneyard(table.round),
        drawn=seen.drawn if seen else 0,
        chain=chain_view(seen),
        trains=trains_view(seen),
        result=result_view(table.last),
        winners=list(table.match.winners) if table.match and table.match.winners is not None else None,
        watch=around.watch if table.onlookers else None,
        onlookers=list(around.onlookers),
        proof=proof_view(table),
        known=shown_to_players(table),
        hints=table.hints,
    )


class Glance:
    """The last answer of `alike`, for as long as nothing of what it was made of changes."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._around: Around | None = None
        self._alike: Alike | None = None

    def alike(self, table: Table, around: Around) -> Alike:
        """As the function."""
        if self._alike is None or table is not self._table or not _same(around, self._around):
            self._table, self._around, self._alike = table, around, alike(table, around)
        return self._alike


def _same(around: Around, before: Around | None) -> bool:
    return (
        before is not None
        and around.world is before.world
        and around.names == before.names
        and (around.onlookers, around.watch) == (before.onlookers, before.watch)
    )
