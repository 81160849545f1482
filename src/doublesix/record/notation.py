"""Between the rules and the lines of a record: each line from what happened, each action from its line."""

from __future__ import annotations

from collections.abc import Sequence

from doublesix.record import lines
from doublesix.record.lines import ActLine
from doublesix.record.shuffle import commit_to
from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.events import Event, Kept, Passed, Played, Received, WentOut
from doublesix.rules.match import Match, Settled
from doublesix.rules.opening import Hands
from doublesix.rules.round import Round
from doublesix.rules.tiles import Tile, parse_tile


def deal_line(r: Round, secret: bytes, salts: Sequence[str]) -> lines.Deal:
    """The line of a round that has just been dealt."""
    engine = r.rules.engine(r.number)
    return lines.Deal(
        round=r.number,
        hands=hand_texts(r.hands),
        boneyard=[str(t) for t in r.boneyard],
        turn=r.turn,
        engine=None if engine is None else str(engine),
        shuffle=lines.Shuffle(secret=secret.hex(), commit=commit_to(secret), salts=list(salts)),
    )


def act_line(before: Round, events: Sequence[Event], by: str | None = None) -> ActLine:
    """The line of one action: what `apply` said happened in the round `before` it."""
    for event in events:
        match event:
            case Played(seat, tile, place):
                return lines.Play(seat=seat, tile=str(tile), at=place, by=by)
            case Received(seat, tile):
                return lines.Draw(seat=seat, tile=str(tile), by=by)
            case Passed(seat) | Kept(seat):
                return lines.Pass(seat=seat, on=list(before.board.shown_by_pass()) or None, by=by)
    raise AssertionError(f"no action in {events}")


def action_of(line: ActLine) -> Action:
    """What the seat of this line did; raise BadNotation for a tile that is none."""
    match line:
        case lines.Play():
            return Play(parse_tile(line.tile), line.at)
        case lines.Draw():
            return Draw()
        case lines.Pass():
            return Pass()


def round_line(r: Round, settled: Settled) -> lines.Round:
    """The line of a round that is over."""
    return lines.Round(
        round=r.number,
        reason="out" if isinstance(r.over, WentOut) else "blocked",
        side=settled.score.side,
        hands=hand_texts(r.hands),
        scores=list(settled.score.points),
        totals=list(settled.match.totals),
        eliminated=list(settled.eliminated) or None,
    )


def end_line(match: Match) -> lines.End:
    """The last line of a match that is over."""
    return lines.End(winners=list(match.winners or ()), totals=list(match.totals))


def hand_texts(hands: Hands) -> list[list[str]]:
    """Hands as the record writes them."""
    return [[str(t) for t in hand] for hand in hands]


def deck_of(line: lines.Deal) -> tuple[Tile, ...]:
    """The shuffled tiles that a deal was made from; raise BadNotation for a tile that is none."""
    return tuple(parse_tile(text) for part in (*line.hands, line.boneyard) for text in part)
