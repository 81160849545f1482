"""How good a play on trains looks: what it unloads, and the heaviest train that remains for the own end."""

from __future__ import annotations

from typing import NamedTuple

from doublesix.bots.core.plans import Planner
from doublesix.bots.hidden import bit, bits, set_of
from doublesix.bots.robot import Seen
from doublesix.rules.actions import Play
from doublesix.rules.trains import Trains, train_of


class Weights(NamedTuple):
    """What counts beside a pip laid, which is 1."""

    planned: float
    """A pip of the heaviest train that the rest of the hand makes from the own train's end."""
    elsewhere: float
    """Laid on another train: the own one waits, this chance may not."""
    closes: float
    """Laid on the own train while it is open (M-7)."""
    covered: float
    """A double whose cover is in the hand: two tiles in a turn (M-8)."""
    bare: float
    """A double without one."""

    def values(self, seen: Seen, plays: list[Play]) -> list[float]:
        """How good each play looks."""
        board = seen.board
        assert isinstance(board, Trains)
        planner = Planner(set_of(seen))
        return [value(play, seen, board, planner, self) for play in plays]


def value(play: Play, seen: Seen, board: Trains, planner: Planner, weights: Weights) -> float:
    """How good a play looks; only differences within a turn mean anything."""
    own = play.place == train_of(seen.seat)
    train = board.rows[seen.seat]
    end = play.tile.other(train.end) if own else train.end
    total = play.tile.pips + weights.planned * planner.heaviest(bits(seen.hand) ^ bit(play.tile), end)
    total += weights.closes * train.open if own else weights.elsewhere
    if play.tile.is_double:
        covers = sum(play.tile.high in tile for tile in seen.hand) - 1
        total += weights.covered if covers else weights.bare
    return total
