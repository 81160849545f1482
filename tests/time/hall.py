"""A house over a real store, in virtual time, with people at the sides of its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random

import msgspec

from doublesix.record.lines import AnyLine
from doublesix.record.verify import Counted, verify
from doublesix.rules.round import legal
from doublesix.store.sql import Store
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.acting import intent_of
from doublesix.table.apply import replay
from doublesix.table.codec import decode
from doublesix.table.record import last_match
from doublesix.table.table import Access, Phase, Table
from doublesix.web.beat import Beat, going_on
from doublesix.web.frames import frame_of
from doublesix.web.house import House
from doublesix.web.outside import Outside
from doublesix.web.people import People
from doublesix.web.room import Room
from doublesix.web.watching import Onlooker
from doublesix.wire.messages import Frame
from doublesix.wire.news import Listener
from tests.support.desk import LETTERS
from tests.time.virtual import Virtual, settle

PATIENCE = 300  # seconds; only a house that never answers takes so long
BEAT = 4_000  # ms; as seldom as is no outage yet


class Guest:
    """One socket of one person, or of somebody who looks on."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.onlooker: Onlooker | None = None
        self.device: str | None = None
        self.told = 0

    def changed(self) -> None:
        self.told += 1

    def leave(self, why: str) -> None:
        raise AssertionError(why)


class Hall:
    """The house, which can be killed and opened again over the same data."""

    def __init__(self, folder: Path, seed: int = 0) -> None:
        self.time = Virtual()
        self.random = Random(seed)
        self.folder = folder

    async def open(self) -> Hall:
        """Open the house, as a process does."""
        self.store = await Store.open(self.folder)
        self.house = await self.another_house()
        self.beat = Beat(self.house, every=BEAT)
        return self

    async def another_house(self) -> House:
        """A house over the same store: a second worker."""
        outside = Outside(self.time.clock, self.time.later, self.random.randbytes, lambda: 0)
        world = await going_on(outside, self.store)
        house = House(self.store, await People.of(self.store, False), world, "http://here")
        await house.awake()
        return house

    async def kill(self) -> None:
        """The process dies; nobody's leaving is noted."""
        self.beat.stop()
        self.time.forget()
        await self.store.close()

    async def advance(self, seconds: float) -> None:
        """Let time go by."""
        await self.time.advance(round(seconds * 1000))

    async def table(
        self, game: str, people: str, *, robots: int = 0, access: Access = Access.INVITATION, **options: int
    ) -> Seats:
        """A table with these people seated and there."""
        for letter in LETTERS:
            await self.store.save_person(letter, f"P{letter}", "en", self.time.now)
        turn_s = options.pop("turn_s", 45)
        code = await self.house.open_table(people[0], game, options, access, False, ["beginner"] * robots)
        seats = Seats(self, code)
        for person in people:
            await seats.come(person)
            if person != people[0]:
                await seats.ask(person, intents.Sit())
        if turn_s != 45:
            await seats.ask(people[0], intents.Option(name="turn_s", value=turn_s))
        return seats


class Seats:
    """A table of the house, and who is there."""

    def __init__(self, hall: Hall, code: str) -> None:
        self.hall = hall
        self.code = code
        self.guests: list[Guest] = []
        self._asked = 0

    async def room(self) -> Room:
        room = await self.hall.house.room(self.code)
        assert room
        return room

    async def look(self) -> Table:
        """The table as the log in the store has it."""
        return replay(await self.log())

    async def log(self) -> list[ev.Event]:
        return [event for row in await self.rows() for event in row]

    async def rows(self) -> list[list[ev.Event]]:
        rows = await self.hall.store.rows(self.code)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        return [decode(row.body) for row in rows]

    async def come(self, person: str) -> Guest:
        """A socket of this person opens."""
        guest = Guest(person)
        self.guests.append(guest)
        room = await self.room()
        room.hold()
        await room.watch(guest)
        await settle()
        return guest

    async def go(self, *people: str, excused: bool = False) -> None:
        """All sockets of these people close."""
        room = await self.room()
        for guest in [guest for guest in self.guests if guest.person in people]:
            self.guests.remove(guest)
            room.unwatch(guest, excused)
            room.release()

    async def ask(self, person: str, intent: intents.AnyIntent, turn: int | None = None) -> None:
        """Somebody asks for something. May raise Refused."""
        self._asked += 1
        await (await self.room()).command(person, intent, turn, f"{person}/{self._asked}/{self.hall.time.now}")
        await settle()

    async def start(self) -> Seats:
        table = await self.look()
        await self.ask(table.host, intents.Start())
        return self

    async def play(self) -> None:
        """Whose turn it is acts, at random."""
        table = await self.look()
        assert table.round
        action = self.hall.random.choice(legal(table.round))
        await self.ask(to_play(table), intent_of(action), table.turn)

    async def frame(self, person: str) -> Frame:
        return await frame_of(self.hall.house, await self.room(), Listener(person, "en"))

    async def verified(self) -> Counted:
        """What the verifier says of the match that is over."""
        names = {letter: letter for letter in LETTERS} | {f"robot-{n}": f"R{n}" for n in range(1, 10)}
        return verify([msgspec.json.encode(line) for line in await self.record(names)])

    async def record(self, names: Mapping[str, str]) -> list[AnyLine]:
        """The record of the match that is over."""
        kept = await self.hall.store.rows(self.code)
        return last_match(((row.at, decode(row.body)) for row in kept), names)


def to_play(table: Table) -> str:
    """The id of who is to play."""
    assert table.to_play is not None
    return table.seats[table.to_play].person


def other(table: Table) -> str:
    """The first person who is not to play."""
    return next(person for person in sorted(table.people) if person != to_play(table))


def left(table: Table, hall: Hall) -> float:
    """How many seconds the turn has."""
    assert table.due
    assert table.due.what in ("turn", "ready")
    return (table.due.at - hall.time.now) / 1000


async def play_turn(seats: Seats) -> None:
    """Whose turn it is acts until it is somebody else's."""
    before = await seats.look()
    while (await seats.look()).to_play == before.to_play:
        await seats.play()


async def until_between(seats: Seats) -> Table:
    """Play until a round is over."""
    while (table := await seats.look()).phase is Phase.PLAYING:
        await seats.play()
    return table


Story = Callable[[Hall], Awaitable[None]]


def story(told: Story) -> Callable[[Path], None]:
    """A test told as what happens in a hall."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with asyncio.timeout(PATIENCE):
                hall = await Hall(tmp_path).open()
                try:
                    await told(hall)
                finally:
                    hall.beat.stop()
                    await hall.store.close()

        asyncio.run(run())

    test.__doc__ = told.__doc__
    return test
