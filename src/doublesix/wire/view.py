"""A table as one person may see it: the whole present, as the page draws it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from doublesix.rules.actions import Draw, Pass, Play
from doublesix.rules.chain import Chain
from doublesix.rules.round import why_not
from doublesix.rules.trains import MEXICAN, Trains
from doublesix.rules.view import View, view
from doublesix.table.refusal import Refusal
from doublesix.table.table import TURN_SECONDS, Finished, Phase, Table
from doublesix.table.waiting import why_not_sit, why_not_start
from doublesix.wire import messages as m


def table_view(
    table: Table,
    code: str,
    person: str | None,
    names: Mapping[str, str],
    present: Collection[str],
    robots: Sequence[str],
) -> m.TableView:
    """Everything that `person` may know of the table. `names` by id; `present`: the ids of who is here."""
    you = table.seat_of(person)
    seen = view(table.round, you) if table.round else None
    return m.TableView(
        game=table.game.name,
        code=code,
        phase=table.phase.value,
        access=table.access.value,
        practice=table.practice,
        you=you,
        host=table.seat_of(table.host),
        capacity=table.capacity,
        seats=[_seat(table, seat, names, present) for seat in range(len(table.seats))],
        sides=_sides(table),
        teams=table.game.teams(table.options),
        options=_options(table),
        robots=list(robots) if table.robots_allowed and table.phase is Phase.WAITING else [],
        start=_name(why_not_start(table, person)),
        sit=_name(why_not_sit(table, person)),
        round=seen.number if seen else 0,
        turn=table.turn,
        to_play=table.to_play,
        deadline=table.due.at if table.due and table.due.what in ("turn", "ready") else None,
        hand=None if you is None else _hand(seen),
        playable=len({play.tile for play in _plays(seen)}),
        draw=_why_not(table, you, Draw()),
        pass_=_why_not(table, you, Pass()),
        boneyard=seen.boneyard if seen else 0,
        drawn=seen.drawn if seen else 0,
        chain=_chain(seen),
        trains=_trains(seen),
        result=_result(table.last),
        winners=list(table.match.winners) if table.match and table.match.winners is not None else None,
        may_end=table.may_end and person in table.staying,
        proof=_proof(table),
    )


def _name(why: object) -> str | None:
    return None if why is None else str(why)


def _seat(table: Table, seat: int, names: Mapping[str, str], present: Collection[str]) -> m.SeatView:
    who, r = table.seats[seat], table.round
    side = next(i for i, seats in enumerate(table.sides) if seat in seats)
    return m.SeatView(
        seat=seat,
        name=names[who.person],
        bot=who.bot,
        side=side,
        tiles=len(r.hands[seat]) if r else 0,
        passed=list(r.passed[seat]) if r else [],
        away=who.bot is None and who.person not in present,
        left=who.person in table.gone,
        ready=who.bot is not None or who.person in table.ready,
        out=_out(table, side),
    )


def _out(table: Table, side: int) -> bool:
    return table.match is not None and side in table.match.eliminated


def _sides(table: Table) -> list[m.SideView]:
    match = table.match
    return [
        m.SideView(
            side=side,
            seats=list(seats),
            total=match.totals[side] if match else 0,
            out=_out(table, side),
        )
        for side, seats in enumerate(table.sides)
    ]


def _options(table: Table) -> list[m.ChoiceView]:
    choices = [
        m.ChoiceView(name=option.name, value=table.options[option.name], values=list(option.values_at(table.online)))
        for option in table.game.options
    ]
    seconds = m.ChoiceView(name=TURN_SECONDS, value=table.turn_s, values=sorted(table.game.turn_seconds))
    return [*choices, seconds] if table.online else choices


def _plays(seen: View | None) -> list[Play]:
    return [action for action in seen.legal if isinstance(action, Play)] if seen else []


def _hand(seen: View | None) -> list[m.TileView]:
    if seen is None:
        return []
    places = {t: [play.place for play in _plays(seen) if play.tile == t] for t in seen.hand}
    return [m.TileView(tile=str(t), places=places[t]) for t in seen.hand]


def _why_not(table: Table, you: int | None, action: Draw | Pass) -> str | None:
    if you is None:
        return Refusal.NOT_SEATED.value
    if table.round is None:
        return Refusal.NOT_RUNNING.value
    return _name(why_not(table.round, you, action))


def _chain(seen: View | None) -> m.ChainView | None:
    if seen is None or not isinstance(seen.board, Chain):
        return None
    ends = [end.number for end in seen.board.ends(0) if end.number is not None]
    return m.ChainView(tiles=list(seen.board.tiles), anchor=seen.board.anchor, ends=ends)


def _trains(seen: View | None) -> m.TrainsView | None:
    if seen is None or not isinstance(seen.board, Trains):
        return None
    board = seen.board
    rows = [
        m.TrainView(
            place=place,
            seat=None if place == MEXICAN else row,
            tiles=list(train.tiles),
            end=train.end,
            open=train.open,
            cover=board.cover == place,
        )
        for row, (place, train) in enumerate(zip(board.places, board.rows, strict=True))
    ]
    return m.TrainsView(engine=board.engine, rows=rows)


def _result(last: Finished | None) -> m.ResultView | None:
    if last is None:
        return None
    end, settled = last.end, last.settled
    return m.ResultView(
        round=last.round.number,
        reason="blocked" if end.out is None else "out",
        decided=settled.score.decided.value,
        seat=end.out,
        side=settled.score.side,
        last=end.last,
        hands=[
            m.HandLeft(seat=seat, tiles=[str(t) for t in hand], pips=end.weights[seat])
            for seat, hand in enumerate(end.hands)
        ],
        scores=list(settled.score.points),
        totals=list(settled.match.totals),
        eliminated=list(settled.eliminated),
    )


def _proof(table: Table) -> m.ProofView:
    """What was promised for the coming or running deal, and all that proves the last one that is over."""
    running = table.deal.shuffle.commit if table.deal and table.phase is Phase.PLAYING else None
    commit = table.committed.commit if table.committed else running
    shuffle = table.last.deal.shuffle if table.last else None
    return m.ProofView(
        commit=commit,
        round=table.last.deal.round if table.last else None,
        secret=shuffle.secret if shuffle else None,
        salts=list(shuffle.salts) if shuffle else [],
    )
