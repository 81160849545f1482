"""Who is around a table, as one of them sees it: seats, sides, onlookers, and who asks for a seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from doublesix.table.granting import free_to_ask, who_asks
from doublesix.table.table import TURN_SECONDS, Table
from doublesix.table.world import World
from doublesix.wire import views


@dataclass(frozen=True, slots=True)
class Around:
    """What a table does not say by itself: names by id, the world, who looks on, the onlookers' code; and `watching`:
    whether the view is for one of them."""

    names: Mapping[str, str]
    world: World
    onlookers: tuple[str, ...] = ()
    watch: str | None = None
    watching: bool = False


def seat_view(table: Table, seat: int, around: Around) -> views.SeatView:
    """One seat."""
    who, r = table.seats[seat], table.round
    side = next(i for i, seats in enumerate(table.sides) if seat in seats)
    return views.SeatView(
        seat=seat,
        name=around.names[who.person],
        bot=who.bot,
        side=side,
        tiles=len(r.hands[seat]) if r else 0,
        passed=list(r.passed[seat]) if r else [],
        away=who.bot is None and who.person not in around.world.present,
        left=who.person in table.gone,
        free_to_ask=free_to_ask(table, seat, around.world),
        ready=who.bot is not None or who.person in table.ready,
        out=_out(table, side),
    )


def _out(table: Table, side: int) -> bool:
    return table.match is not None and side in table.match.eliminated


def side_views(table: Table) -> list[views.SideView]:
    """Every side with its total."""
    match = table.match
    return [
        views.SideView(
            side=side,
            seats=list(seats),
            total=match.totals[side] if match else 0,
            out=_out(table, side),
        )
        for side, seats in enumerate(table.sides)
    ]


def option_views(table: Table) -> list[views.ChoiceView]:
    """What may be chosen before a match, and what is."""
    choices = [
        views.ChoiceView(
            name=option.name, value=table.options[option.name], values=list(option.values_at(table.online))
        )
        for option in table.game.options
    ]
    seconds = views.ChoiceView(name=TURN_SECONDS, value=table.turn_s, values=sorted(table.game.turn_seconds))
    return [*choices, seconds] if table.online else choices


def knock_views(table: Table, around: Around) -> list[views.KnockView]:
    """Who asks for which seat that they may still have."""
    asking = [(seat, who_asks(table, seat, around.world)) for seat in sorted(table.knocks)]
    return [views.KnockView(seat=seat, name=around.names[person]) for seat, person in asking if person]
