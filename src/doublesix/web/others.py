"""The other workers of this house: heard of at once by the bus, and for certain by a look each second."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from functools import partial

from doublesix.store.bus import Hint
from doublesix.store.log import Books, Row
from doublesix.web.faults import note
from doublesix.web.gathered import Gathered
from doublesix.web.outside import Outside
from doublesix.web.people import People
from doublesix.web.room import Room

MARGIN = 5_000
"""ms that a look reaches back beyond the last one: what was written before it may be committed after it."""
ROWS_PAUSE, HERE_PAUSE = 5, 20
"""ms between the answer to what hints told and the next question."""
SELDOM = 10
"""In so many looks, names and browsers are looked up too."""


class Others:
    """Keeps the rooms of this worker in step with what others write."""

    def __init__(
        self,
        store: Books,
        people: People,
        outside: Outside,
        rooms: Mapping[str, Room],
        enter: Callable[[str], Awaitable[Room | None]],
        sign_out: Callable[[str], None],
    ) -> None:
        self._store = store
        self._fellows = store.fellows
        self._people = people
        self._outside = outside
        self._rooms = rooms
        self._enter = enter
        self._sign_out = sign_out
        self._hears = True
        self._looked = 0
        self._looks = 0
        self._behind = Gathered(self._read_on, outside.later, ROWS_PAUSE)
        """Where others have written, as they told."""
        self._moved = Gathered(self._learn, outside.later, HERE_PAUSE)
        """Where somebody came or went, as others told."""
        store.bus.listen(self._heard, lambda: self._soon(self._look))

    async def keep_up(self, excused: bool) -> None:
        """Once a second: say that this worker lives, and see what hints did not tell.

        `excused`: nobody is missed yet."""
        if not self._fellows.several:
            return
        if not await self._fellows.renew():
            for room in self._rooms.values():
                room.gathering.announce()
        await self._look()
        for code, person in [] if excused else await self._fellows.orphans():
            self._soon(partial(self._miss, code, person))

    def stop(self) -> None:
        """This worker ends: nothing that others do matters to it any more."""
        self._hears = False

    async def ask_anew(self) -> None:
        """Learn who is called something else by now, and let out the browsers that were signed out elsewhere."""
        await self.renamed(await self._people.look_again())
        self._let_out(await self._store.signed_out())

    async def renamed(self, people: Set[str]) -> None:
        """These are called something else by now: let who sees their names look anew."""
        names = await self._people.names(list(people))
        for room in list(self._rooms.values()):
            room.call(names)

    async def catch_up(self) -> None:
        """Read what others wrote at the tables of this worker."""
        versions = await self._store.versions(list(self._rooms))
        await self._read_on({code for code, room in self._rooms.items() if versions.get(code, 0) > room.version})

    async def _look(self) -> None:
        began = self._outside.clock()
        moved = await self._fellows.moved(self._looked - MARGIN)
        await self.catch_up()
        await self._learn(moved)
        if self._looks % SELDOM == 0:
            await self.ask_anew()
        self._looks += 1
        self._looked = began

    def _heard(self, hint: Hint) -> None:
        room = self._rooms.get(hint.key) if self._hears else None
        match hint.what:
            case "row" if room and hint.version > room.version:
                self._behind.add(hint.key)
            case "here" if room:
                self._moved.add(hint.key)
            case "name":
                self._people.forget(hint.key)
                self._soon(partial(self.renamed, {hint.key}))
            case "out":
                self._let_out({hint.key})

    async def _read_on(self, codes: Set[str]) -> None:
        """Read on at these tables: one question for all of them."""
        known = {code: self._rooms[code].version for code in codes & self._rooms.keys()}
        for code, rows in (await self._store.rows_after(known)).items():
            if room := self._rooms.get(code):
                self._soon(partial(self._take, room, rows))

    async def _take(self, room: Room, rows: Sequence[Row]) -> None:
        """A fault in one table never touches another, nor waits one for what another does."""
        try:
            await room.ledger.take(rows)
        except Exception as error:
            note(error, "it could not read on", table=room.code)

    async def _learn(self, codes: Set[str]) -> None:
        """Who is at these tables by other workers: one question for all of them, as after a worker's end many come."""
        if codes := codes & self._rooms.keys():
            there = await self._fellows.present(codes)
            for code in codes & self._rooms.keys():
                self._rooms[code].know(there.get(code, ()))

    def _let_out(self, devices: set[str]) -> None:
        for device in self._people.let_out(devices):
            self._sign_out(device)

    async def _miss(self, code: str, person: str) -> None:
        """Somebody was there by a worker that has died."""
        room = await self._enter(code)
        if room:
            await room.learn()
            room.expect_away(person, room.presence.grace(person) or 0)

    def _soon(self, work: Callable[[], Awaitable[None]]) -> None:
        async def done() -> None:
            await work()

        self._outside.later(0, done)
