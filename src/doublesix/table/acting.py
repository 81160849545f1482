"""A turn: what a player does, and all that comes of it, as one row."""

from __future__ import annotations

from doublesix.record import lines
from doublesix.record.notation import act_line, end_line, round_line
from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.match import settle
from doublesix.rules.reasons import BadNotation, Reason
from doublesix.rules.round import Round, legal, plays, why_not
from doublesix.rules.round import apply as play_on
from doublesix.rules.tiles import parse_tile
from doublesix.table import dealing, intents
from doublesix.table import events as ev
from doublesix.table.checks import seat_of
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Table
from doublesix.table.world import World


def act(table: Table, person: str, intent: intents.Act, turn: int | None, world: World) -> list[ev.Event]:
    """Do what is asked in turn `turn`; raise Refused: no seat, no round, not your turn, turn over, the rules."""
    seat = seat_of(table, person)
    if table.round is None:
        raise Refused(Refusal.NOT_RUNNING)
    if table.round.over:
        raise Refused(Reason.ROUND_OVER, "S-4")
    if not table.running:  # the match was ended in the midst of a round
        raise Refused(Refusal.NOT_RUNNING)
    if seat != table.round.turn:
        raise Refused(Reason.NOT_YOUR_TURN, "S-6", {"seat": table.round.turn})
    if turn != table.turn:
        raise Refused(Refusal.TURN_OVER)
    action = _action(intent)
    if reason := why_not(table.round, seat, action):
        raise Refused(reason, table.round.rules.rule(reason), _hint(table.round, reason, action))
    return _do(table, table.round, action, world)


def stand_in(table: Table, world: World) -> list[ev.Event]:
    """T-2: the table acts for the seat to play, never cleverly, until the turn is over: the first of what is legal."""
    assert table.round
    r, acts = table.round, list[ev.Event]()
    while not r.over and r.turn == table.round.turn:
        before = r
        r, events = play_on(before, legal(before)[0])
        acts.append(act_line(before, events, by="table"))
    return acts + _closing(table, r, world)


def _do(table: Table, r: Round, action: Action, world: World) -> list[ev.Event]:
    after, events = play_on(r, action)
    return [act_line(r, events), *_closing(table, after, world)]


def _closing(table: Table, r: Round, world: World) -> list[ev.Event]:
    """What follows the last act of a round: its score, and the end of the match or the next secret."""
    if not r.over:
        return []
    assert table.match
    settled = settle(table.match, r)
    last: lines.End | ev.Committed = end_line(settled.match) if settled.match.winners else dealing.commit(world)
    return [ev.Judged(decided=settled.score.decided.value), round_line(r, settled), last]


def _action(intent: intents.Act) -> Action:
    match intent:
        case intents.Play(tile=text, at=place):
            try:
                return Play(parse_tile(text), place)
            except BadNotation:
                raise Refused(Reason.NOT_IN_HAND, "S-6", {"tile": text[:12]}) from None
        case intents.Draw():
            return Draw()
        case intents.Pass():
            return Pass()


def intent_of(action: Action) -> intents.Act:
    """An action as it is asked for."""
    match action:
        case Play(tile, place):
            return intents.Play(tile=str(tile), at=place)
        case Draw():
            return intents.Draw()
        case Pass():
            return intents.Pass()


def _hint(r: Round, reason: Reason, action: Action) -> dict[str, str | int]:
    """What the sentence of a refusal can name: all of it known to who asked."""
    if reason is Reason.CAN_PLAY:
        return {"tile": str(plays(r, r.turn)[0].tile)}
    if reason is Reason.MUST_DRAW:
        return {"count": len(r.boneyard)}
    if reason is Reason.OPENS_WITH and r.opening and r.opening.tiles:
        return {"tile": str(r.opening.tiles[0])}
    if reason in (Reason.COVER_DOUBLE, Reason.OWN_TRAIN_FIRST):
        return {"number": r.board.ends(r.turn)[0].number or 0}
    if isinstance(action, Play) and reason in (Reason.NOT_IN_HAND, Reason.DOES_NOT_FIT):
        number = next((end.number for end in r.board.ends(r.turn) if end.place == action.place), None)
        return {"tile": str(action.tile)} | ({} if number is None else {"number": number})
    return {}
