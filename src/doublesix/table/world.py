"""What a table does not know by itself, passed in by whoever holds it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime


@dataclass(frozen=True, slots=True)
class World:
    """Who of its people is here, which robots there are, chance, and the time, ms since 1970."""

    present: Collection[str]
    robots: Collection[str]
    random: Callable[[int], bytes]
    now: int
    away: Mapping[str, int] = field(default_factory=dict)
    """Since when those are away who are, by id."""
    asker: str | None = None
    """The kind of the robot that asks from outside the house; None for a person."""

    @property
    def date(self) -> str:
        """The time as a record writes it (RFC 3339, UTC)."""
        return f"{datetime.fromtimestamp(self.now // 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
