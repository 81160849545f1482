"""The other workers of this house: heard of at once by the bus, and for certain by a look each second."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Set
from functools import partial

from doublesix.store.bus import Hint
from doublesix.store.log import Books
from doublesix.web.outside import Outside
from doublesix.web.people import People
from doublesix.web.room import Room

MARGIN = 5_000
"""ms that a look reaches back beyond the last one: what was written before it may be committed after it."""
GATHERED = 20
"""ms."""
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
        self._moved = set[str]()
        """Where somebody came or went, as others told; asked for together."""
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

    async def _look(self) -> None:
        began = self._outside.clock()
        versions = await self._store.versions(list(self._rooms))
        moved = await self._fellows.moved(self._looked - MARGIN)
        for code, room in list(self._rooms.items()):
            if versions.get(code, 0) > room.version:
                await room.ledger.read_on()
        await self._learn(moved & self._rooms.keys())
        if self._looks % SELDOM == 0:
            await self.ask_anew()
        self._looks += 1
        self._looked = began

    def _heard(self, hint: Hint) -> None:
        room = self._rooms.get(hint.key) if self._hears else None
        match hint.what:
            case "row" if room and hint.version > room.version:
                self._soon(room.ledger.read_on)
            case "here" if room:
                if not self._moved:
                    self._outside.later(GATHERED, self._learn_moved)
                self._moved.add(hint.key)
            case "name":
                self._people.forget(hint.key)
                self._soon(partial(self.renamed, {hint.key}))
            case "out":
                self._let_out({hint.key})

    async def _learn_moved(self) -> None:
        moved, self._moved = self._moved, set()
        await self._learn(moved & self._rooms.keys())

    async def _learn(self, codes: Set[str]) -> None:
        """Who is at these tables by other workers: one question for all of them, as after a worker's end many come."""
        if codes:
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
