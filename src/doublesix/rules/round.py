"""One round: what may be done, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.board import Board
from doublesix.rules.events import Blocked, Drew, Ending, Event, Kept, Passed, Played, Received, WentOut
from doublesix.rules.opening import Hands, Opening
from doublesix.rules.reasons import IllegalAction, Reason
from doublesix.rules.ruleset import Ruleset
from doublesix.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Round:
    """A round under way. `playing`: the seats dealt to, in order of turn; `opener`: who opened it."""

    rules: Ruleset
    number: int
    playing: tuple[int, ...]
    opener: int
    hands: Hands
    boneyard: tuple[Tile, ...]
    """Drawn from its front."""
    board: Board
    turn: int
    opening: Opening | None
    """What the first tile must be; None once it lies."""
    passed: tuple[tuple[int, ...], ...]
    """Per seat the numbers it passed on, each once, as they came (P-4)."""
    last: int
    """The seat that laid the last tile."""
    drawn: int = 0
    """Tiles drawn in this turn."""
    stuck: int = 0
    """Turns in a row that ended with nobody able to play and nothing changed by it (D-5, L-7, M-12)."""
    over: Ending | None = None


def plays(r: Round, seat: int) -> tuple[Play, ...]:
    """What `seat`, whose turn it is, could lay, in T-2's order: tiles as in the hand, then the ends in order."""
    ends = r.board.ends(seat)
    allowed = r.opening.tiles if r.opening else None
    hand = r.hands[seat] if allowed is None else tuple(t for t in r.hands[seat] if t in allowed)
    return tuple(Play(t, end.place) for t in hand for end in ends if end.number is None or end.number in t)


def legal(r: Round) -> tuple[Action, ...]:
    """Everything that the seat to play may do: plays, then draw, then pass. The order is part of the contract (P-8)."""
    if r.over:
        return ()
    found = plays(r, r.turn)
    others: list[Action] = []
    if _why_not_draw(r, bool(found)) is None:
        others.append(Draw())
    if _why_not_pass(r, bool(found)) is None:
        others.append(Pass())
    return (*found, *others)


def why_not(r: Round, seat: int, action: Action) -> Reason | None:
    """Why `seat` may not do this now; None if it may."""
    if r.over:
        return Reason.ROUND_OVER
    if seat != r.turn:
        return Reason.NOT_YOUR_TURN
    match action:
        case Play():
            return _why_not_play(r, action)
        case Draw():
            return _why_not_draw(r, bool(plays(r, seat)))
        case Pass():
            return _why_not_pass(r, bool(plays(r, seat)))


def play(r: Round, seat: int, action: Action) -> tuple[Round, tuple[Event, ...]]:
    """The round after `action` of `seat` and what happened; raise IllegalAction if the rules forbid it."""
    if reason := why_not(r, seat, action):
        raise IllegalAction(reason, r.rules.rule(reason))
    return apply(r, action)


def apply(r: Round, action: Action) -> tuple[Round, tuple[Event, ...]]:
    """As `play` for the seat to play, without asking whether it is legal: for replay and search."""
    match action:
        case Play():
            return _lay(r, action)
        case Draw():
            return _draw(r)
        case Pass():
            return _pass(r)


def _why_not_play(r: Round, action: Play) -> Reason | None:
    if action.tile not in r.hands[r.turn]:
        return Reason.NOT_IN_HAND
    if r.opening and r.opening.tiles is not None and action.tile not in r.opening.tiles:
        return r.opening.reason
    if reason := r.board.why_not(action.place, r.turn):
        return reason
    number = next(end.number for end in r.board.ends(r.turn) if end.place == action.place)
    return None if number is None or number in action.tile else Reason.DOES_NOT_FIT


def _why_not_draw(r: Round, can_play: bool) -> Reason | None:
    if r.rules.draws == 0:
        return Reason.NO_DRAWING
    if r.rules.draws is not None and r.drawn >= r.rules.draws:
        return Reason.DRAWN_ALREADY
    if can_play:
        return Reason.CAN_PLAY
    return None if r.boneyard else Reason.BONEYARD_EMPTY


def _why_not_pass(r: Round, can_play: bool) -> Reason | None:
    if can_play:
        return None if r.rules.keeps_drawn and r.drawn else Reason.CAN_PLAY
    return Reason.MUST_DRAW if _why_not_draw(r, can_play) is None else None


def _lay(r: Round, action: Play) -> tuple[Round, tuple[Event, ...]]:
    seat = r.turn
    hand = tuple(t for t in r.hands[seat] if t != action.tile)
    board = r.board.play(action.tile, action.place, seat)
    played = Played(seat, action.tile, action.place)
    after = replace(r, hands=_with(r.hands, seat, hand), board=board, opening=None, last=seat, stuck=0)
    if not hand:
        out = WentOut(seat)
        return replace(after, over=out), (played, out)
    return after if board.keeps_turn else _next_turn(after), (played,)


def _draw(r: Round) -> tuple[Round, tuple[Event, ...]]:
    seat, tile = r.turn, r.boneyard[0]
    hands = _with(r.hands, seat, (*r.hands[seat], tile))
    after = replace(r, hands=hands, boneyard=r.boneyard[1:], drawn=r.drawn + 1)
    events = (Drew(seat), Received(seat, tile))
    if r.rules.keeps_drawn and not plays(after, seat):
        return _end_turn_stuck(after, r.stuck + 1, events)
    return after, events


def _pass(r: Round) -> tuple[Round, tuple[Event, ...]]:
    seat = r.turn
    if plays(r, seat):
        return _next_turn(replace(r, stuck=0)), (Kept(seat),)
    shown = r.board.shown_by_pass()
    known = tuple(dict.fromkeys((*r.passed[seat], *shown)))
    stuck = r.stuck + 1 if r.board.pass_counts(seat) else 0
    after = replace(r, board=r.board.passed(seat), passed=(*r.passed[:seat], known, *r.passed[seat + 1 :]))
    return _end_turn_stuck(after, stuck, (Passed(seat, shown, r.board.pass_opens(seat)),))


def _end_turn_stuck(r: Round, stuck: int, events: tuple[Event, ...]) -> tuple[Round, tuple[Event, ...]]:
    after = _next_turn(replace(r, stuck=stuck))
    if after.boneyard or stuck < len(r.playing):
        return after, events
    return replace(after, over=Blocked()), (*events, Blocked())


def _next_turn(r: Round) -> Round:
    place = r.playing.index(r.turn)
    return replace(r, turn=r.playing[(place + 1) % len(r.playing)], drawn=0)


def _with(hands: Hands, seat: int, hand: tuple[Tile, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])
