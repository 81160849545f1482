"""What each play is worth, by playing on from it: one way a game."""

from __future__ import annotations

from collections.abc import Callable

from doublesix.bots import core
from doublesix.bots.core import trains
from doublesix.bots.core.chain import Chain
from doublesix.bots.core.plans import Planner
from doublesix.bots.core.scores import KeepsOwn, Score, TakesAll
from doublesix.bots.core.trains import Trains
from doublesix.bots.hidden import Hidden, bit
from doublesix.bots.lacks import Ends, grown
from doublesix.bots.robot import Seen
from doublesix.rules import chain as rules_chain
from doublesix.rules import trains as rules_trains
from doublesix.rules.actions import Play

Move = tuple[int, ...]
"""A play as the core writes it: on a chain its tile and the ends after it, on trains its tile and its row."""

Sums = Callable[[list[int], list[Move], int], list[float]]
"""Deals, moves, seed → for each move the sum of what one playout a deal is worth to the mover."""

DREAD = 30.0
"""L-9: what it is worth not to be eliminated, in points."""
NO_LIMIT = 10**9
PLAN_STEPS = 400


def sums_of(seen: Seen, around: Hidden) -> Sums:
    """How plays are worth something in this game."""
    return WAYS[seen.game](seen, around)


def moves_of(seen: Seen, plays: list[Play]) -> list[Move]:
    """Plays as the core writes them."""
    board = seen.board
    if isinstance(board, rules_trains.Trains):
        rows = _rows(seen, board)
        places = [board.places[row] for row in rows]
        return [(bit(play.tile), places.index(play.place)) for play in plays]
    now = ends(seen)
    return [(bit(play.tile), *grown(now, play.tile, play.place)) for play in plays]


def ends(seen: Seen) -> Ends:
    """The ends of the chain; -1 before the first tile."""
    assert isinstance(seen.board, rules_chain.Chain)
    tiles = seen.board.tiles
    return (tiles[0][0], tiles[-1][1]) if tiles else (-1, -1)


def _flat(moves: list[Move]) -> list[int]:
    return [x for move in moves for x in move]


def _rows(seen: Seen, board: rules_trains.Trains) -> list[int]:
    """The rows of the board from the seat's own on, in order of turn; the mexican one last."""
    mexican = len(board.rows) - 1
    return [*(row % mexican for row in range(seen.seat, seen.seat + mexican)), mexican]


def _partners(seen: Seen, around: Hidden) -> Sums:
    return lambda deals, moves, seed: [float(x) for x in core.sums(around.hand, deals, _flat(moves), seed)]


def _draw(seen: Seen, around: Hidden) -> Sums:
    return _chain(around, TakesAll(around.set, len(around.room)), one=False)


def _salon(seen: Seen, around: Hidden) -> Sums:
    return _chain(around, _own(seen, around, seen.options["limit"]), one=True)


def _chain(around: Hidden, score: Score, one: bool) -> Sums:
    game, players = Chain(around.set, one), 1 + len(around.seats)
    return lambda deals, moves, seed: game.sums(score, around.hand, deals, _flat(moves), seed, players)


def _mexican(seen: Seen, around: Hidden) -> Sums:
    board = seen.board
    assert isinstance(board, rules_trains.Trains)
    rows = [board.rows[row] for row in _rows(seen, board)]
    start = Trains(around.set, [t.end for t in rows], [t.open for t in rows], [t.begun for t in rows])
    start.drawn = seen.view.drawn > 0
    planner, score = Planner(around.set, PLAN_STEPS), _own(seen, around, None)
    return lambda deals, moves, seed: trains.sums(start, planner, score, around.hand, deals, _flat(moves), seed)


def _own(seen: Seen, around: Hidden, limit: int | None) -> KeepsOwn:
    side_of = {seat: side for side, seats in enumerate(seen.sides) for seat in seats}
    places = [side_of[seat] for seat in (seen.seat, *around.seats)]
    order = list(dict.fromkeys(places))  # the own side first
    room = [NO_LIMIT if limit is None else limit - seen.totals[side] for side in order]
    return KeepsOwn(around.set, len(around.room), [order.index(side) for side in places], room, DREAD)


WAYS: dict[str, Callable[[Seen, Hidden], Sums]] = {
    "partners": _partners,
    "draw": _draw,
    "salon": _salon,
    "mexican-train": _mexican,
}
