"""A match as one may step through it, all hands open: what the house makes of a record (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from msgspec import structs

from doublesix.phrase.facts import Company, Fact
from doublesix.phrase.say import say
from doublesix.phrase.tell import tell
from doublesix.record import lines
from doublesix.record.lines import AnyLine
from doublesix.rules.match import settle
from doublesix.rules.tiles import Tile
from doublesix.rules.view import view
from doublesix.table import events as ev
from doublesix.table.apply import apply, open_table
from doublesix.table.table import TURN_SECONDS, Access, Table
from doublesix.wire.around import option_views
from doublesix.wire.base import Out
from doublesix.wire.boards import boneyard, chain_view, result_view, trains_view
from doublesix.wire.known import Listener
from doublesix.wire.told import Told, stood_in, told
from doublesix.wire.views import ChainView, ChoiceView, KnownView, ProofView, ResultView, TrainsView

Kind = Literal["match", "deal", "play", "draw", "pass", "round", "end"]


class ReplayStep(Out):
    """A line of the record, what was done in words, and how it left the table: `hands` by seat, all open, and the
    numbers each seat has `passed` on; `known`: what the round had told everyone of the hands by then."""

    n: int
    kind: Kind
    round: int
    seat: int | None
    text: str
    to_play: int | None
    hands: list[list[str]]
    passed: list[list[int]]
    known: list[KnownView]
    boneyard: int | None
    chain: ChainView | None
    trains: TrainsView | None


class ReplayRound(Out):
    """A round: the lines `first` to `last` of its match. `result` is None where the match ended before the round."""

    round: int
    first: int
    last: int
    result: ResultView | None
    proof: ProofView


class ReplaySeat(Out):
    """Who sat there."""

    seat: int
    name: str
    bot: str | None
    side: int


class ReplayMatch(Out):
    """One match. `sides`: the seats of each; `winners` is None where it was ended before its end."""

    id: str
    game: str
    at: str | None
    practice: bool
    teams: int
    options: list[ChoiceView]
    seats: list[ReplaySeat]
    sides: list[list[int]]
    rounds: list[ReplayRound]
    winners: list[int] | None
    steps: list[ReplayStep]


class Replay(Out):
    """Every match of a record."""

    matches: list[ReplayMatch]


@dataclass(frozen=True, slots=True)
class _Moment:
    """A line, and the table after it."""

    line: AnyLine
    table: Table
    told: tuple[Told, ...]
    known: list[KnownView]


def replayed(record: Iterable[AnyLine], lang: str) -> ReplayMatch:
    """One match of a record that is good, in the words of a language."""
    moments = list(_moments(record))
    first, last = moments[0], moments[-1].table
    assert isinstance(first.line, lines.Match)
    head, sides = first.line, first.table.sides
    company = Company(tuple(called(seat, lang) for seat in head.seats), sides, head.rules)
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    return ReplayMatch(
        id=head.id,
        game=head.rules,
        at=head.at,
        practice=last.practice,
        teams=last.game.teams(last.options),
        options=option_views(last),
        seats=[ReplaySeat(seat=i, name=who.name, bot=who.bot, side=side_of[i]) for i, who in enumerate(head.seats)],
        sides=[list(seats) for seats in sides],
        rounds=_rounds(moments),
        winners=list(last.match.winners) if last.match and last.match.winners is not None else None,
        steps=[_step(n, moment, company, lang) for n, moment in enumerate(moments)],
    )


def _moments(record: Iterable[AnyLine]) -> Iterator[_Moment]:
    rest = iter(record)
    head = next(rest)
    assert isinstance(head, lines.Match)
    table = _begun(head)
    yield _Moment(head, table, (Told(Fact("started")),), [])
    listener = Listener()
    for line in rest:
        assert not isinstance(line, lines.Match)
        before = _judged(table) if isinstance(line, lines.Round) else table
        table = apply(before, line)
        said = (*stood_in([line]), *told(_each_draw_told(before), line, table))
        yield _Moment(line, table, said, listener.after(table))


def _begun(head: lines.Match) -> Table:
    """The table as it was when the match began; people are called by their seats here."""
    how = head.table or {}
    access = Access.INVITATION if TURN_SECONDS in how else Access.SOLO
    opened = ev.Opened(rules=head.rules, options=head.options, access=access, practice=bool(how.get("practice")))
    table = open_table(opened)
    for seat, who in enumerate(head.seats):
        table = apply(table, ev.Sat(person=str(seat), bot=who.bot))
    if TURN_SECONDS in how:
        table = apply(table, ev.Chosen(name=TURN_SECONDS, value=how[TURN_SECONDS]))
    return apply(table, ev.Started(match=head.id, at=head.at or ""))


def _judged(table: Table) -> Table:
    """What decided a round stands in no record: it follows from the rules."""
    assert table.match
    assert table.round
    return apply(table, ev.Judged(decided=settle(table.match, table.round).score.decided))


def _each_draw_told(table: Table) -> Table:
    """Here every draw is a step of its own, so that no later one says again how many there were."""
    return structs.replace(table, round=table.round._replace(drawn=0)) if table.round else table


def called(seat: lines.Seat, lang: str) -> str:
    """The name of a seat of a record; robots are called robots."""
    return say(lang, "robot-name", name=seat.name) if seat.bot else seat.name


def _rounds(moments: list[_Moment]) -> list[ReplayRound]:
    rounds: list[ReplayRound] = []
    for n, (line, table) in enumerate((moment.line, moment.table) for moment in moments):
        if isinstance(line, lines.Deal):
            s = line.shuffle
            proof = ProofView(commit=s.commit, round=line.round, secret=s.secret, salts=list(s.salts))
            rounds.append(ReplayRound(round=line.round, first=n, last=n, result=None, proof=proof))
        elif rounds and not isinstance(line, lines.End):
            rounds[-1].last = n
        if isinstance(line, lines.Round):
            rounds[-1].result = result_view(table.last)
    return rounds


def _step(n: int, moment: _Moment, company: Company, lang: str) -> ReplayStep:
    line, r = moment.line, moment.table.round
    seen = view(r, None) if r else None
    return ReplayStep(
        n=n,
        kind=_kind(line),
        round=r.number if r else 0,
        seat=line.seat if isinstance(line, lines.Act) else None,
        text=" ".join(_sentence(one.fact, line, company, lang) for one in moment.told if one.is_for(None)),
        to_play=moment.table.to_play,
        hands=[[_name(t) for t in hand] for hand in r.hands] if r else [[] for _ in company.names],
        passed=[list(numbers) for numbers in r.passed] if r else [[] for _ in company.names],
        known=moment.known,
        boneyard=boneyard(r),
        chain=chain_view(seen),
        trains=trains_view(seen),
    )


def _sentence(fact: Fact, line: AnyLine, company: Company, lang: str) -> str:
    """With all hands open a drawn tile has a name."""
    if isinstance(line, lines.Draw) and fact.kind == "drew":
        return say(lang, "replay-drew", who=company.names[line.seat], tile=line.tile)
    return tell(lang, fact, company, None)


@cache
def _name(tile: Tile) -> str:
    return str(tile)


def _kind(line: AnyLine) -> Kind:
    kinds: dict[type, Kind] = {lines.Match: "match", lines.Deal: "deal", lines.Play: "play", lines.Draw: "draw"}
    kinds |= {lines.Pass: "pass", lines.Round: "round", lines.End: "end"}
    return kinds[type(line)]
