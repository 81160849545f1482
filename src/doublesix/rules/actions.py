"""What a player may ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from doublesix.rules.board import Place
from doublesix.rules.tiles import Tile


class Play(NamedTuple):
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
