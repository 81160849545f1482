"""Who is at a table's side: by person and socket (T-3), here and by other workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from doublesix.store.fellows import Elsewhere

GRACE = 3_000  # ms; a reload is no absence
EXCUSED = 20_000  # ms; nor is a close that the house made itself


class Presence:
    """Counts each person's sockets. A close counts from when it happened, but only once it has lasted three seconds.

    Whoever has not come since the house `opened` has been away since then. Who is here by another worker is so `until`
    that one lives."""

    def __init__(
        self, clock: Callable[[], int], opened: int = 0, until: Callable[[str], int] = lambda worker: 0
    ) -> None:
        self._clock = clock
        self._opened = opened
        self._until = until
        self._sockets: Counter[str] = Counter()
        self._closed: dict[str, int] = {}
        self.elsewhere: Sequence[Elsewhere] = ()
        """What was last heard of other workers."""

    def come(self, person: str) -> bool:
        """A socket of this person opened; whether it is the first one in this process."""
        self._sockets[person] += 1
        return self._sockets[person] == 1

    def go(self, person: str) -> int | None:
        """A socket closed; the time, if it was the person's last one in this process."""
        self._sockets[person] -= 1
        if self._sockets[person] > 0:
            return None
        del self._sockets[person]
        self._closed[person] = self._clock()
        return self._closed[person]

    def excuse(self, people: Iterable[str], until: int) -> None:
        """Let these count as here until then, though no socket is open: the house itself was away."""
        self._closed |= {person: until for person in people if not self._sockets[person]}

    @property
    def connected(self) -> set[str]:
        """The ids of those with a socket in this process."""
        return set(self._sockets)

    @property
    def here(self) -> set[str]:
        """The ids of who is here."""
        now = self._clock()
        ends = [*self._closed.items(), *((one.person, self._end(one)) for one in self.elsewhere)]
        return self.connected | {person for person, at in ends if now < at + GRACE}

    def away(self, people: Iterable[str]) -> dict[str, int]:
        """Since when each of these is away who is."""
        here = self.here
        return {person: self._last(person) for person in people if person not in here}

    def away_since(self, person: str) -> int | None:
        """Since when somebody is away; None while they are here."""
        return self.away([person]).get(person)

    def grace(self, person: str) -> int | None:
        """In how many ms somebody whose last socket closed will be away; None while one is open."""
        if self._sockets[person] > 0 or any(one.person == person and self.lives(one) for one in self.elsewhere):
            return None
        return max(0, self._last(person) + GRACE - self._clock())

    def last_here(self, people: Iterable[str]) -> int:
        """When the last of these was here, where none of them is."""
        return max(map(self._last, people), default=self._opened)

    def lives(self, one: Elsewhere) -> bool:
        """Whether somebody is connected by another worker now."""
        return one.gone is None and self._clock() < self._until(one.worker)

    def _last(self, person: str) -> int:
        ends = [self._end(one) for one in self.elsewhere if one.person == person]
        return max([*ends, *([self._closed[person]] if person in self._closed else [])], default=self._opened)

    def _end(self, one: Elsewhere) -> int:
        """When a connection by another worker ended, or will if that one is not heard of again."""
        return self._until(one.worker) if one.gone is None else one.gone
