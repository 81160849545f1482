"""From a table's events to facts that can be told: who may hear what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from doublesix.phrase.facts import Fact
from doublesix.phrase.say import Arg
from doublesix.record import lines
from doublesix.rules import events as happened
from doublesix.rules.actions import Draw
from doublesix.rules.round import Round, legal, plays
from doublesix.table import events as ev
from doublesix.table.table import Phase, Table

Args = dict[str, Arg]


class Told(msgspec.Struct, frozen=True, gc=False):
    """A fact and who may hear it: everybody, `only` one seat, or all `but` one. `quiet`: for the log only."""

    fact: Fact
    only: int | None = None
    but: int | None = None
    urgent: bool = False
    quiet: bool = False

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat may hear it (None: an onlooker)."""
        return (self.only is None or self.only == seat) and (self.but is None or self.but != seat)


def told(before: Table, event: ev.Event, after: Table) -> list[Told]:
    """What there is to tell of one event. Every kind has its case, so that none is silent by oversight."""
    if isinstance(event, lines.TableLine):
        return _line(before, event, after)
    if isinstance(event, ev.Absent):
        return _absent(event, after)
    if isinstance(event, ev.Beside):
        return [_beside(event, after)]
    if isinstance(event, ev.Timed | ev.Judged):
        return []
    return _arranged(before, event, after)


def _arranged(before: Table, event: ev.Arranged, after: Table) -> list[Told]:
    match event:
        case ev.Sat(person=person):
            return [Told(Fact("sat", after.seat_of(person)))]
        case ev.Left(person=person, removed=removed):
            return [Told(Fact("removed" if removed else "left", before.seat_of(person)))]
        case ev.Host(person=person):
            return [Told(Fact("host", after.seat_of(person)))] if person else []
        case ev.Chosen(name=name, value=value):
            return [Told(Fact("option", args={"option": name, "value": value}))]
        case ev.Readied(person=person):
            return [Told(Fact("ready", after.seat_of(person)))]
        case ev.Started():
            return [Told(Fact("started")), *([Told(Fact("hints"))] if after.hints else [])]
        case ev.Opened() | ev.Committed() | ev.Salted():
            return []


def _line(before: Table, event: lines.TableLine, after: Table) -> list[Told]:
    match event:
        case lines.Deal():
            return [_dealt(event, after)]
        case lines.Play() | lines.Draw() | lines.Pass():
            return _acted(before, event, after)
        case lines.Round():
            return _scored(event, after)
        case lines.End(reason="abandoned"):
            return [Told(Fact("abandoned"), urgent=True)]
        case lines.End():
            return [Told(Fact("won", args={"sides": tuple(event.winners)}), urgent=True)]


def _absent(event: ev.Absent, after: Table) -> list[Told]:
    match event:
        case ev.Gone(person=person):
            return [Told(Fact("left", after.seat_of(person)))]
        case ev.Back(person=person):
            return [Told(Fact("back", after.seat_of(person)))]
        case ev.Deserted():
            return [Told(Fact("deserted"))]
        case ev.Alone():
            return []


def _beside(event: ev.Beside, after: Table) -> Told:
    match event:
        case ev.Said(person=person, phrase=phrase):
            return Told(Fact("said", after.seat_of(person), {"phrase": phrase}))
        case ev.Knocked(seat=seat):
            return Told(Fact("knocked", seat))
        case ev.Given(seat=seat):
            return Told(Fact("given", seat))
        case ev.Reopened():
            return Told(Fact("reopened"))
        case ev.Turned():
            return Told(Fact("turned"))
        case ev.Watched(on=on):
            return Told(Fact("watched", args={"on": int(on)}))


def stood_in(row: Sequence[ev.Event]) -> list[Told]:
    """That the table acts for somebody in this row, said before what it does (T-2)."""
    act = next((event for event in row if isinstance(event, lines.Act)), None)
    return [Told(Fact("stood-in", act.seat))] if act and act.by else []


def teams_told(before: Table, after: Table) -> list[Told]:
    """S15: who partners whom, as soon as the match could begin with the seats as they are now."""
    if after.phase is not Phase.WAITING or not after.game.teams(after.options):
        return []
    if (before.seats, before.sides) == (after.seats, after.sides) or after.game.why_not(
        after.options, len(after.seats)
    ):
        return []
    return [Told(Fact("team", args={"side": side, "members": seats})) for side, seats in enumerate(after.sides)]


