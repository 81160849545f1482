"""A table: all that its log comes to, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from doublesix.record import lines
from doublesix.rules.events import Event as RoundEvent
from doublesix.rules.match import Match, Settled
from doublesix.rules.round import Round
from doublesix.rules.ruleset import Game, sides_of
from doublesix.rules.scoring import Decided, Ended, Sides
from doublesix.table import events as ev

ROBOT = "robot-"
"""How the id of a robot at a table begins; a number follows."""
TURN_SECONDS = "turn_s"
"""The table's own option (T-1), beside those of the game."""


class Phase(StrEnum):
    """Where a table stands."""

    WAITING = "waiting"
    PLAYING = "playing"
    BETWEEN = "between"
    OVER = "over"


class Access(StrEnum):
    """Who may come: whoever has the code, everybody, or one person with robots."""

    INVITATION = "invitation"
    PUBLIC = "public"
    SOLO = "solo"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits: a person's id, or a robot's, with its kind."""

    person: str
    bot: str | None = None

    @property
    def housed(self) -> bool:
        """Whether the house itself moves this robot; others answer for theirs over HTTP."""
        return self.person.startswith(ROBOT)


@dataclass(frozen=True, slots=True)
class Finished:
    """A round that is over: how it was dealt, how it ended, what it came to."""

    deal: lines.Deal
    round: Round
    end: Ended
    settled: Settled


class Table(msgspec.Struct, frozen=True, gc=False):
    """Everything about a table. `turn` counts deals, plays, draws, passes and ends of rounds; a command names it.

    A Struct, since one with a few fields changed is made many times a move, and that is quick."""

    game: Game
    options: Mapping[str, int]
    access: Access
    practice: bool
    turn_s: int
    """T-1: a turn lasts so long at most, at a table of several people."""
    phase: Phase = Phase.WAITING
    seats: tuple[Seat, ...] = ()
    host: str = ""
    turn: int = 0
    committed: ev.Committed | None = None
    """Of the next deal, while one is to come."""
    salts: Mapping[str, str] = {}
    """For the next deal, by person."""
    ready: frozenset[str] = frozenset()
    started: ev.Started | None = None
    match: Match | None = None
    round: Round | None = None
    """The round under way, or the last one."""
    deal: lines.Deal | None = None
    """How that round was dealt."""
    events: tuple[RoundEvent, ...] = ()
    """What happened in it since its deal."""
    due: ev.Due | None = None
    """When the table acts by itself, if nobody does before."""
    still: ev.Stood | None = None
    """Set while nobody of its people is here (T-5)."""
    gone: frozenset[str] = frozenset()
    """Who has left the match for good and may come back to it (T-6)."""
    alone: int | None = None
    """Since when only one side has anybody of its people here (T-6)."""
    may_end: bool = False
    """Whether that has lasted so long that those may end the match."""
    knocks: Mapping[int, ev.Knocked] = {}
    """Who asks for which seat, by seat."""
    onlookers: bool = False
    """Whether people without a seat may watch."""
    judged: Decided | None = None
    """What decided the round that is being settled."""
    hints: bool = False
    """Whether who is to play may ask for a hint."""
    last: Finished | None = None
    """The last round that is over; it can be looked at all through the next one (T-7)."""

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person, None if they have none."""
        for i, seat in enumerate(self.seats):
            if seat.person == person:
                return i
        return None

    @property
    def capacity(self) -> int:
        """How many may sit here with the options as they are."""
        return self.game.capacity(self.options)

    @property
    def robots_allowed(self) -> bool:
        """P-10, P-11: a game by invitation takes robots only where people practise."""
        return self.practice or not self.game.invitation_only

    @property
    def online(self) -> bool:
        """Whether several people may come here."""
        return self.access is not Access.SOLO

    @property
    def helps(self) -> bool:
        """Whether one plays alone or practises here: only there the house says what can be deduced, or what is best."""
        return not self.online or self.practice

    @property
    def people(self) -> frozenset[str]:
        """The ids of those who sit here and are no robots."""
        return frozenset([seat.person for seat in self.seats if not seat.bot])

    @property
    def staying(self) -> frozenset[str]:
        """The ids of the people who have not left for good."""
        return self.people - self.gone if self.gone else self.people

    @property
    def running(self) -> bool:
        """Whether a match is under way."""
        return self.phase in (Phase.PLAYING, Phase.BETWEEN)

    @property
    def sides(self) -> Sides:
        """The seats of each side: of the match, or as they would be if it began now (L-10)."""
        return self.match.sides if self.match else sides_of(self.game.teams(self.options), len(self.seats))

    @property
    def to_play(self) -> int | None:
        """The seat whose turn it is."""
        return self.round.turn if self.round and self.phase is Phase.PLAYING else None
