"""What one seat may know of a round: the only redaction (S-5)."""

from __future__ import annotations

from typing import NamedTuple

from doublesix.rules.actions import Action
from doublesix.rules.board import Board
from doublesix.rules.events import Ending, Event, Received
from doublesix.rules.opening import Hands
from doublesix.rules.round import Round, legal
from doublesix.rules.tiles import Tile


class View(NamedTuple):
    """A round as `seat` sees it (None: an onlooker). `hands` are everybody's once the round is over, else None."""

    seat: int | None
    number: int
    playing: tuple[int, ...]
    opener: int
    hand: tuple[Tile, ...]
    counts: tuple[int, ...]
    boneyard: int
    board: Board
    turn: int
    drawn: int
    passed: tuple[tuple[int, ...], ...]
    legal: tuple[Action, ...]
    """What the seat may do now; empty off turn."""
    last: int
    over: Ending | None
    hands: Hands | None


def view(r: Round, seat: int | None) -> View:
    """The round with everything that `seat` may not see left out."""
    return View(
        seat=seat,
        number=r.number,
        playing=r.playing,
        opener=r.opener,
        hand=() if seat is None else r.hands[seat],
        counts=tuple(map(len, r.hands)),
        boneyard=len(r.boneyard),
        board=r.board,
        turn=r.turn,
        drawn=r.drawn,
        passed=r.passed,
        legal=legal(r) if seat == r.turn else (),
        last=r.last,
        over=r.over,
        hands=r.hands if r.over else None,
    )


def may_hear(event: Event, seat: int | None) -> bool:
    """Whether an event is for this seat's ears."""
    return not isinstance(event, Received) or event.seat == seat
