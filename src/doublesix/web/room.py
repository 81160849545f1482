"""A table in this process: who watches, who is there, and its timers, around a reading of its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from doublesix.store.fellows import Elsewhere
from doublesix.store.log import Books, StoreError
from doublesix.table import clock
from doublesix.table import events as ev
from doublesix.table.intents import AnyIntent
from doublesix.table.table import Phase, Table
from doublesix.table.world import World
from doublesix.web.gathering import Gathering
from doublesix.web.ledger import First, Ledger, nothing_first
from doublesix.web.meters import LATE
from doublesix.web.outside import Outside
from doublesix.web.presence import GRACE, Presence
from doublesix.web.watching import Watcher
from doublesix.wire.alike import Glance

LONGEST_TIMER = 3_600_000  # ms; what is later than that is swept up


class Keeper(Protocol):
    """Who keeps the rooms: the house."""

    outside: Outside
    opened: int
    """When this process opened the house."""
    store: Books

    @property
    def outage(self) -> tuple[int, int]:
        """The last outage of the house, from and to."""

    async def awake(self) -> None:
        """Notice an outage before anything is done about the time (T-4)."""

    def until(self, worker: str) -> int:
        """Until when those who are here by another worker count as here."""

    def world(self, present: set[str], away: Mapping[str, int]) -> World:
        """What a table asks of the world now."""

    def forget(self, room: Room) -> None:
        """Drop a room that nobody needs."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a list of tables tells of one: cheap to keep, while its log is long. `people`: ids, by seat."""

    version: int
    game: str
    phase: Phase
    people: tuple[str, ...]
    to_play: int | None
    capacity: int
    recorded: bool


