"""Mexican train: the heaviest train of the hand is found exactly, and everybody plays on by theirs."""

from __future__ import annotations

from doublesix.bots.core import trains
from doublesix.bots.core.plans import Planner
from doublesix.bots.core.trains import Trains
from doublesix.bots.game import Game
from doublesix.bots.hidden import Hidden
from doublesix.bots.robot import Seen
from doublesix.bots.train_policy import Weights
from doublesix.bots.worth import Sums, flat, keeps_own, rows_of
from doublesix.rules.trains import Trains as Board


def sums(seen: Seen, around: Hidden) -> Sums:
    """M-11, M-12."""
    board = seen.board
    assert isinstance(board, Board)
    rows = [board.rows[row] for row in rows_of(seen, board)]
    start = Trains(around.set, [t.end for t in rows], [t.open for t in rows], [t.begun for t in rows])
    start.drawn = seen.view.drawn > 0
    planner, score = Planner(around.set), keeps_own(seen, around, None)
    return lambda deals, moves, seed: trains.sums(start, planner, score, around.hand, deals, flat(moves), seed)


GAME = Game(
    weights=Weights(planned=0.8, elsewhere=1.12, closes=7.97, covered=7.25, bare=-4.99),
    sums=sums,
    strong=50,
    plain=60,
    compiled=150,
    review=60,
)
