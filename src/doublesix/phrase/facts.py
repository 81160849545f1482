"""What happened at a table, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from doublesix.phrase.say import Arg


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened. `seat` did it; `args` are told by catalogs/en/news.ftl, kind by kind."""

    kind: str
    seat: int | None = None
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits where: a name for each seat, and the seats of each side."""

    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    game: str

    @property
    def teams(self) -> bool:
        """Whether people play in teams here."""
        return any(len(seats) > 1 for seats in self.sides)
