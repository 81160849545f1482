"""One chain with two ends, open to everybody (S-1, S-2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from doublesix.rules.board import LEFT, RIGHT, START, End, Place
from doublesix.rules.reasons import Reason
from doublesix.rules.tiles import Tile, tile


@dataclass(frozen=True, slots=True)
class Chain:
    """Tiles from left to right, each as it lies: (left half, right half). `anchor` is the index of the opening tile."""

    tiles: tuple[tuple[int, int], ...] = ()
    anchor: int = 0

    def ends(self, seat: int) -> tuple[End, ...]:
        if not self.tiles:
            return (End(START, None),)
        return _both(self.tiles[0][0], self.tiles[-1][1])

    def why_not(self, place: Place, seat: int) -> Reason | None:
        places = (LEFT, RIGHT) if self.tiles else (START,)
        return None if place in places else Reason.NO_SUCH_PLACE

    def play(self, tile: Tile, place: Place, seat: int) -> Chain:
        if not self.tiles:
            return Chain(((tile.high, tile.low),))
        if place == LEFT:
            end = self.tiles[0][0]
            return Chain(((tile.other(end), end), *self.tiles), self.anchor + 1)
        end = self.tiles[-1][1]
        return Chain((*self.tiles, (end, tile.other(end))), self.anchor)

    def passed(self, seat: int) -> Chain:
        return self

    def shown_by_pass(self) -> tuple[int, ...]:
        if not self.tiles:
            return ()
        left, right = self.tiles[0][0], self.tiles[-1][1]
        return (left,) if left == right else (left, right)

    def pass_opens(self, seat: int) -> bool:
        return False

    def pass_counts(self, seat: int) -> bool:
        return True

    @property
    def keeps_turn(self) -> bool:
        return False

    @property
    def laid(self) -> tuple[Tile, ...]:
        return tuple(tile(a, b) for a, b in self.tiles)


@cache
def _both(left: int, right: int) -> tuple[End, End]:
    return End(LEFT, left), End(RIGHT, right)
