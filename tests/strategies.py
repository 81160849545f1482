"""Hypothesis strategies that tests of every part share: tables, rounds, matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from hypothesis import strategies as st

from doublesix.rules.actions import Action
from doublesix.rules.match import Match, Settled, begin, deal, settle
from doublesix.rules.round import Round, apply, legal
from doublesix.rules.ruleset import Game
from doublesix.rules.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class Setting:
    """A game with options and a number of players that go together."""

    game: str
    options: dict[str, int]
    players: int

    @property
    def match(self) -> Match:
        """A match that has not been dealt yet."""
        return begin(VARIANTS[self.game].ruleset(self.options, self.players), self.players)


def settings_of(game: Game) -> list[Setting]:
    """Every setting of a game, with the lowest and the default of the long options."""
    chosen: list[dict[str, int]] = [{}]
    for option in game.options:
        values = option.values if len(option.values) < 6 else sorted({option.values[0], option.default})
        chosen = [{**options, option.name: value} for options in chosen for value in values]
    return [
        Setting(game.name, options, players)
        for options in chosen
        for players in game.players
        if game.why_not(options, players) is None
    ]


SETTINGS = {name: settings_of(game) for name, game in VARIANTS.items()}


def any_setting() -> st.SearchStrategy[Setting]:
    """Any game, with any options and players; each game as often as the others."""
    return st.one_of([st.sampled_from(SETTINGS[name]) for name in VARIANTS])


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match between two rounds, with any round's number and any sides eliminated where the game does that."""
    setting = draw(any_setting())
    match = setting.match
    sides = range(len(match.sides))
    gone: frozenset[int] = frozenset()
    if setting.game == "salon" and len(sides) > 2:
        gone = draw(st.frozensets(st.sampled_from(sides), max_size=len(sides) - 2))
    rounds = draw(st.integers(0, 3))
    opener = draw(st.sampled_from(match.playing)) if rounds else None
    return replace(match, eliminated=gone, rounds=rounds, opener=opener)


def dealt(match: Match, chance: Random) -> Round:
    """The next round of a match, dealt anew while the deal is void."""
    deck = list(match.rules.deck(match.rounds + 1))
    while True:
        chance.shuffle(deck)
        if (r := deal(match, deck)) is not None:
            return r


@st.composite
def deals(draw: st.DrawFn) -> Round:
    """A round just dealt."""
    return dealt(draw(matches()), Random(draw(st.integers(0, 2**32))))


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """A round under way, or over: some way along a line of play that the rules allow."""
    r = draw(deals())
    chance = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 120))):
        if r.over:
            break
        r, _events = apply(r, chance.choice(legal(r)))
    return r


def walk(r: Round, chance: Random) -> Iterator[tuple[Round, Action]]:
    """Play a round to its end at random: each state with the action taken in it."""
    while not r.over:
        action = chance.choice(legal(r))
        yield r, action
        r, _events = apply(r, action)


def played_out(r: Round, chance: Random) -> Round:
    """The end of the round after play at random."""
    while not r.over:
        r, _events = apply(r, chance.choice(legal(r)))
    return r


def match_played_out(match: Match, chance: Random) -> Iterator[Settled]:
    """Play a match to its end at random: what each round made of it."""
    while match.winners is None:
        done = settle(match, played_out(dealt(match, chance), chance))
        yield done
        match = done.match
