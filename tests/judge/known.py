"""Which tiles each seat has seen, told from the rows alone; `view` is not asked."""

from __future__ import annotations

from doublesix.record import lines
from doublesix.table import events as ev
from tests.judge.reading import Reading

Tiles = frozenset[str]


class Known:
    """By version: what lies on the table, what was in each hand, and what was shown when a round ended."""

    def __init__(self, reading: Reading) -> None:
        self.laid: list[Tiles] = [frozenset()]
        self.hands: list[dict[int, Tiles]] = [{}]
        self.ever: list[dict[int | None, Tiles]] = [{}]
        """What a seat (None: anybody) saw in this round, and at the end of the last one."""
        self._all: dict[int, Tiles] = {}
        self._shown: Tiles = frozenset()
        for events in reading.events:
            self._take(events)

    def _take(self, events: list[ev.Event]) -> None:
        laid, hands = self.laid[-1], dict(self.hands[-1])
        before = self._shown
        for event in events:
            match event:
                case lines.Deal():
                    laid = frozenset([event.engine] if event.engine else [])
                    hands = {seat: frozenset(hand) for seat, hand in enumerate(event.hands)}
                    self._all = dict(hands)
                case lines.Play():
                    laid |= {event.tile}
                    hands[event.seat] -= {event.tile}
                case lines.Draw() if event.tile:
                    hands[event.seat] |= {event.tile}
                    self._all[event.seat] = self._all[event.seat] | {event.tile}
                case lines.Round():
                    self._shown = frozenset(tile for hand in event.hands for tile in hand)
        self.laid.append(laid)
        self.hands.append(hands)
        shown = laid | self._shown | before
        self.ever.append({None: shown} | {seat: shown | mine for seat, mine in self._all.items()})

    def may_say(self, v: int, seat: int | None) -> Tiles:
        """The tiles that news of row `v` may name to a seat."""
        return self.ever[v].get(seat, self.ever[v].get(None, frozenset()))
