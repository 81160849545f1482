"""A table as one person may see it: the whole present, as the page draws it."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from doublesix.rules.actions import Draw, Pass, Play
from doublesix.rules.reasons import Reason
from doublesix.rules.round import why_not
from doublesix.rules.view import View, view
from doublesix.table.company import PHRASES
from doublesix.table.granting import who_grants
from doublesix.table.refusal import Refusal
from doublesix.table.table import Phase, Table
from doublesix.table.waiting import seats_wanted, why_not_sit, why_not_start
from doublesix.wire import messages as m
from doublesix.wire.around import Around, knock_views, option_views, seat_view, side_views
from doublesix.wire.boards import boneyard, chain_view, proof_view, result_view, trains_view
from doublesix.wire.known import shown_to_players


def sees(table: Table, person: str | None, watching: bool) -> bool:
    """Whether somebody may see what is played: who sits here, who looks on where that is allowed."""
    if watching:
        return table.onlookers
    return table.phase is Phase.WAITING or table.seat_of(person) is not None


def table_view(table: Table, code: str, person: str | None, around: Around) -> m.TableView:
    """Everything that `person` may know of the table."""
    you = None if around.watching else table.seat_of(person)
    may_see = sees(table, person, around.watching)
    table = table if may_see else _from_outside(table)
    plays = you is not None and person not in table.gone
    start = why_not_start(table, person)
    return m.TableView(
        game=table.game.name,
        code=(around.watch or "") if around.watching else code,
        phase=table.phase.value,
        access=table.access.value,
        practice=table.practice,
        you=you,
        host=table.seat_of(table.host),
        capacity=table.capacity,
        seats=[seat_view(table, seat, around) for seat in range(len(table.seats))],
        sides=side_views(table),
        teams=table.game.teams(table.options),
        options=option_views(table),
        robots=list(around.world.robots) if table.robots_allowed and table.phase is Phase.WAITING else [],
        start=_name(start),
        start_count=_count(table, start),
        sit=_name(Refusal.NOT_SEATED if around.watching else why_not_sit(table, person)),
        **_round(table, you, plays),
        result=result_view(table.last),
        winners=list(table.match.winners) if table.match and table.match.winners is not None else None,
        may_end=table.may_end and person in table.staying,
        phrases=list(PHRASES) if plays else [],
        sees=may_see,
        watching=around.watching,
        watch=around.watch if table.onlookers else None,
        onlookers=list(around.onlookers),
        knocks=knock_views(table, around) if you is not None else [],
        may_grant=person is not None and person == who_grants(table, around.world),
        proof=proof_view(table),
        known=shown_to_players(table),
        hints=table.hints,
    )


class _Round(TypedDict):
    """The fields of a view that the round under way fills."""

    round: int
    turn: int
    to_play: int | None
    deadline: int | None
    hand: list[m.TileView] | None
    playable: int
    draw: str | None
    pass_: str | None
    boneyard: int | None
    drawn: int
    chain: m.ChainView | None
    trains: m.TrainsView | None


def _round(table: Table, you: int | None, plays: bool) -> _Round:
    """What seat `you` sees of it; `plays`: whether they may act, too, and have not left (T-6)."""
    seen = view(table.round, you) if table.round else None
    legal = _plays(seen) if plays and table.running else []  # a match may be ended in the midst of a round (T-5)
    return _Round(
        round=seen.number if seen else 0,
        turn=table.turn,
        to_play=table.to_play,
        deadline=table.due.at if table.due and table.due.what in ("turn", "ready") else None,
        hand=None if you is None else _hand(seen, legal),
        playable=len({play.tile for play in legal}),
        draw=_why_not(table, you if plays else None, Draw()),
        pass_=_why_not(table, you if plays else None, Pass()),
        boneyard=boneyard(table.round),
        drawn=seen.drawn if seen else 0,
        chain=chain_view(seen),
        trains=trains_view(seen),
    )


def _from_outside(table: Table) -> Table:
    """All that a match is to who may not see it: that there is one, and who sits there."""
    played = replace(table, match=None, round=None, deal=None, last=None, events=(), turn=0)
    return replace(played, committed=None, salts={}, ready=frozenset(), due=None, may_end=False)


def _count(table: Table, why: Refusal | Reason | None) -> int | None:
    """How many players are missing before the start, or are too many."""
    count = seats_wanted(table, why).get("count") if why else None
    return count if isinstance(count, int) else None


def _name(why: object) -> str | None:
    return None if why is None else str(why)


def _plays(seen: View | None) -> list[Play]:
    return [action for action in seen.legal if isinstance(action, Play)] if seen else []


def _hand(seen: View | None, legal: list[Play]) -> list[m.TileView]:
    hand = seen.hand if seen else ()
    return [m.TileView(tile=str(tile), places=[play.place for play in legal if play.tile == tile]) for tile in hand]


def _why_not(table: Table, you: int | None, action: Draw | Pass) -> str | None:
    if you is None:
        return Refusal.NOT_SEATED.value
    if table.round is None or not table.running:
        return Refusal.NOT_RUNNING.value
    return _name(why_not(table.round, you, action))
