"""One round: what may be done, and what comes of it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.board import Board, Place
from doublesix.rules.events import Blocked, Drew, Ending, Event, Kept, Passed, Played, Received, WentOut
from doublesix.rules.opening import Hands, Opening
from doublesix.rules.reasons import IllegalAction, Reason
from doublesix.rules.ruleset import Ruleset
from doublesix.rules.tiles import Tile


class Round(NamedTuple):
    """A round under way. `playing`: the seats dealt to, in order of turn; `opener`: who opened it.

    A tuple, as `Play` and `Played` are: each turn makes one, five times as fast as a frozen dataclass.
    """

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
    hand = r.hands[seat] if allowed is None else [t for t in r.hands[seat] if t in allowed]
    return tuple([_laying(t, place) for t in hand for place, number in ends if number is None or number in t])


def legal(r: Round) -> tuple[Action, ...]:
    """Everything that the seat to play may do: plays, then draw, then pass. The order is part of the contract (P-8)."""
    if r.over:
        return ()
    if found := plays(r, r.turn):
        return (*found, Pass()) if _may_keep(r) else found
    return (Pass(),) if _why_not_draw(r, False) else (Draw(),)


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


@cache
def _laying(tile: Tile, place: Place) -> Play:
    """There are few plays, and each is asked for again and again."""
    return Play(tile, place)


def _why_not_play(r: Round, action: Play) -> Reason | None:
    tile, place = action
    if tile not in r.hands[r.turn]:
        return Reason.NOT_IN_HAND
    if r.opening and r.opening.tiles is not None and tile not in r.opening.tiles:
        return r.opening.reason
    for other, number in r.board.ends(r.turn):
        if other == place:
            return None if number is None or number in tile else Reason.DOES_NOT_FIT
    return r.board.why_not(place, r.turn)


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
        return None if _may_keep(r) else Reason.CAN_PLAY
    return Reason.MUST_DRAW if _why_not_draw(r, can_play) is None else None


def _may_keep(r: Round) -> bool:
    """Whether what could be laid may be kept: a tile was drawn (L-6)."""
    return r.rules.keeps_drawn and r.drawn > 0


def _lay(r: Round, action: Play) -> tuple[Round, tuple[Event, ...]]:
    seat, tile = r.turn, action.tile
    hand = tuple([t for t in r.hands[seat] if t != tile])
    board = r.board.play(tile, action.place, seat)
    over = None if hand else WentOut(seat)
    turn, drawn = (seat, r.drawn) if over or board.keeps_turn else (_next(r), 0)
    hands = _with(r.hands, seat, hand)
    # In the order of the fields: naming each costs a fifteenth of the speed of a round.
    after = Round(
        r.rules, r.number, r.playing, r.opener, hands, r.boneyard, board, turn, None, r.passed, seat, drawn, 0, over
    )
    played = Played(seat, tile, action.place)
    return after, (played, over) if over else (played,)


def _draw(r: Round) -> tuple[Round, tuple[Event, ...]]:
    seat, tile = r.turn, r.boneyard[0]
    hands = _with(r.hands, seat, (*r.hands[seat], tile))
    after = r._replace(hands=hands, boneyard=r.boneyard[1:], drawn=r.drawn + 1)
    events = (Drew(seat), Received(seat, tile))
    if r.rules.keeps_drawn and not plays(after, seat):
        return _end_turn(after, after.board, after.passed, r.stuck + 1, events)
    return after, events


def _pass(r: Round) -> tuple[Round, tuple[Event, ...]]:
    seat, board = r.turn, r.board
    if _may_keep(r) and plays(r, seat):
        return _end_turn(r, board, r.passed, 0, (Kept(seat),))
    shown = board.shown_by_pass()
    known = tuple(dict.fromkeys((*r.passed[seat], *shown)))
    passed = (*r.passed[:seat], known, *r.passed[seat + 1 :])
    stuck = r.stuck + 1 if board.pass_counts(seat) else 0
    return _end_turn(r, board.passed(seat), passed, stuck, (Passed(seat, shown, board.pass_opens(seat)),))


def _end_turn(
    r: Round, board: Board, passed: tuple[tuple[int, ...], ...], stuck: int, events: tuple[Event, ...]
) -> tuple[Round, tuple[Event, ...]]:
    blocked = Blocked() if stuck >= len(r.playing) and not r.boneyard else None
    after = r._replace(board=board, turn=_next(r), passed=passed, drawn=0, stuck=stuck, over=blocked)
    return after, (*events, blocked) if blocked else events


def _next(r: Round) -> int:
    return r.playing[(r.playing.index(r.turn) + 1) % len(r.playing)]


def _with(hands: Hands, seat: int, hand: tuple[Tile, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])
