"""When a match is over, and who has won it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """After a round: the totals, the sides that were still in when it began, the number of rounds played."""

    totals: tuple[int, ...]
    still_in: tuple[int, ...]
    rounds: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """`winners`: None while the match goes on. `eliminated`: the sides that this round put out."""

    winners: tuple[int, ...] | None = None
    eliminated: tuple[int, ...] = ()


Judge = Callable[[Standing], Verdict]


def first_to(target: int) -> Judge:
    """D-8, P-7: the side that has reached the target at the end of a round."""

    def judge(standing: Standing) -> Verdict:
        best = max(standing.totals)
        return Verdict((standing.totals.index(best),)) if best >= target else Verdict()

    return judge


def last_under(limit: int) -> Judge:
    """L-9: a side at the limit is out; the last one in wins; were nobody left, the lowest of those still in."""

    def judge(standing: Standing) -> Verdict:
        eliminated = tuple(side for side in standing.still_in if standing.totals[side] >= limit)
        left = tuple(side for side in standing.still_in if side not in eliminated)
        if len(left) > 1:
            return Verdict(None, eliminated)
        return Verdict(left or _lowest(standing.totals, standing.still_in), eliminated)

    return judge


def lowest_after(rounds: int) -> Judge:
    """M-13: the lowest total after the last round; equal totals share the win."""

    def judge(standing: Standing) -> Verdict:
        over = standing.rounds >= rounds
        return Verdict(_lowest(standing.totals, standing.still_in) if over else None)

    return judge


def _lowest(totals: tuple[int, ...], sides: tuple[int, ...]) -> tuple[int, ...]:
    least = min(totals[side] for side in sides)
    return tuple(side for side in sides if totals[side] == least)
