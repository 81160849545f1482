"""A rule set is a value: numbers as data, what differs in kind as named functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from doublesix.rules.board import Board
from doublesix.rules.opening import Hands, Opening
from doublesix.rules.reasons import COMMON_RULES, BadOptions, Reason
from doublesix.rules.scoring import Ended, Score, Sides, Weigh
from doublesix.rules.tiles import Tile, double_set
from doublesix.rules.verdict import Judge

Options = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """What a match is played by, its options and number of players settled."""

    name: str
    top: int
    """The set is the double-`top`."""
    teams: int
    """0: everyone alone."""
    hand: Callable[[int], int]
    """Players still in → tiles dealt to each."""
    draws: int | None
    """Tiles drawn in a turn at most; None: until one fits."""
    keeps_drawn: bool
    """L-5, L-6: a drawn tile that does not fit ends the turn, one that does may be kept."""
    engine: Callable[[int], Tile | None]
    """Round → the tile taken out of the set before the deal (M-2)."""
    board: Callable[[int, int], Board]
    """Round, seats → the empty board."""
    opening: Callable[[Hands, int, int | None], Opening | None]
    """Hands, round, opener of the round before → who opens; None: the deal is void."""
    weigh: Weigh
    score: Callable[[Ended], Score]
    judge: Judge
    lowest: bool
    """Whether points count against who gets them, so that the lowest total is the best."""
    rules: Mapping[str, str]
    """The rule of docs/rules.md behind a Reason, a Decided, and `opening`, `hand`, `engine`, `blocked`, `verdict`."""

    def rule(self, what: str) -> str:
        """The name of the rule behind a reason, a decision or a part of the rule set."""
        return self.rules.get(what) or COMMON_RULES[what]

    def deck(self, number: int) -> tuple[Tile, ...]:
        """The tiles that are shuffled for round `number`, in the record's order."""
        engine = self.engine(number)
        return tuple(t for t in double_set(self.top) if t != engine)

    def sides(self, seats: int) -> Sides:
        """The seats of each side: of each team (L-10), or each seat by itself."""
        return sides_of(self.teams, seats)


def sides_of(teams: int, seats: int) -> Sides:
    """The seats of each of so many teams, in turn, or each seat by itself (L-10)."""
    count = teams or seats
    return tuple(tuple(range(side, seats, count)) for side in range(count))


@dataclass(frozen=True, slots=True)
class Option:
    """What may be chosen before a match: its name in the record, the value without a choice, all its values, the rule
    that says so, and the values for a table of several people, where they are fewer (M-1)."""

    name: str
    default: int
    values: tuple[int, ...]
    rule: str
    online: tuple[int, ...] = ()

    def values_at(self, online: bool) -> tuple[int, ...]:
        """The values to choose from, at a table of several people or against robots alone."""
        return (online and self.online) or self.values


@dataclass(frozen=True, slots=True)
class Game:
    """One of the games: how many may play, what may be chosen, and the rule set that it comes to."""

    name: str
    players: range
    players_rule: str
    """The rule that says how many may play."""
    options: tuple[Option, ...]
    build: Callable[[Options, int], Ruleset]
    shape: Callable[[Options, int], Reason | None] = lambda options, players: None
    """Why these options do not go with so many players."""
    teams: Callable[[Options], int] = lambda options: 0
    invitation_only: bool = False
    """P-10: no public tables, and robots only where people practise."""
    emblem: tuple[int, int] = (6, 6)
    """The tile that the game is known by."""
    usual_players: int = 4
    """How many play where nobody says."""
    turn_seconds: tuple[int, ...] = (45, 30, 60, 90, 120)
    """T-1: how long a turn may last at a table of several people; the first one where nobody chooses."""

    @property
    def sets(self) -> tuple[int, ...]:
        """The sets that it may be played with, each by its highest number; first the one where nobody chooses."""
        chosen = next((option.values for option in self.options if option.name == "set"), ())
        return chosen or (self.ruleset({}, self.usual_players).top,)

    def capacity(self, options: Options) -> int:
        """How many may sit with these options: the most that can play, or, where no teams fit, that the set serves."""
        whys = {n: self.why_not(options, n) for n in self.players}
        served = max(n for n, why in whys.items() if why is not Reason.TOO_MANY_SEATS)
        return max((n for n, why in whys.items() if why is None), default=served)

    def complete(self, chosen: Options) -> dict[str, int]:
        """Every option with its value, defaults written out; raise BadOptions for an unknown name or value."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOptions(Reason.BAD_OPTION, "S-6", f"{self.name} has no option {name!r}: {', '.join(known)}")
            if type(value) is not int or value not in known[name].values:
                wanted = ", ".join(map(str, known[name].values))
                text = f"{name} cannot be {value!r} in {self.name}: one of {wanted}"
                raise BadOptions(Reason.BAD_OPTION, known[name].rule, text)
        return {option.name: chosen.get(option.name, option.default) for option in self.options}

    def why_not(self, options: Options, players: int) -> Reason | None:
        """Why a match cannot be played by so many with these (complete) options."""
        if players > self.players[-1]:
            return Reason.TOO_MANY_SEATS
        if players < self.players[0]:
            return Reason.SEATS_MISSING
        return self.shape(options, players)

    def rule(self, reason: Reason) -> str:
        """The rule behind a reason of `why_not`: how many may play, or in which teams."""
        shaped = (option.rule for option in self.options if option.name == "teams")
        return next(shaped, self.players_rule) if reason is Reason.TEAM_SHAPE else self.players_rule

    def ruleset(self, chosen: Options, players: int) -> Ruleset:
        """The rule set for these options and so many players; raise BadOptions if they do not go together."""
        options = self.complete(chosen)
        if reason := self.why_not(options, players):
            shown = ", ".join(f"{name} {value}" for name, value in options.items())
            fit = ", ".join(str(n) for n in self.players if self.why_not(options, n) is None)
            text = f"{self.name} with {shown} is not for {players} players: {fit or 'for no number of them'}"
            raise BadOptions(reason, self.rule(reason), text)
        return _built(self, tuple(options.items()), players)


@cache
def _built(game: Game, options: tuple[tuple[str, int], ...], players: int) -> Ruleset:
    """The same choices are the same rule set, so that rounds replayed apart compare equal."""
    return game.build(dict(options), players)
