"""What happened at a table, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from doublesix.phrase.say import Arg


class Fact(msgspec.Struct, frozen=True, gc=False):
    """Something that happened. `seat` did it; `args` are told by catalogs/en/news.ftl, kind by kind.

    Facts are kept by the thousand, and never in a circle: the collector need not look at them."""

    kind: str
    seat: int | None = None
    args: Mapping[str, Arg] = {}


class Company(msgspec.Struct, frozen=True, gc=False):
    """Who sits where: a name for each seat, and the seats of each side."""

    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    game: str

    @property
    def teams(self) -> bool:
        """Whether people play in teams here."""
        return any(len(seats) > 1 for seats in self.sides)

    def place(self, place: str, seat: int | None, listener: int | None) -> dict[str, Arg]:
        """Where `seat` plays, as messages take it: an end, the mexican train, or to the listener whose train."""
        _, _, train = place.partition(":")
        if not train.isdigit():
            return {"place": train or place, "owner": ""}
        owner = int(train)
        whose = "yours" if owner == listener else "own" if owner == seat else "other"
        return {"place": whose, "owner": self.names[owner]}
