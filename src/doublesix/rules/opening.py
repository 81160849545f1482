"""Who opens a round, and with what."""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.rules.reasons import Reason
from doublesix.rules.tiles import Tile

Hands = tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class Opening:
    """Who opens. `tiles`: what the opening tile must be one of, None for any; `reason` refuses another."""

    seat: int
    tiles: tuple[Tile, ...] | None = None
    reason: Reason = Reason.OPENS_WITH


def highest_double(hands: Hands, number: int, last: int | None) -> Opening | None:
    """D-2: the highest double dealt, else the tile with the most pips; it is forced."""
    best = max((t for hand in hands for t in hand), key=lambda t: (t.is_double, t.pips, t.high))
    return Opening(_holder(hands, best), (best,))


def any_double_of_the_highest(hands: Hands, number: int, last: int | None) -> Opening | None:
    """L-3: who holds the highest double opens with any double; None, a void deal, where there is none."""
    doubles = [t for hand in hands for t in hand if t.is_double]
    if not doubles:
        return None
    seat = _holder(hands, max(doubles))
    return Opening(seat, tuple(t for t in hands[seat] if t.is_double), Reason.OPENS_WITH_DOUBLE)


def six_six_then_the_next(hands: Hands, number: int, last: int | None) -> Opening | None:
    """P-2: the holder of 6-6, then the seat after the one that opened before; with any tile."""
    return Opening(_holder(hands, Tile(6, 6)) if last is None else (last + 1) % len(hands))


def in_turn(hands: Hands, number: int, last: int | None) -> Opening | None:
    """M-3: seat (round - 1) modulo the number of players."""
    return Opening((number - 1) % len(hands))


def _holder(hands: Hands, tile: Tile) -> int:
    return next(seat for seat, hand in enumerate(hands) if tile in hand)
