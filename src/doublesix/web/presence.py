"""Who is at a table's side: by person and socket (T-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

GRACE = 3_000  # ms; a reload is no absence
EXCUSED = 20_000  # ms; nor is a close that the house made itself


class Presence:
    """Counts each person's sockets. A close counts from when it happened, but only once it has lasted three seconds.

    Whoever has not come since the house `opened` has been away since then."""

    def __init__(self, clock: Callable[[], int], opened: int = 0) -> None:
        self._clock = clock
        self._opened = opened
        self._sockets: Counter[str] = Counter()
        self._closed: dict[str, int] = {}

    def come(self, person: str) -> None:
        """A socket of this person opened."""
        self._sockets[person] += 1

    def go(self, person: str) -> int | None:
        """A socket closed; the time, if it was the person's last one."""
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
    def here(self) -> set[str]:
        """The ids of who is here."""
        now = self._clock()
        return set(+self._sockets) | {person for person, at in self._closed.items() if now < at + GRACE}

    def away_since(self, person: str) -> int | None:
        """Since when somebody is away; None while they are here."""
        return None if person in self.here else self._last(person)

    def grace(self, person: str) -> int | None:
        """In how many ms somebody whose last socket closed will be away; None while one is open."""
        if self._sockets[person] > 0:
            return None
        return max(0, self._last(person) + GRACE - self._clock())

    def last_here(self, people: Iterable[str]) -> int:
        """When the last of these was here, where none of them is."""
        return max(map(self._last, people), default=self._opened)

    def _last(self, person: str) -> int:
        return self._closed.get(person, self._opened)