def turn_told(before: Table, said: Sequence[Told], after: Table) -> list[Told]:
    """Whose turn a row made it, or that it goes on with a double to be covered, for that seat alone; nothing if it is
    the turn it was. `said`: what the row has to tell before; the ends are not told twice."""
    r = after.round
    if r is None or after.phase is not Phase.PLAYING or r.over:
        return []
    goes_on = before.phase is Phase.PLAYING and before.round is not None and before.round.turn == r.turn
    if goes_on and not _doubled(r, said):
        return []
    args = _turn_args(r)
    if any(one.fact.args.get("ends") or one.fact.args.get("numbers") for one in said):
        args["ends"] = ()
    return [Told(Fact("cover" if goes_on else "turn", r.turn, args), only=r.turn, urgent=True)]


def _doubled(r: Round, said: Sequence[Told]) -> bool:
    return r.board.keeps_turn and any(one.fact.kind == "played" for one in said)


def _turn_args(r: Round) -> Args:
    playable = len({play.tile for play in plays(r, r.turn)})
    cover = next((end.number for end in r.board.ends(r.turn)), -1) if r.board.keeps_turn else -1
    return {
        "ends": r.board.shown_by_pass(),
        "playable": playable,
        "opening": int(r.opening is not None),
        "cover": -1 if cover is None else cover,
    }


def _dealt(line: lines.Deal, after: Table) -> Told:
    engine = int(line.engine.split("-")[0]) if line.engine else -1
    return Told(Fact("dealt", args={"round": line.round, "opener": line.turn, "engine": engine}))


def _acted(before: Table, line: lines.ActLine, after: Table) -> list[Told]:
    assert before.round
    assert after.round
    new = after.events[len(before.events) :]
    return [one for event in new for one in _happened(before.round, event, after.round, by_table=bool(line.by))]


def _happened(before: Round, event: happened.Event, after: Round, by_table: bool) -> Iterator[Told]:
    match event:
        case happened.Played(seat, tile, place):
            covers, ends = int(before.board.keeps_turn), () if after.over else after.board.shown_by_pass()
            args: Args = {"tile": str(tile), "place": place, "drew": before.drawn, "covers": covers, "ends": ends}
            yield Told(Fact("played", seat, args))
        case happened.Drew(seat):
            goes_on = after.turn == seat and not after.over
            yield Told(Fact("drew", seat), but=seat, quiet=goes_on)
        case happened.Received(seat, tile):
            fits = "more" if by_table else _fits(seat, after)
            yield Told(Fact("received", seat, {"tile": str(tile), "fits": fits}), only=seat)
        case happened.Passed(seat, on, opens):
            yield Told(Fact("passed", seat, {"numbers": on, "drew": before.drawn, "opens": int(opens)}))
        case happened.Kept(seat):
            yield Told(Fact("kept", seat, {"drew": before.drawn}))


def _fits(seat: int, after: Round) -> str:
    """Whether the tile just drawn can be played: nothing else could, or there would have been no drawing."""
    if after.turn != seat or after.over:
        return "no"
    if plays(after, seat):
        return "yes"
    return "more" if any(isinstance(action, Draw) for action in legal(after)) else "no"


def _scored(line: lines.Round, after: Table) -> list[Told]:
    assert after.last
    score, end = after.last.settled.score, after.last.end
    args: Args = {"round": line.round, "decided": score.decided.value}
    args["side"] = -1 if score.side is None else score.side
    args["points"] = 0 if score.side is None else score.points[score.side]
    if score.decided.equal:
        args["tie"] = end.lightest
    if each := any(points for side, points in enumerate(score.points) if side != score.side):
        args["scores"] = tuple(points if side in end.still_in else -1 for side, points in enumerate(score.points))
    said = [Told(Fact("scored", end.out, args), urgent=True)]
    if not each or tuple(line.totals) != score.points:  # after one round the points are the totals
        said.append(Told(Fact("totals", args={"totals": tuple(line.totals)})))
    return said + [Told(Fact("eliminated", args={"side": side})) for side in line.eliminated or ()]
