"""Rounds of every game to ask robots about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from doublesix.rules.events import Event
from doublesix.rules.match import Match, begin, deal
from doublesix.rules.round import Round, apply, legal
from doublesix.rules.tiles import Tile
from doublesix.rules.variants import VARIANTS

SHAPING = ("set", "teams")
"""The options that decide how many may play."""


@dataclass(frozen=True)
class Shape:
    """A game, how many play it, and the complete options that allow it."""

    game: str
    players: int
    options: dict[str, int]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}{v}" for k, v in self.options.items() if k in SHAPING)])

    def match(self) -> Match:
        return begin(VARIANTS[self.game].ruleset(self.options, self.players), self.players)


def shapes() -> Iterator[Shape]:
    """Every game with every number of players, set and team shape."""
    for name, game in VARIANTS.items():
        choices = [option.values if option.name in SHAPING else option.values[:1] for option in game.options]
        for values, players in product(product(*choices), game.players):
            options = dict(zip((option.name for option in game.options), values, strict=True))
            if game.why_not(options, players) is None:
                yield Shape(name, players, options)


def positions(match: Match, random: Random) -> Iterator[tuple[Round, tuple[Event, ...]]]:
    """Each turn of a round that is played at random, with what happened before it."""
    deck = list(match.rules.deck(match.rounds + 1))
    r = None
    while r is None:  # a void deal is dealt anew (L-3)
        random.shuffle(deck)
        r = deal(match, deck)
    happened: tuple[Event, ...] = ()
    while not r.over:
        yield r, happened
        r, events = apply(r, random.choice(legal(r)))
        happened += events


def redealt(r: Round, seat: int, random: Random) -> Round:
    """The same round with all that `seat` cannot see exchanged: the other hands and the boneyard."""
    others = [s for s in range(len(r.hands)) if s != seat]
    hidden: list[Tile] = [t for s in others for t in r.hands[s]] + list(r.boneyard)
    random.shuffle(hidden)
    hands = list(r.hands)
    for s in others:
        hands[s], hidden = tuple(hidden[: len(r.hands[s])]), hidden[len(r.hands[s]) :]
    return r._replace(hands=tuple(hands), boneyard=tuple(hidden))
