"""A match: rounds until somebody has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from doublesix.rules.events import WentOut
from doublesix.rules.round import Round
from doublesix.rules.ruleset import Ruleset
from doublesix.rules.scoring import Ended, Score, Sides
from doublesix.rules.tiles import Tile
from doublesix.rules.verdict import Standing


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands between two rounds. `rounds`: how many have been played; `opener`: of the last one."""

    rules: Ruleset
    seats: int
    sides: Sides
    totals: tuple[int, ...]
    eliminated: frozenset[int] = frozenset()
    rounds: int = 0
    opener: int | None = None
    winners: tuple[int, ...] | None = None

    @property
    def still_in(self) -> tuple[int, ...]:
        """The sides that are dealt to."""
        return tuple(side for side in range(len(self.sides)) if side not in self.eliminated)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are dealt to, in order."""
        return tuple(sorted(seat for side in self.still_in for seat in self.sides[side]))


@dataclass(frozen=True, slots=True)
class Settled:
    """What a finished round makes of a match."""

    match: Match
    score: Score
    eliminated: tuple[int, ...]


def begin(rules: Ruleset, seats: int) -> Match:
    """A match that has not been dealt yet."""
    sides = rules.sides(seats)
    return Match(rules, seats, sides, (0,) * len(sides))


def deal(match: Match, deck: Sequence[Tile]) -> Round | None:
    """The next round, dealt from `deck` (its tiles shuffled, the engine not among them); None: a void deal (L-3)."""
    rules, number = match.rules, match.rounds + 1
    size = rules.hand(len(match.playing))
    hands: list[tuple[Tile, ...]] = [()] * match.seats
    for place, seat in enumerate(match.playing):
        hands[seat] = tuple(deck[place * size : (place + 1) * size])
    opening = rules.opening(tuple(hands), number, match.opener)
    if opening is None:
        return None
    return Round(
        rules=rules,
        number=number,
        playing=match.playing,
        opener=opening.seat,
        hands=tuple(hands),
        boneyard=tuple(deck[size * len(match.playing) :]),
        board=rules.board(number, match.seats),
        turn=opening.seat,
        opening=opening,
        passed=((),) * match.seats,
        last=opening.seat,
    )


def settle(match: Match, r: Round) -> Settled:
    """The match after a round that is over: what it scored, who is eliminated, who has won."""
    score = match.rules.score(ended(match, r))
    totals = tuple(total + points for total, points in zip(match.totals, score.points, strict=True))
    verdict = match.rules.judge(Standing(totals, match.still_in, r.number))
    after = replace(
        match,
        totals=totals,
        eliminated=match.eliminated | frozenset(verdict.eliminated),
        rounds=r.number,
        opener=r.opener,
        winners=verdict.winners,
    )
    return Settled(after, score, verdict.eliminated)


def ended(match: Match, r: Round) -> Ended:
    """What scoring needs of a round that is over."""
    weights = tuple(sum(map(match.rules.weigh, hand)) for hand in r.hands)
    out = r.over.seat if isinstance(r.over, WentOut) else None
    return Ended(r.hands, weights, match.sides, match.still_in, out, r.last)
