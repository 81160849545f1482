"""What a game is played on. A board is its open ends and who may use them."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from doublesix.rules.reasons import Reason
from doublesix.rules.tiles import Tile

Place = str
"""Where a tile is laid, as the record writes it: start, left, right, train:0 … train:3, train:mexican."""

START: Place = "start"
LEFT: Place = "left"
RIGHT: Place = "right"


class End(NamedTuple):
    """A place and the number that a tile must have there; None before the first tile: any."""

    place: Place
    number: int | None


class Board(Protocol):
    """An immutable board; what a game needs to remember of its own lives in it."""

    def ends(self, seat: int) -> tuple[End, ...]:
        """The ends that `seat` may use now, in the order in which the table tries them (T-2)."""

    def why_not(self, place: Place, seat: int) -> Reason | None:
        """Why `seat` may not use `place` now; None where `ends` has it."""

    def play(self, tile: Tile, place: Place, seat: int) -> Board:
        """The board once `seat` has laid `tile` there."""

    def passed(self, seat: int) -> Board:
        """The board once `seat` has passed."""

    def pass_opens(self, seat: int) -> bool:
        """Whether a pass of `seat` now opens a train that was closed (M-7)."""

    def shown_by_pass(self) -> tuple[int, ...]:
        """The numbers that a pass shows somebody not to hold (P-4)."""

    def pass_counts(self, seat: int) -> bool:
        """Whether a pass now leaves everything as it is, so that a row of them blocks the round (M-12)."""

    @property
    def keeps_turn(self) -> bool:
        """Whether who played must go on: a double waits for its cover (M-8)."""

    @property
    def laid(self) -> tuple[Tile, ...]:
        """Every tile on the board."""
