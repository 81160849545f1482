"""What the judge is given: what is on the disk, and what was said over the sockets. Nothing from inside the house."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from doublesix.store.log import Row
from doublesix.wire.messages import Act


@dataclass(frozen=True, slots=True)
class Sent:
    """A command left a page. `n`: when, in the order of all that happened. `known`: the version that the page knew;
    `offered`: whether its view said that this may be done."""

    n: int
    page: int
    person: str
    act: Act
    known: int
    offered: bool


@dataclass(frozen=True, slots=True)
class Heard:
    """A message reached a page, as it travelled. `known`: the version that the page knew."""

    n: int
    at: int
    page: int
    person: str | None
    watching: bool
    known: int
    lang: str
    text: str


@dataclass(slots=True)
class Open:
    """A socket of a person, from the first frame that came by it until it was lost or closed, ms."""

    person: str
    since: int
    until: int | None = None


@dataclass
class Evidence:
    """All of one run. One table."""

    code: str
    names: Mapping[str, str]
    rows: list[Row] = field(default_factory=list)
    prepared: int = 0
    """How many of the rows were there before anybody came."""
    beats: list[int] = field(default_factory=list)
    unheard: list[int] = field(default_factory=list)
    """Beats that are on the disk, though it said that they were not."""
    sent: list[Sent] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    sockets: list[Open] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """What the house noted as a fault, but for those of the disk."""
    unanswered: list[str] = field(default_factory=list)
    """Commands that nobody answered in the end, when all was well again."""
    ended: dict[int, int] = field(default_factory=dict)
    """The version that each page knew in the end."""

    apart: int = 0
    """ms by which the clocks of the house and of who heard may differ."""

    def here(self, person: str, at: int) -> bool:
        """Whether a socket of this person was certainly open then, and had been a moment before."""
        mine = (one for one in self.sockets if one.person == person)
        return any(one.since < at and (one.until is None or one.until > at) for one in mine)

    def lately(self, person: str, since: int, until: int) -> bool:
        """Whether a socket of this person may have been open at some time between."""
        mine = (one for one in self.sockets if one.person == person)
        return any(one.since <= until and (one.until is None or one.until >= since) for one in mine)
