"""Where the tiles of a diagram lie, in half-tiles: rows that turn at their end. Boxes are given by their centres."""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.rules.tiles import Tile

ACROSS = 10
"""Half-tiles in a row before it turns; diagrams are short."""
ROW = 2.25
"""From one row to the next: doubles of both do not touch."""
Halves = tuple[int, int]


@dataclass(frozen=True)
class Laid:
    """A tile as it lies: its numbers from the left or from above."""

    x: float
    y: float
    numbers: Halves
    lying: bool

    @property
    def width(self) -> int:
        """In half-tiles."""
        return 2 if self.lying else 1

    @property
    def height(self) -> int:
        """In half-tiles."""
        return 3 - self.width


@dataclass(frozen=True)
class End:
    """Where the next tile goes: `x`, `y` the half that touches, `way` 1 to the right, -1 to the left; `turned` where it
    opens a row."""

    x: float
    y: float
    way: int
    number: int
    turned: bool = False

    def spot(self, tile: Tile) -> Laid:
        """A tile as it would lie here."""
        if tile.is_double:
            return Laid(self.x, self.y, (tile.high, tile.high), lying=self.turned)
        far = tile.other(self.number)
        numbers = (self.number, far) if self.way > 0 else (far, self.number)
        return Laid(self.x + self.way / 2, self.y, numbers, lying=True)


def lay_chain(tiles: tuple[Halves, ...]) -> tuple[list[Laid], End, End]:
    """The chain, its left end, its right end."""
    laid: list[Laid] = []
    x, y, way, turned = 0.0, 0.0, 1, False
    for a, b in tiles:
        corner = False
        if a == b and turned:  # it lies across the way that the corner came
            laid.append(Laid(x + way / 2, y, (a, a), lying=True))
            x += 1.5 * way
        elif a == b:
            laid.append(Laid(x + way / 2, y, (a, a), lying=False))
            x += way
        elif way > 0 and x + 2 > ACROSS:  # the corner tile stands, the next row begins under its second half
            laid.append(Laid(x + 0.5, y + 0.5, (a, b), lying=False))
            x, y, way, corner = x + 1, y + ROW, -1, True
        elif way < 0 and x - 2 < 0:
            laid.append(Laid(x - 0.5, y + 0.5, (a, b), lying=False))
            x, y, way, corner = x - 1, y + ROW, 1, True
        else:
            laid.append(Laid(x + way, y, (a, b) if way > 0 else (b, a), lying=True))
            x += 2 * way
        turned = corner
    left = End(-0.5, 0, -1, tiles[0][0])
    return laid, left, End(x + way / 2, y, way, tiles[-1][1], turned)


def lay_train(tiles: tuple[Halves, ...], engine: int) -> tuple[list[Laid], End]:
    """A train in one row, and its end."""
    laid: list[Laid] = []
    x = 0.0
    for a, b in tiles:
        size = 1 if a == b else 2
        laid.append(Laid(x + size / 2, 0, (a, b), lying=a != b))
        x += size
    return laid, End(x + 0.5, 0, 1, tiles[-1][1] if tiles else engine)
