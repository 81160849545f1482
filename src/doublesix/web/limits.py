"""How much anybody may ask for: counted before any of it is read."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from starlette.requests import HTTPConnection

from doublesix.web.recent import MOST, Recent


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` at once, then so many a second."""

    a_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """What one house grants. docs/security.md gives the reasons and the sums."""

    messages: Rate = Rate(10, 20)
    """Of one socket, or of one robot over HTTP; what moves a game on is free."""
    changes: Rate = Rate(1, 60)
    """Of one person at one table: what they do there beside the game, which sets its own pace."""
    guesses: Rate = Rate(1 / 6, 10)
    """Wrong codes from one address."""
    guesses_in_all: Rate = Rate(1, 100)
    """Wrong codes from anywhere."""
    tables: Rate = Rate(1 / 30, 20)
    """New tables of one person."""
    tables_here: Rate = Rate(1 / 10, 60)
    """New tables from one address."""
    names: Rate = Rate(1 / 2, 100)
    """Names given or changed from one address."""
    hints: Rate = Rate(1, 20)
    """Hints, for one address: each takes a good part of a second of a process."""
    records: Rate = Rate(1 / 2, 40)
    """Records saved, from one address: each is made anew from the whole log."""
    requests: Rate = Rate(20, 200)
    """Whatever is asked for by plain HTTP, from one address."""
    connects: Rate = Rate(1, 60)
    """Sockets opened, by one person."""
    connects_here: Rate = Rate(10, 600)
    """Sockets opened, from one address."""
    sockets: int = 20
    """Open at once, of one person."""
    sockets_here: int = 500
    """Open at once, from one address."""


class Bucket:
    """Tokens by the clock that is given (ms): one is taken for each thing that is done."""

    __slots__ = ("_at", "_clock", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], int]) -> None:
        self._rate = rate
        self._clock = clock
        self._left: float = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """Take a token; False if none is left."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give(self) -> None:
        """Give a token back: what it was taken for does not count."""
        self._fill()
        self._left = min(self._left + 1, self._rate.burst)

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._left + (now - self._at) / 1000 * self._rate.a_second, self._rate.burst)
        self._at = now


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: Rate, clock: Callable[[], int]) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: Recent[Bucket] = Recent()

    def take(self, key: str = "") -> bool:
        """Take a token; False if none is left."""
        return self._of(key).take()

    def give(self, key: str = "") -> None:
        """Give a token back: what it was taken for does not count."""
        self._of(key).give()

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets[key] = self._buckets.get(key) or Bucket(self._rate, self._clock)
        return bucket


class Gate:
    """The limits of a house at work."""

    def __init__(self, limits: Limits, clock: Callable[[], int]) -> None:
        self._limits = limits
        self._clock = clock
        self._guesses = Buckets(limits.guesses, clock)
        self._guesses_in_all = Buckets(limits.guesses_in_all, clock)
        self._tables = Buckets(limits.tables, clock)
        self._tables_here = Buckets(limits.tables_here, clock)
        self._names = Buckets(limits.names, clock)
        self._hints = Buckets(limits.hints, clock)
        self._records = Buckets(limits.records, clock)
        self._requests = Buckets(limits.requests, clock)
        self._connects = Buckets(limits.connects, clock)
        self._greetings = Buckets(limits.connects, clock)
        self._greetings_here = Buckets(limits.connects_here, clock)
        self._connects_here = Buckets(limits.connects_here, clock)
        self._sockets: Counter[str] = Counter()
        self._changes = Buckets(limits.changes, clock)
        self.robots = Buckets(limits.messages, clock)
        """What robots ask for over HTTP, by robot."""

    def messages(self) -> Bucket:
        """The bucket of a new socket."""
        return Bucket(self._limits.messages, self._clock)

    def may_change(self, table: str, person: str) -> bool:
        """Whether this person may do something beside the game at this table; counted until nothing comes of it."""
        return self._changes.take(f"{table} {person}")

    def changed_nothing(self, table: str, person: str) -> None:
        """Nothing came of it, so that the log did not grow."""
        self._changes.give(f"{table} {person}")

    def may_guess(self, address: str) -> bool:
        """Whether a code may be looked up for this address; counted until it proves right."""
        if not self._guesses.take(address):
            return False
        if self._guesses_in_all.take():
            return True
        self._guesses.give(address)
        return False

    def guessed_right(self, address: str) -> None:
        """It was no guess: a code that is right costs nothing."""
        self._guesses.give(address)
        self._guesses_in_all.give()

    def may_open(self, person: str, address: str) -> bool:
        """Whether this person may open another table now."""
        return self._tables.take(person) and self._tables_here.take(address)

    def may_name(self, address: str) -> bool:
        """Whether somebody there may take or change a name now."""
        return self._names.take(address)

    def may_think(self, address: str) -> bool:
        """Whether somebody there may have another hint now."""
        return self._hints.take(address)

    def may_save(self, address: str) -> bool:
        """Whether somebody there may have another record now."""
        return self._records.take(address)

    def may_ask(self, address: str) -> bool:
        """Whether one may ask for something there now."""
        return self._requests.take(address)

    def may_connect(self, person: str | None, address: str) -> bool:
        """Whether somebody there may open another socket now."""
        return self._connects_here.take(address) and (person is None or self._connects.take(person))

    def may_greet(self, person: str | None, address: str) -> bool:
        """Whether somebody there may have the whole round told anew: as often as by a new socket, each time."""
        return self._greetings.take(person) if person else self._greetings_here.take(address)

    @contextmanager
    def socket(self, person: str | None, address: str) -> Iterator[bool]:
        """Count a socket while it is open; gives whether it may be."""
        keys = [(f"at {address}", self._limits.sockets_here)]
        keys += [(f"of {person}", self._limits.sockets)] if person else []
        for key, _ in keys:
            self._sockets[key] += 1
        try:
            yield all(self._sockets[key] <= most for key, most in keys)
        finally:
            for key, _ in keys:
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from: an IPv4 address, or the network of an IPv6 address that one household has (/64)."""
    return _household(connection.client.host if connection.client else "")


@lru_cache(MOST)
def _household(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