class Room:
    """One table, its people and its clocks."""

    def __init__(self, ledger: Ledger, keeper: Keeper) -> None:
        self.ledger = ledger
        self.code = ledger.code
        outside, fellows = keeper.outside, keeper.store.fellows
        self.gathering = Gathering(ledger.code, fellows, outside.clock, keeper.opened, keeper.until)
        self.on_change: Callable[[], None] = lambda: None
        self.glance = Glance()
        """What all who look at the table now see alike."""
        self._seen: tuple[World, tuple[str, ...]] | None = None
        """The world and the onlookers, since everybody was told to look last."""
        self.rests = False
        """Whether nobody looks at this room any more."""
        self._keeper = keeper
        self._leaving: dict[str, Callable[[], None]] = {}
        self._timer: Callable[[], None] = lambda: None
        self._holds = 0
        ledger.changed = self._rows_came
        self._wind()

    @classmethod
    async def load(cls, code: str, books: Books, keeper: Keeper) -> Room | None:
        """The table of this code as its log has it; None if there is none."""
        ledger = await Ledger.load(code, books)
        return cls(ledger, keeper) if ledger else None

    @property
    def table(self) -> Table:
        """The table as far as its log was read."""
        return self.ledger.table

    @property
    def presence(self) -> Presence:
        """Who of those who sit is here, and since when the others are away."""
        return self.gathering.presence

    @property
    def version(self) -> int:
        """The last row that was read."""
        return self.ledger.version

    def glimpse(self) -> Glimpse:
        """What a list of tables tells of this one."""
        table = self.table
        people = tuple(seat.person for seat in table.seats)
        recorded = table.phase is Phase.OVER and table.match is not None
        return Glimpse(self.version, table.game.name, table.phase, people, table.to_play, table.capacity, recorded)

    async def command(
        self,
        person: str,
        intent: AnyIntent,
        turn: int | None,
        c: str,
        bot: str | None = None,
        first: First = nothing_first,
    ) -> int:
        """Do what `person` asks; return the version that it made. Raise Refused, StoreError.
        `bot`: the kind of robot that asks from outside the house."""
        return await self.ledger.command(person, intent, turn, c, lambda: replace(self.world(), asker=bot), first)

    async def act(self, what: Callable[[Table, World], list[ev.Event]]) -> None:
        """Let the table do something by itself, if there is anything to do."""
        await self.ledger.act(what, self.world)

    @property
    def held(self) -> bool:
        """Whether somebody needs this very room: two rooms of one table in a process would not hear of each other."""
        return self._holds > 0

    def hold(self) -> None:
        """Keep this room until `release`."""
        self._holds += 1

    def release(self) -> None:
        """No longer needed by one who held it."""
        self._holds -= 1
        self._keeper.forget(self)

    async def watch(self, watcher: Watcher) -> None:
        """Somebody comes. Where they counted as here all the while, there is nothing to see for the others."""
        missed = watcher.person not in self.presence.here
        self.gathering.come(watcher)
        if person := watcher.person:
            await self.act(lambda table, world: clock.back(table, person, world))
        (self.tell if missed else self.on_change)()

    def unwatch(self, watcher: Watcher, excused: bool = False) -> None:
        """Somebody goes; whether they are away shows in a while (T-3). `excused`: it was the house that closed."""
        if self.gathering.go(watcher, excused) and watcher.person:
            self.expect_away(watcher.person, self.presence.grace(watcher.person) or GRACE)

    def expect_away(self, person: str, wait: int) -> None:
        """Look in so many milliseconds whether this person is away: once, however often their sockets close."""
        if call_off := self._leaving.get(person):
            call_off()
        else:
            self.hold()
        self._leaving[person] = self._keeper.outside.later(wait, lambda: self._look_away(person))

    async def learn(self) -> None:
        """Ask who is here by other workers."""
        if self._keeper.store.fellows.several:
            self.know(await self.gathering.elsewhere())

    def know(self, elsewhere: Sequence[Elsewhere]) -> None:
        """These are, or were, here by other workers."""
        changed = self.gathering.know(elsewhere)
        for person, grace in self.gathering.leaving().items():
            self.expect_away(person, grace)
        if changed:
            self.tell()

    def call(self, names: Mapping[str, str]) -> None:
        """These are called so by now: let who sees their names look anew."""
        if self.gathering.call(names) or names.keys() & self.ledger.ids:
            self.tell()

    def tell(self) -> None:
        """Let everybody look anew."""
        self._seen = None
        self.gathering.tell()
        self.on_change()

    async def time_up(self) -> None:
        """Do what is due, if anything is by now."""
        if self.rests:
            return
        self.hold()
        try:
            due, before = self.table.due, self.version
            await self.ledger.act(self._due, self.world, self._awake)
            if due and self.version > before:
                LATE.labels(due.what).observe(max(0, self._keeper.outside.clock() - due.at) / 1000)
            self._wind()
        finally:
            self.release()

    async def _awake(self) -> None:
        """Before each try: was the house away, and who is here?"""
        await self._keeper.awake()
        await self.learn()

    def _due(self, table: Table, world: World) -> list[ev.Event]:
        """T-4: after an outage of the house, turns get their time again first."""
        since = self.presence.last_here(table.people)
        return clock.after_outage(table, self._keeper.outage, world) or clock.time_up(table, world, since)

    def rest(self) -> None:
        """Nobody looks: the sweep of the house sees to what is due, in another room."""
        self.rests = True
        self._timer()
        self.on_change()

    async def _look_away(self, person: str) -> None:
        if self._leaving.pop(person, None) is None:
            return  # two timers fired at once: the other one looks
        try:
            await self.learn()
            since = self.presence.away_since(person)
            if since is None and (grace := self.presence.grace(person)) is not None:
                self.expect_away(person, grace)  # another close since, or a timer that was early
            if since is not None:
                await self.act(lambda table, world: clock.away(table, person, since, world))
                self.tell()
        except StoreError:  # which says so by itself, elsewhere
            self.expect_away(person, GRACE)
        finally:
            self.release()

    def seen(self) -> tuple[World, tuple[str, ...]]:
        """The world and the onlookers since the last change; anew while somebody is away: what may be done changes."""
        if self._seen is None or self._seen[0].away:
            self._seen = self.world(), self.gathering.onlookers
        return self._seen

    def world(self) -> World:
        """What the table asks of the world now."""
        return self._keeper.world(self.presence.here, self.presence.away(self.table.people))

    def _rows_came(self) -> None:
        self._wind()
        self.tell()

    def _wind(self) -> None:
        """Set the timer to what is due next."""
        self._timer()
        if (at := clock.wakes(self.table)) is not None:
            wait = max(0, at - self._keeper.outside.clock())
            self._timer = self._keeper.outside.later(min(wait, LONGEST_TIMER), self.time_up)
