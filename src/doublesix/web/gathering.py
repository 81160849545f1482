"""Who is at one table: those who sit and those who look on, by sockets of this process and by other workers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from doublesix.store.fellows import Elsewhere, Fellows
from doublesix.web.presence import EXCUSED, Presence
from doublesix.web.watching import Watcher, browser_of, call_anew, onlookers


class Gathering:
    """Keeps the other workers told of who comes and goes here, and knows what they told.

    `fellows`: the other workers; the rest as `Presence` asks for it."""

    def __init__(
        self, code: str, fellows: Fellows, clock: Callable[[], int], opened: int, until: Callable[[str], int]
    ) -> None:
        self.watchers: set[Watcher] = set()
        self.presence = Presence(clock, opened, until)
        self._code = code
        self._fellows = fellows
        self._clock = clock
        self._around: tuple[set[str], tuple[str, ...]] = set(), ()
        """Who was here when others were last asked: a lease that was heard of since makes a difference, too."""

    def come(self, watcher: Watcher) -> None:
        """Somebody comes."""
        self.watchers.add(watcher)
        if watcher.person:
            if self.presence.come(watcher.person):
                self._fellows.come(self._code, watcher.person)
        elif watcher.onlooker:
            self._fellows.come(self._code, browser_of(watcher), watcher.onlooker.name)

    def go(self, watcher: Watcher, excused: bool = False) -> bool:
        """Somebody goes; whether it was the last socket here of a person. `excused`: it was the house that closed."""
        if watcher not in self.watchers:
            return False
        self.watchers.remove(watcher)
        person = watcher.person
        if person and (closed := self.presence.go(person)) is not None:
            if excused:
                closed += EXCUSED
                self.presence.excuse([person], closed)
            self._fellows.go(self._code, person, closed)
            return True
        if watcher.onlooker and browser_of(watcher) not in onlookers(self.watchers):
            self._fellows.go(self._code, browser_of(watcher), self._clock())
        return False

    async def elsewhere(self) -> Sequence[Elsewhere]:
        """Ask who is, or was, here by other workers."""
        return (await self._fellows.present([self._code])).get(self._code, ())

    def know(self, elsewhere: Sequence[Elsewhere]) -> bool:
        """These are, or were, here by other workers; whether that makes a difference."""
        self.presence.elsewhere = elsewhere
        before, self._around = self._around, (self.presence.here, self.onlookers)
        return self._around != before

    def leaving(self) -> dict[str, int]:
        """In how many ms those will be away who are here by no worker any more."""
        people = sorted({one.person for one in self.presence.elsewhere if not one.name})
        return {person: grace for person in people if (grace := self.presence.grace(person))}

    def announce(self) -> None:
        """Tell other workers anew who is here by this one."""
        for person in sorted(self.presence.connected):
            self._fellows.come(self._code, person)
        self._announce_onlookers()

    def call(self, names: Mapping[str, str]) -> bool:
        """These are called so by now; whether somebody is among them who looks on here."""
        called = call_anew(self.watchers, names)
        if called:
            self._announce_onlookers()
        return called

    def tell(self) -> None:
        """Let everybody look anew."""
        for watcher in self.watchers:
            watcher.changed()

    def sign_out(self, device: str) -> None:
        """Send every socket of this browser away."""
        for watcher in self.watchers:
            if watcher.device == device:
                watcher.leave("signed-out")

    @property
    def onlookers(self) -> tuple[str, ...]:
        """The names of those who look on; several tabs of a browser are one."""
        browsers = {one.person: one.name for one in self.presence.elsewhere if one.name and self.presence.lives(one)}
        return tuple(sorted((browsers | onlookers(self.watchers)).values()))

    def _announce_onlookers(self) -> None:
        for browser, name in onlookers(self.watchers).items():
            self._fellows.come(self._code, browser, name)
