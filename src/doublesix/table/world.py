"""What a table does not know by itself, passed in by whoever holds it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class World:
    """Who of its people is here, which robots there are, chance, and the time (RFC 3339, UTC)."""

    present: Collection[str]
    robots: Collection[str]
    random: Callable[[int], bytes]
    now: str
