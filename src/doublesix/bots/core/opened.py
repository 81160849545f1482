"""What moves of a partnership round are worth with all hands open."""

from __future__ import annotations

from doublesix.bots.core import COMPILED
from doublesix.bots.core.sets import domino_set

if COMPILED:
    from doublesix.bots.core.typed.solver import Solver
else:
    from doublesix.bots.core.plain.solver import Solver  # type: ignore[assignment]

SET = domino_set(6)


def solved(hand: int, others: list[int], moves: list[int]) -> list[int]:
    """For each move (tile, left end, right end after it) the points of the mover's side if everybody plays their best.

    `others`: the hands of the next three seats in turn.
    """
    solver, found = Solver(), []
    for at in range(0, len(moves), 3):
        tile, left, right = moves[at : at + 3]
        rest = hand ^ tile
        if rest:
            found.append(-solver.value([rest, *others], 1, left, right, 0))
        else:
            found.append(SET.weigh(others[0]) + SET.weigh(others[2]))
    return found
