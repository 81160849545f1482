"""A table as one person may see it: the whole present, as the page draws it."""

from __future__ import annotations

from msgspec.structs import replace

from doublesix.rules.actions import Draw, Pass, Play
from doublesix.rules.reasons import Reason
from doublesix.rules.round import why_not
from doublesix.rules.tiles import Tile
from doublesix.rules.view import view
from doublesix.table.beside import PHRASES
from doublesix.table.granting import who_grants
from doublesix.table.refusal import Refusal
from doublesix.table.table import Phase, Table
from doublesix.table.waiting import seats_wanted, why_not_sit, why_not_start
from doublesix.wire import views
from doublesix.wire.alike import Glance, alike
from doublesix.wire.around import Around, knock_views


def sees(table: Table, person: str | None, watching: bool) -> bool:
    """Whether somebody may see what is played: who sits here, who looks on where that is allowed."""
    if watching:
        return table.onlookers
    return table.phase is Phase.WAITING or table.seat_of(person) is not None


def table_view(
    table: Table, code: str, person: str | None, around: Around, glance: Glance | None = None
) -> views.TableView:
    """Everything that `person` may know of the table. `glance`: keeps what others who look now see alike."""
    you = None if around.watching else table.seat_of(person)
    may_see = sees(table, person, around.watching)
    table = table if may_see else _from_outside(table)
    common = glance.alike(table, around) if glance and may_see else alike(table, around)
    plays = you is not None and person not in table.gone
    start = why_not_start(table, person)
    hand, playable = _hand(table, you, plays)
    return views.TableView(
        **common,
        code=(around.watch or "") if around.watching else code,
        you=you,
        start=_name(start),
        start_count=_count(table, start),
        sit=_name(Refusal.NOT_SEATED if around.watching else why_not_sit(table, person)),
        hand=hand,
        pips=_pips(table, you),
        playable=playable,
        draw=_why_not(table, you if plays else None, Draw()),
        pass_=_why_not(table, you if plays else None, Pass()),
        may_end=table.may_end and person in table.staying,
        phrases=list(PHRASES) if plays else [],
        sees=may_see,
        watching=around.watching,
        knocks=knock_views(table, around) if you is not None else [],
        may_grant=person is not None and person == who_grants(table, around.world),
    )


def _hand(table: Table, you: int | None, plays: bool) -> tuple[list[views.TileView] | None, int]:
    """The hand of seat `you` with where each tile can be laid, and how many tiles can. `plays`: whether they may act,
    too, and have not left (T-6)."""
    if you is None:
        return None, 0
    seen = view(table.round, you) if table.round else None
    places = dict[Tile, list[str]]()
    if seen and plays and table.running:  # a match may be ended in the midst of a round (T-5)
        for action in seen.legal:
            if isinstance(action, Play):
                places.setdefault(action.tile, []).append(action.place)
    hand = seen.hand if seen else ()
    return [views.TileView(tile=str(tile), places=places.get(tile, [])) for tile in hand], len(places)


def _pips(table: Table, you: int | None) -> int:
    """What the hand of seat `you` weighs in this game."""
    if you is None or table.match is None or table.round is None:
        return 0
    return sum(map(table.match.rules.weigh, table.round.hands[you]))


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


def _why_not(table: Table, you: int | None, action: Draw | Pass) -> str | None:
    if you is None:
        return Refusal.NOT_SEATED.value
    if table.round is None or not table.running:
        return Refusal.NOT_RUNNING.value
    return _name(why_not(table.round, you, action))
