"""A match that robots play among themselves, as the lines of its record."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from traceback import extract_tb

from msgspec import structs

from doublesix.bots import Robot, Seen, load, look
from doublesix.record import lines
from doublesix.record.notation import act_line, deal_line, end_line, round_line
from doublesix.record.shuffle import deal_fairly
from doublesix.rules.actions import Action
from doublesix.rules.events import Event
from doublesix.rules.match import Match, begin, settle
from doublesix.rules.reasons import DoubleSixError
from doublesix.rules.round import Round, apply
from doublesix.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Player:
    """A robot, and the name that it was asked for by."""

    name: str
    robot: Robot

    def choose(self, seen: Seen, random: Random) -> Action:
        """What the robot does; raise RobotFault where it fails, or chooses what is not legal."""
        where = f"{self.name}, seat {seen.seat}, round {seen.view.number}"
        try:
            action = self.robot.choose(seen, random)
        except Exception as error:  # whatever somebody else's robot raises
            last = extract_tb(error.__traceback__)[-1]
            raise RobotFault(f"{where}: {type(error).__name__}: {error} ({last.filename}:{last.lineno})") from error
        if action not in seen.legal:
            raise RobotFault(f"{where}: {action!r} is not legal; legal are {', '.join(map(repr, seen.legal))}")
        return action


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays what: rules, their complete options, the players in seat order; all chance comes from `seed`."""

    rules: Ruleset
    options: Mapping[str, int]
    players: tuple[Player, ...]
    seed: int


class RobotFault(DoubleSixError):
    """A robot failed or chose what is not legal; the text says which one and where."""


def player(name: str) -> Player:
    """A robot of the house, or one's own, which may lie in the folder where one is; raise UnknownRobot where there is
    none."""
    if ":" in name and "" not in sys.path:
        sys.path.insert(0, "")
    return Player(name, load(name))


def play_match(setup: Setup, number: int) -> Iterator[lines.Line]:
    """The record of match `number`, line by line; raise RobotFault where a robot is at fault."""
    for n, line in enumerate(_match(setup, number)):
        yield structs.replace(line, n=n)


def _match(setup: Setup, number: int) -> Iterator[lines.Line]:
    seats = len(setup.players)
    chances = [Random(f"{setup.seed}/{number}/robot/{seat}") for seat in range(seats)]
    yield _head(setup, number)
    match = begin(setup.rules, seats)
    while match.winners is None:
        secret, salts = _bytes(setup.seed, number, match.rounds + 1), [""] * seats
        r = deal_fairly(match, secret, salts).round
        yield deal_line(r, secret, salts)
        r = yield from _round(setup, match, r, chances)
        settled = settle(match, r)
        yield round_line(r, settled)
        match = settled.match
    yield end_line(match)


def _round(setup: Setup, match: Match, r: Round, chances: list[Random]) -> Generator[lines.Line, None, Round]:
    happened: list[Event] = []
    while not r.over:
        seen = look(match, r, r.turn, setup.options, happened)
        action = setup.players[r.turn].choose(seen, chances[r.turn])
        after, events = apply(r, action)
        yield act_line(r, events)
        happened += events
        r = after
    return r


def _head(setup: Setup, number: int) -> lines.Match:
    return lines.Match(
        format=lines.FORMAT,
        id=_bytes(setup.seed, number, 0).hex()[:16],
        rules=setup.rules.name,
        options=dict(setup.options),
        seats=[lines.Seat(name=f"Robot {i}", bot=player.name) for i, player in enumerate(setup.players, 1)],
    )


def _bytes(seed: int, number: int, round_number: int) -> bytes:
    """32 bytes for a round of a match: its secret; round 0 gives the match its id."""
    return hashlib.sha256(f"{seed}/{number}/{round_number}".encode()).digest()
