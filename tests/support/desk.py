"""A table without a house: its log in a list, its people obeying at once."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import reduce
from random import Random

import pytest

from doublesix.rules.actions import Action
from doublesix.rules.reasons import Reason
from doublesix.rules.round import legal
from doublesix.rules.variants import VARIANTS
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.acting import intent_of
from doublesix.table.apply import apply, replay
from doublesix.table.handle import handle, open_with
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Access, Phase, Table
from doublesix.table.waiting import opened
from doublesix.table.world import World
from tests.strategies import Setting

NOW = 1_800_000_000_000
ROBOTS = ("beginner", "steady")
LETTERS = "abcdefghij"


class Desk:
    """A table and its log. People are called a, b, c … by arrival; all are present unless `present` says less."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, int] | None = None,
        *,
        access: Access = Access.INVITATION,
        practice: bool = False,
        hints: bool = False,
        robots: int = 0,
        seed: int = 0,
    ) -> None:
        self.random = Random(seed)
        self.present: Collection[str] | None = None
        self.away: dict[str, int] = {}
        self.now = NOW
        row = open_with(
            opened(VARIANTS[game], options or {}, access, practice, hints), "a", ["steady"] * robots, self.world(set())
        )
        self.rows: list[list[ev.Event]] = [row]
        self.table: Table = replay(row)

    def world(self, people: Collection[str]) -> World:
        present = people if self.present is None else self.present
        return World(present, ROBOTS, self.random.randbytes, self.now, self.away)

    def do(self, person: str, intent: intents.AnyIntent, turn: int | None = None) -> list[ev.Event]:
        """Ask for something; its events, which are in the log now. Raise Refused."""
        row = handle(self.table, person, intent, turn, self.world(self.table.people))
        return self.keep(row)

    def keep(self, row: list[ev.Event]) -> list[ev.Event]:
        """Let a row happen."""
        if row:
            self.rows.append(row)
            self.table = reduce(apply, row, self.table)
        return row

    def refusal(self, person: str, intent: intents.AnyIntent, turn: int | None = None) -> Refused:
        """Ask for something that must be refused."""
        before = self.table
        with pytest.raises(Refused) as caught:
            self.do(person, intent, turn)
        assert self.table is before
        return caught.value

    def why(self, person: str, intent: intents.AnyIntent, turn: int | None = None) -> Refusal | Reason:
        """Why something is refused."""
        return self.refusal(person, intent, turn).why

    def sit(self, people: str) -> Desk:
        """Let each letter sit down."""
        for person in people:
            self.do(person, intents.Sit())
        return self

    def start(self) -> Desk:
        """Let the host begin."""
        self.do(self.table.host, intents.Start())
        return self

    @property
    def log(self) -> list[ev.Event]:
        """Every event so far."""
        return [event for row in self.rows for event in row]

    @property
    def to_play(self) -> str:
        """The id of who is to play."""
        assert self.table.to_play is not None
        return self.table.seats[self.table.to_play].person

    def act(self, action: Action) -> list[ev.Event]:
        """Do an action in the turn under way."""
        return self.do(self.to_play, intent_of(action), self.table.turn)

    def step(self) -> list[ev.Event]:
        """One thing further, at random, towards the end of the match."""
        if self.table.phase is Phase.PLAYING:
            assert self.table.round
            return self.act(self.random.choice(legal(self.table.round)))
        waited = sorted(self.table.people - self.table.ready)
        return self.do(self.random.choice(waited), intents.Ready(salt=f"s{len(self.rows)}"))

    def play_on(self, most: int = 100_000) -> Iterator[list[ev.Event]]:
        """Row by row, at random, until the match or `most` is over."""
        for _ in range(most):
            if self.table.phase is Phase.OVER:
                return
            yield self.step()

    def finish(self) -> Desk:
        """Play the match to its end."""
        for _ in self.play_on():
            pass
        return self


def desk_of(setting: Setting, seed: int) -> Desk:
    """A table of this setting with everybody seated, salted and dealt to."""
    solo = setting.options.get("rounds", 4) != 4
    access = Access.SOLO if solo else Access.INVITATION
    robots = setting.players - 1 if solo else 0
    desk = Desk(setting.game, setting.options, access=access, robots=robots, seed=seed)
    if not solo:
        desk.sit(LETTERS[1 : setting.players])
    desk.do("a", intents.Salt(salt="of-a"))
    return desk.start()
