"""What each play is worth, by playing on from it: what the games have in common."""

from __future__ import annotations

from collections.abc import Callable

from doublesix.bots.core.chain import Chain
from doublesix.bots.core.scores import KeepsOwn, Score
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

Solve = Callable[[int, list[int], list[Move]], list[float]]
"""The own hand, those of the next seats in turn, moves → for each move what it is worth to the mover."""

DREAD = 30.0
"""L-9: what it is worth not to be eliminated, in points."""
NO_LIMIT = 10**9


def moves_of(seen: Seen, plays: list[Play]) -> list[Move]:
    """Plays as the core writes them."""
    board = seen.board
    if isinstance(board, rules_trains.Trains):
        rows = rows_of(seen, board)
        places = [board.places[row] for row in rows]
        return [(bit(play.tile), places.index(play.place)) for play in plays]
    now = ends(seen)
    return [(bit(play.tile), *grown(now, play.tile, play.place)) for play in plays]


def ends(seen: Seen) -> Ends:
    """The ends of the chain; -1 before the first tile."""
    assert isinstance(seen.board, rules_chain.Chain)
    tiles = seen.board.tiles
    return (tiles[0][0], tiles[-1][1]) if tiles else (-1, -1)


def flat(moves: list[Move]) -> list[int]:
    """Moves one after the other."""
    return [x for move in moves for x in move]


def rows_of(seen: Seen, board: rules_trains.Trains) -> list[int]:
    """The rows of the board from the seat's own on, in order of turn; the mexican one last."""
    mexican = len(board.rows) - 1
    return [*(row % mexican for row in range(seen.seat, seen.seat + mexican)), mexican]


def chain_sums(around: Hidden, score: Score, one: bool) -> Sums:
    """Random rounds on a chain; `one`: a turn draws one tile at most."""
    game, players = Chain(around.set, one), 1 + len(around.seats)
    return lambda deals, moves, seed: game.sums(score, around.hand, deals, flat(moves), seed, players)


def keeps_own(seen: Seen, around: Hidden, limit: int | None) -> KeepsOwn:
    """A hand counts against its side; who reaches the limit is out."""
    side_of = {seat: side for side, seats in enumerate(seen.sides) for seat in seats}
    places = [side_of[seat] for seat in (seen.seat, *around.seats)]
    order = list(dict.fromkeys(places))  # the own side first
    room = [NO_LIMIT if limit is None else limit - seen.totals[side] for side in order]
    return KeepsOwn(around.set, len(around.room), [order.index(side) for side in places], room, DREAD)
