"""What a robot is, and all that it is given: what its seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Protocol

from doublesix.rules.actions import Action
from doublesix.rules.board import Board
from doublesix.rules.events import Event
from doublesix.rules.match import Match
from doublesix.rules.round import Round
from doublesix.rules.scoring import Sides
from doublesix.rules.tiles import Tile
from doublesix.rules.view import View, may_hear, view


@dataclass(frozen=True, slots=True)
class Seen:
    """What one seat may know when it is its turn. `game` is a name of VARIANTS, `options` are complete."""

    game: str
    options: Mapping[str, int]
    seat: int
    sides: Sides
    totals: tuple[int, ...]
    eliminated: frozenset[int]
    """The sides that are out (L-9)."""
    rounds: int
    """Rounds played before this one."""
    tiles: tuple[Tile, ...]
    """All that are in this round: the set, less the engine."""
    view: View
    events: tuple[Event, ...]
    """What happened since the deal, in order; of the tiles drawn only the seat's own."""

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the seat may do now, at least one action: plays, then draw, then pass (T-2)."""
        return self.view.legal

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The seat's tiles, in the order of the deal, drawn ones last."""
        return self.view.hand

    @property
    def board(self) -> Board:
        """What lies on the table."""
        return self.view.board

    @property
    def unseen(self) -> frozenset[Tile]:
        """The tiles that others hold or that lie in the boneyard."""
        return frozenset(self.tiles).difference(self.hand, self.board.laid)

    @property
    def side(self) -> tuple[int, ...]:
        """The seats that play together with this one, itself among them."""
        return next(side for side in self.sides if self.seat in side)

    def after(self, seat: int) -> int:
        """The seat whose turn comes after that of another."""
        playing = self.view.playing
        return playing[(playing.index(seat) + 1) % len(playing)]


class Robot(Protocol):
    """Who plays a seat without being a person. It keeps nothing between two turns, so that any process can ask it."""

    def choose(self, seen: Seen, random: Random) -> Action:
        """One of `seen.legal`; chance comes from `random` alone."""


def look(match: Match, r: Round, seat: int, options: Mapping[str, int], events: Iterable[Event]) -> Seen:
    """What `seat` may know of a round of `match`, its `events` since the deal."""
    return Seen(
        game=match.rules.name,
        options=options,
        seat=seat,
        sides=match.sides,
        totals=match.totals,
        eliminated=match.eliminated,
        rounds=match.rounds,
        tiles=match.rules.deck(r.number),
        view=view(r, seat),
        events=tuple(event for event in events if may_hear(event, seat)),
    )
