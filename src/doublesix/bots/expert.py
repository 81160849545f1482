"""expert: as strong, in the deals that explain best what the others chose to play."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from doublesix.bots import core, game
from doublesix.bots.chain_policy import Weights
from doublesix.bots.core.choices import Choices
from doublesix.bots.core.picks import picked
from doublesix.bots.hidden import Hidden, bit
from doublesix.bots.lacks import Ends, grown
from doublesix.bots.robot import Seen
from doublesix.bots.strong import Strong
from doublesix.bots.worth import Sums
from doublesix.rules.board import LEFT, RIGHT, START, Place
from doublesix.rules.events import Drew, Passed, Played
from doublesix.rules.tiles import Tile, double_set


@dataclass(frozen=True, slots=True)
class Expert(Strong):
    """The deals: of `wider` times as many the likeliest, to the power of `belief`, since people are no robots."""

    wider: int = 4
    belief: float = 0.6

    def dealt(self, seen: Seen, around: Hidden, seed: int) -> list[int]:
        count, holders = self.many(seen.game), len(around.room)
        choices = chosen(seen, around)
        if not choices.holder:
            return core.deals(around.tiles, around.allowed, around.room, count, seed)
        found = core.deals(around.tiles, around.allowed, around.room, count * self.wider, seed)
        return picked(found, holders, core.likelihoods(found, choices), self.belief, count)

    def sums(self, seen: Seen, around: Hidden) -> Sums:
        return (game.of(seen.game).weighed or game.sums_of)(seen, around)

    def usual(self, known: game.Game) -> int:
        return known.compiled if core.COMPILED else known.plain


def chosen(seen: Seen, around: Hidden) -> Choices:
    """What the others chose in this round, from what each could have had; nothing from before they last drew.

    By the weights of a chain, but for what may come later; on trains nothing is made of it yet.
    """
    weights = game.weights_of(seen)
    if not isinstance(weights, Weights):
        return Choices(len(around.room), [], [])
    every = range(len(around.set.bits) + 1)
    choices = Choices(
        holders=len(around.room),
        kept=[exp(weights.kept * n + weights.stranded * (n == 0)) for n in every],
        unseen=[exp(weights.unseen * n) for n in every],
    )
    drawn = {event.seat: e for e, event in enumerate(seen.events) if isinstance(event, Drew)}
    ends: Ends = (-1, -1)
    unplayed, lacks = around.set.all, [0] * len(seen.view.counts)
    for e, event in enumerate(seen.events):
        if isinstance(event, Passed):
            lacks[event.seat] |= sum(1 << number for number in event.on)
        elif isinstance(event, Drew):
            lacks[event.seat] = sum(1 << number for number in {*ends})
        elif isinstance(event, Played):
            after = grown(ends, event.tile, event.place)
            if event.seat != seen.seat and drawn.get(event.seat, -2) < e - 1:
                _add(choices, _Decision(seen, around, weights, event, e, ends, after, unplayed, lacks))
            ends, unplayed = after, unplayed ^ bit(event.tile)
    return choices


@dataclass(frozen=True, slots=True)
class _Decision:
    seen: Seen
    around: Hidden
    weights: Weights
    event: Played
    number: int
    ends: Ends
    after: Ends
    unplayed: int
    lacks: list[int]

    @property
    def later(self) -> int:
        """What the seat plays from here on."""
        events = self.seen.events[self.number :]
        return sum(bit(e.tile) for e in events if isinstance(e, Played) and e.seat == self.event.seat)

    def moves(self) -> list[tuple[Tile, Ends]]:
        """All that the seat could have laid, as far as we know; places that come to the same only once."""
        may = sum(self.around.tiles) | self.later
        places: list[tuple[Place, int]] = [(LEFT, self.ends[0]), (RIGHT, self.ends[1])]
        if self.ends[0] == self.ends[1]:
            places = [(START if self.ends[0] < 0 else self.event.place, self.ends[0])]
        fitting = [(t, place) for t in double_set(self.around.set.top) for place, end in places if end < 0 or end in t]
        return [(t, grown(self.ends, t, place)) for t, place in fitting if may & bit(t)]

    def factor(self, tile: Tile, after: Ends, others: list[tuple[int, float]]) -> float:
        """The part of a move's weight that does not depend on the hand."""
        by = self.weights
        look = by.pips * tile.pips + by.double * tile.is_double + by.equal * (after[0] == after[1])
        for missing, weight in others:
            look += weight * ((missing >> after[0] & 1) + (missing >> after[1] & 1))
        return exp(look)

    def others(self) -> list[tuple[int, float]]:
        """What the other seats lack, and what it means to the one that decides that they lack an end."""
        seat = self.event.seat
        following = self.seen.after(seat)
        side = next(side for side in self.seen.sides if seat in side)
        by = self.weights
        return [
            (self.lacks[other], by.partner if other in side else by.next if other == following else by.other)
            for other in self.seen.view.playing
            if other != seat and self.lacks[other]
        ]


def _add(choices: Choices, decision: _Decision) -> None:
    fits, others = decision.around.set.fits, decision.others()
    for tile, after in decision.moves():
        if tile == decision.event.tile and after == decision.after:
            choices.chosen.append(len(choices.tile))
        choices.tile.append(bit(tile))
        choices.fitting.append(fits[after[0]] | fits[after[1]])
        choices.factor.append(decision.factor(tile, after, others))
    choices.start.append(len(choices.tile))
    choices.holder.append(decision.around.seats.index(decision.event.seat))
    choices.later.append(decision.later)
    choices.unplayed.append(decision.unplayed)
