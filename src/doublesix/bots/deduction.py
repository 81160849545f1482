"""What a round has told everyone of each hand: numbers it cannot hold, and those it may have drawn since."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from doublesix.rules.board import Board
from doublesix.rules.events import Blocked, Drew, Event, Kept, Passed, Played
from doublesix.rules.round import Round
from doublesix.rules.tiles import Tile

EVEN = 50
"""Percent below which nothing is said."""


@dataclass(frozen=True, slots=True)
class Known:
    """Numbers that a hand surely lacks, and those it lacked before it drew → how many percent sure that still is."""

    none: tuple[int, ...]
    likely: Mapping[int, int]


class Deduction:
    """Hears a round event by event. It keeps for each seat: number it lacked → unknown tiles it has drawn since."""

    def __init__(self) -> None:
        self._since: dict[int, dict[int, int]] = {}
        self._drawing: tuple[int, frozenset[int]] | None = None
        """Who draws in this turn, and the numbers that could be used."""

    def hear(self, event: Event, board: Board) -> None:
        """An event, and the board just before it."""
        if not isinstance(event, Blocked):
            self.turn(event.seat)
        match event:
            case Drew(seat):
                self._lacks(seat, _usable(board, seat))
                self._since[seat] = {number: drawn + 1 for number, drawn in self._since[seat].items()}
                self._drawing = seat, _usable(board, seat)
            case Passed(seat, on):
                self._lacks(seat, frozenset(on) or _usable(board, seat))
                self._drawing = None
            case Played(seat, tile):
                # After a draw nothing else fitted: it is the tile just drawn. Else its numbers alone were drawn.
                known, drawing = self._since.get(seat, {}), self._drawing is not None
                self._since[seat] = {n: drawn - (drawn > 0 and (drawing or n in tile)) for n, drawn in known.items()}
                self._drawing = None
            case Kept(seat):
                for number in _usable(board, seat):
                    self._since.get(seat, {}).pop(number, None)
                self._drawing = None

    def turn(self, seat: int) -> None:
        """It is this seat's turn: another one that drew had no use for what it drew (L-5)."""
        if self._drawing and self._drawing[0] != seat:
            self._lacks(*self._drawing)
            self._drawing = None

    def of(self, seat: int, held: Sequence[int], tiles: Iterable[Tile], board: Board) -> Known:
        """What is known of a hand; `held`: how many tiles each seat has, `tiles`: all of this round.

        Nothing of the ends while a seat that drew has its turn: what it drew may fit.
        """
        out = frozenset(tiles).difference(board.laid)
        fitting = self._drawing[1] if self._drawing and self._drawing[0] == seat else frozenset[int]()
        sure = {n: self._sure(seat, n, held, out) for n in sorted(self._since.get(seat, {})) if n not in fitting}
        none = tuple(n for n, percent in sure.items() if percent == 100)
        return Known(none, {n: percent for n, percent in sure.items() if EVEN <= percent < 100})

    def _sure(self, seat: int, number: int, held: Sequence[int], out: frozenset[Tile]) -> int:
        """Percent: what has the number is among all that is hidden, but for the tiles that came before a lack of it."""
        drawn, having = self._unsure(seat, number, held[seat]), sum(number in tile for tile in out)
        places = len(out) - sum(n - self._unsure(other, number, n) for other, n in enumerate(held))
        share = 1.0
        for k in range(having):
            share *= max(places - drawn - k, 0) / max(places - k, 1)
        return 100 if drawn == 0 or not having else min(99, round(100 * share))

    def _unsure(self, seat: int, number: int, held: int) -> int:
        """How many tiles of a hand may have a number."""
        return min(self._since.get(seat, {}).get(number, held), held)

    def _lacks(self, seat: int, numbers: frozenset[int]) -> None:
        self._since.setdefault(seat, {}).update(dict.fromkeys(numbers, 0))


class Listening:
    """A round that is listened to as it goes, each event once."""

    def __init__(self, r: Round, seats: int) -> None:
        self._found, self._heard = Deduction(), 0
        self._board, self._tiles = r.rules.board(r.number, seats), r.rules.deck(r.number)

    def after(self, r: Round, events: Sequence[Event]) -> list[Known]:
        """What all the events since the deal have told everyone of each hand; of `r` only what all see is used."""
        for event in events[self._heard :]:
            self._found.hear(event, self._board)
            self._board = after(event, self._board)
        self._heard = len(events)
        self._found.turn(r.turn)
        held = list(map(len, r.hands))
        return [self._found.of(seat, held, self._tiles, self._board) for seat in range(len(held))]


def deduced(r: Round, events: Sequence[Event]) -> list[Known]:
    """What the events since the deal have told everyone of each hand."""
    return Listening(r, len(r.hands)).after(r, events)


def after(event: Event, board: Board) -> Board:
    """The board after an event."""
    match event:
        case Played(seat, tile, place):
            return board.play(tile, place, seat)
        case Passed(seat):
            return board.passed(seat)
    return board


def _usable(board: Board, seat: int) -> frozenset[int]:
    return frozenset(end.number for end in board.ends(seat) if end.number is not None)
