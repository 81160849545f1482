"""What a player may ask for."""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.rules.board import Place
from doublesix.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a tile of the hand at a place."""

    tile: Tile
    place: Place


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the next tile of the boneyard."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a tile."""


Action = Play | Draw | Pass
