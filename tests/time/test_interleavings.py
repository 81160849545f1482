"""Anything in any order: plays, comings, goings, leaving for good, time. What must hold after every row does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from random import Random

import msgspec
import pytest

from doublesix.record import lines
from doublesix.record.verify import verify
from doublesix.rules.round import legal
from doublesix.table import clock, intents
from doublesix.table import events as ev
from doublesix.table.acting import intent_of
from doublesix.table.apply import apply, replay
from doublesix.table.codec import decode, encode
from doublesix.table.follow import LEAST_BACK
from doublesix.table.record import last_match
from doublesix.table.refusal import Refused
from doublesix.table.table import Phase, Table
from doublesix.table.world import World
from doublesix.web.presence import GRACE, Presence
from tests.strategies import SETTINGS, Setting
from tests.support.desk import LETTERS, Desk

SEEDS = range(8)
NAMES = {letter: letter for letter in LETTERS} | {f"robot-{n}": f"R{n}" for n in range(1, 10)}
JUMPS = (0, 1, 400, 2_999, 3_000, 5_000, 9_000, 20_000, 44_000, 60_000, 121_000)


class Evening:
    """A table without a house, as a house treats it, and everything that chance does to it."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.chance = Random(f"{setting.game}/{seed}")
        self.desk = Desk(setting.game, setting.options, seed=seed)
        self.presence = Presence(lambda: self.desk.now, self.desk.now)
        self.leaving: list[tuple[int, str]] = []
        for person in LETTERS[: setting.players]:
            self.presence.come(person)
            if person != "a":
                self.ask(person, intents.Sit())
        self.ask("a", intents.Start())

    @property
    def table(self) -> Table:
        return self.desk.table

    def ask(self, person: str, intent: intents.AnyIntent, turn: int | None = None) -> None:
        self.desk.present = self.presence.here
        before = self.table
        try:
            self.check(before, self.desk.do(person, intent, turn), by_itself=False)
        except Refused:
            assert self.table is before

    def by_itself(self, row: list[ev.Event]) -> None:
        """Something that the house does."""
        before = self.table
        self.check(before, self.desk.keep(row), by_itself=True)

    def step(self) -> None:
        person = self.chance.choice(sorted(self.table.people))
        match self.chance.choices(range(7), (12, 3, 3, 1, 1, 8, 1))[0]:
            case 0:
                self.act()
            case 1:
                self.come(person)
            case 2:
                self.go(person)
            case 3 if self.presence.grace(person) is None:
                self.ask(person, intents.Leave())
            case 4 if self.presence.grace(person) is None:
                self.ask(person, intents.Sit())
            case 5:
                self.advance(self.chance.choice(JUMPS))
            case 6 if self.presence.grace(person) is None and self.chance.random() < 0.1:
                self.ask(person, intents.End())

    def act(self) -> None:
        """Whose turn it is acts, or somebody is ready; only who has a socket open can."""
        table = self.table
        if table.phase is Phase.PLAYING and table.round:
            person = self.desk.to_play
            if self.presence.grace(person) is None:
                self.ask(person, intent_of(self.chance.choice(legal(table.round))), table.turn)
        elif table.phase is Phase.BETWEEN:
            person = self.chance.choice(sorted(table.people))
            if self.presence.grace(person) is None:
                self.ask(person, intents.Ready())

    def come(self, person: str) -> None:
        self.presence.come(person)
        self.by_itself(clock.back(self.table, person, self.world()))

    def go(self, person: str) -> None:
        if self.presence.grace(person) is None and self.presence.go(person) is not None:
            self.leaving.append((self.desk.now + GRACE, person))

    def advance(self, ms: int) -> None:
        """Let time go by; what is due happens at its time."""
        end = self.desk.now + ms
        while (at := self.next()) is not None and at <= end:
            self.desk.now = max(self.desk.now, at)
            for due in [due for due in self.leaving if due[0] <= self.desk.now]:
                self.leaving.remove(due)
                since = self.presence.away_since(due[1])
                if since is not None:
                    self.by_itself(clock.away(self.table, due[1], since, self.world()))
            wakes = clock.wakes(self.table)
            if wakes is not None and wakes <= self.desk.now:
                since = self.presence.last_here(self.table.people)
                self.by_itself(clock.time_up(self.table, self.world(), since))
                after = clock.wakes(self.table)
                assert after is None or after > self.desk.now
        self.desk.now = end

    def next(self) -> int | None:
        wakes = clock.wakes(self.table)
        return min([at for at, _ in self.leaving] + ([wakes] if wakes is not None else []), default=None)

    def world(self) -> World:
        self.desk.present = self.presence.here
        return self.desk.world(self.presence.here)

    def check(self, before: Table, row: Sequence[ev.Event], by_itself: bool) -> None:
        """What holds after every row."""
        assert replay(self.desk.log) == self.table
        assert decode(encode(row)) == list(row)
        table = before
        for event in row:
            after = apply(table, event)
            self.check_deadline(table, event, after)
            if isinstance(event, lines.Act):
                assert (event.by == "table") is by_itself
                assert not by_itself or (before.due and before.due.what == "turn" and before.due.at <= self.desk.now)
            table = after
        self.check_standing()

    def check_deadline(self, before: Table, event: ev.Event, after: Table) -> None:
        """P-9: within a turn a deadline only comes nearer; but T-5 gives at least fifteen seconds."""
        same = before.turn == after.turn and before.phase is after.phase
        if same and before.due and after.due and before.due.what == after.due.what == "turn":
            assert after.due.at <= before.due.at
        if isinstance(event, ev.Resumed) and event.at is not None:
            assert before.still
            assert event.at >= self.desk.now + min(LEAST_BACK, 1_000)

    def check_standing(self) -> None:
        """Who is here and what runs go together."""
        table, here = self.table, self.table.staying & self.presence.here
        if not table.running:
            return
        expecting = {person for _, person in self.leaving}
        assert bool(table.still) == (not here) or (not here and expecting)
        if here and table.phase is Phase.PLAYING:
            assert table.due
            assert table.due.what == "turn"
            assert table.due.at <= self.desk.now + 45_000
        if table.may_end:
            assert table.alone is not None
            assert table.alone + 120_000 <= self.desk.now


def settings() -> list[Setting]:
    """Few players and several of each game, teams too."""
    found = []
    for game in SETTINGS.values():
        several = [setting for setting in game if setting.options.get("rounds", 4) == 4]
        found += [several[0], max(several, key=lambda setting: (setting.players <= 6, setting.players))]
    return found


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_whatever_happens_in_whatever_order(setting: Setting) -> None:
    for seed in SEEDS:
        evening = Evening(setting, seed)
        for _ in range(150):
            if evening.table.phase is Phase.OVER:
                break
            evening.step()
        finish(evening)


def finish(evening: Evening) -> None:
    """Everybody goes; the table is closed in time, and its record verifies."""
    for person in sorted(evening.table.people):
        while evening.presence.grace(person) is None:
            evening.go(person)
            if evening.presence.grace(person) is None:
                evening.presence.go(person)
                evening.leaving.append((evening.desk.now + GRACE, person))
    if evening.table.phase is not Phase.OVER:
        evening.advance(8 * 24 * 3_600_000)
    assert evening.table.phase is Phase.OVER
    assert clock.wakes(evening.table) is None
    record = last_match([(0, evening.desk.log)], NAMES)
    assert verify([msgspec.json.encode(line) for line in record]).matches == 1
    assert reduce(apply, evening.desk.log[1:], replay(evening.desk.log[:1])) == evening.table
