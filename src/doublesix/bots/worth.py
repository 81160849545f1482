"""What each play is worth, by playing on from it: one way a game."""

from __future__ import annotations

from collections.abc import Callable

from doublesix.bots import core
from doublesix.bots.core.chain import Chain
from doublesix.bots.core.scores import KeepsOwn, TakesAll
from doublesix.bots.hidden import Hidden, bit
from doublesix.bots.lacks import Ends, grown
from doublesix.bots.robot import Seen
from doublesix.rules import chain
from doublesix.rules.actions import Play

Sums = Callable[[list[int], list[int], int], list[float]]
"""Deals, moves, seed → for each move the sum of what one playout a deal is worth to the mover."""

DREAD = 30.0
"""L-9: what it is worth not to be eliminated, in points."""
NO_LIMIT = 10**9


def sums_of(seen: Seen, around: Hidden) -> Sums:
    """How plays are worth something in this game."""
    return WAYS[seen.game](seen, around)


def moves_of(seen: Seen, plays: list[Play]) -> list[int]:
    """Plays as the core writes them: a tile and the ends after it."""
    now = ends(seen)
    return [x for play in plays for x in (bit(play.tile), *grown(now, play.tile, play.place))]


def ends(seen: Seen) -> Ends:
    """The ends of the chain; -1 before the first tile."""
    assert isinstance(seen.board, chain.Chain)
    tiles = seen.board.tiles
    return (tiles[0][0], tiles[-1][1]) if tiles else (-1, -1)


def _partners(seen: Seen, around: Hidden) -> Sums:
    return lambda deals, moves, seed: [float(total) for total in core.sums(around.hand, deals, moves, seed)]


def _draw(seen: Seen, around: Hidden) -> Sums:
    game, score = Chain(around.set, one=False), TakesAll(around.set, len(around.room))
    return lambda deals, moves, seed: game.sums(score, around.hand, deals, moves, seed, 1 + len(around.seats))


def _salon(seen: Seen, around: Hidden) -> Sums:
    game, score = Chain(around.set, one=True), _own(seen, around, seen.options["limit"])
    return lambda deals, moves, seed: game.sums(score, around.hand, deals, moves, seed, 1 + len(around.seats))


def _own(seen: Seen, around: Hidden, limit: int | None) -> KeepsOwn:
    side_of = {seat: side for side, seats in enumerate(seen.sides) for seat in seats}
    places = [side_of[seat] for seat in (seen.seat, *around.seats)]
    order = list(dict.fromkeys(places))  # the own side first
    room = [NO_LIMIT if limit is None else limit - seen.totals[side] for side in order]
    return KeepsOwn(around.set, len(around.room), [order.index(side) for side in places], room, DREAD)


WAYS: dict[str, Callable[[Seen, Hidden], Sums]] = {"partners": _partners, "draw": _draw, "salon": _salon}
