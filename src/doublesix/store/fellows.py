"""The workers of one house, as each of them sees the others: leases in the database, which expire where one was killed.

All times are milliseconds since 1970, by the database's clock where there are several."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

LEASE = 6_000
"""ms that a worker counts as alive since it was last heard of; it is heard of each second."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Somebody at a table by another worker: here as long as that one lives, or `gone` since then.

    `name`: of somebody who looks on."""

    person: str
    worker: str
    gone: int | None = None
    name: str | None = None


class Fellows(Protocol):
    """What a worker asks of the others. Whatever goes to the database may raise StoreError, but for `come` and `go`:
    what these could not keep is told again with the next lease."""

    several: bool
    """Whether there may be others at all."""

    def clock(self, here: Callable[[], int]) -> Callable[[], int]:
        """The clock that all go by, never back; `here` is that of this process."""

    async def renew(self) -> bool:
        """Say that this worker lives. False: it was not believed to, or something was not kept, so `come` is to be said
        anew for everybody."""

    def until(self, worker: str) -> int:
        """Until when another worker certainly lives, as far as was last heard."""

    async def moved(self, since: int) -> set[str]:
        """The codes of the tables where somebody came or went since then."""

    async def present(self, codes: Collection[str]) -> Mapping[str, list[Elsewhere]]:
        """Who is, or was, at these tables by other workers; a table where nobody was is left out."""

    async def orphans(self) -> list[tuple[str, str]]:
        """Table and person of whoever was there by a worker that lives no longer; each is given to one worker, once."""

    def come(self, code: str, person: str, name: str | None = None) -> None:
        """Keep that somebody is at a table by this worker."""

    def go(self, code: str, person: str, at: int) -> None:
        """Keep that they are so no longer, since then."""

    async def claim(self, key: str, ms: int) -> bool:
        """Take something for this worker alone, for so long; False where another has it."""

    async def release(self, key: str) -> None:
        """Leave it to others."""

    async def leave(self) -> None:
        """This worker ends, and is not to be waited for."""


class Alone(Fellows):
    """One process, one house."""

    several = False

    def clock(self, here: Callable[[], int]) -> Callable[[], int]:
        """Its own."""
        return here

    async def renew(self) -> bool:
        """Nobody asks."""
        return True

    def until(self, worker: str) -> int:
        """There is no other."""
        return 0

    async def moved(self, since: int) -> set[str]:
        """Nowhere."""
        return set()

    async def present(self, codes: Collection[str]) -> Mapping[str, list[Elsewhere]]:
        """Nobody."""
        return {}

    async def orphans(self) -> list[tuple[str, str]]:
        """Nobody."""
        return []

    def come(self, code: str, person: str, name: str | None = None) -> None:
        """Nobody asks."""

    def go(self, code: str, person: str, at: int) -> None:
        """Nobody asks."""

    async def claim(self, key: str, ms: int) -> bool:
        """Nobody else wants it."""
        return True

    async def release(self, key: str) -> None:
        """Nobody else wants it."""

    async def leave(self) -> None:
        """Nobody waits."""
