"""What robots know of a game. Each game has a file in `games`, named as it is, and nothing else names games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import NamedTuple, Protocol

from doublesix.bots.hidden import Hidden
from doublesix.bots.robot import Seen
from doublesix.bots.worth import Solve, Sums
from doublesix.rules.actions import Play


class Weights(Protocol):
    """A policy: a few weights over what the seat can see."""

    def values(self, seen: Seen, plays: list[Play]) -> list[float]:
        """How good each play looks; only differences within a turn mean anything."""


CROWD = 5
"""So many who play, each alone, are a crowd: what one of them does is soon undone."""


class Game(NamedTuple):
    """What `steady` weighs, how `strong` and `expert` play on, and in how many deals."""

    weights: Weights
    sums: Callable[[Seen, Hidden], Sums]
    strong: int
    """Deals of `strong`."""
    plain: int
    """Deals of `expert` without the compiled core."""
    compiled: int
    """Deals of `expert` with it."""
    review: int
    """Deals in which a review looks at each choice."""
    weighed: Callable[[Seen, Hidden], Sums] | None = None
    """How `expert` plays on, where that is not as `strong` does."""
    solve: Solve | None = None
    """What plays are worth with all hands open; None where nothing solves that, and it is played on at random."""
    crowd: Weights | None = None
    """What is weighed in a crowd, where that is something else."""
    teams: Weights | None = None
    """What is weighed in teams, where that is something else."""


@cache
def of(name: str) -> Game:
    """What is known of the game of this name."""
    game: Game = import_module(f"doublesix.bots.games.{name.replace('-', '_')}").GAME
    return game


def weights_of(seen: Seen) -> Weights:
    """What is weighed at this table."""
    known = of(seen.game)
    alone = len(seen.side) == 1
    other = (known.crowd if len(seen.view.playing) >= CROWD else None) if alone else known.teams
    return other or known.weights


def sums_of(seen: Seen, around: Hidden) -> Sums:
    """How plays are worth something in this game."""
    return of(seen.game).sums(seen, around)
