"""What goes in and out of the store, and what the house asks of it. All times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from doublesix.store.bus import Bus
from doublesix.store.fellows import Fellows


class StoreError(Exception):
    """The store cannot do what was asked; the text says why in a sentence. Whether a row that was being written is
    there is not known then: read the log again."""


class Closed(StoreError):
    """This process has closed the store; nothing is wrong with it."""

    def __init__(self) -> None:
        super().__init__("The store is closed.")


class Taken(StoreError):
    """Another process has the place where the house is kept."""


FORMAT = 1


@dataclass(frozen=True, slots=True)
class Row:
    """One accepted command of a table; versions run from 1 without gap. `c` is the command's id, `by` the id of who
    asked, where that was kept; `format` says how the body is to be read."""

    version: int
    at: int
    c: str | None
    body: bytes
    format: int = FORMAT
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """What a row makes of its table: `status` is "waiting", "playing", "between" or "over", `deadline` the end of the
    turn, `people` the ids of those who sit there; None: of whom it was before."""

    status: str
    deadline: int | None = None
    people: frozenset[str] | None = frozenset()


@dataclass(frozen=True, slots=True)
class Head:
    """How a table stands, without reading its log: `version` is its last row, `changed` when that was written."""

    table: str
    game: str
    access: str
    version: int
    status: str
    deadline: int | None
    changed: int


@dataclass(frozen=True, slots=True)
class Append:
    """A row that somebody wants to be the table's next."""

    table: str
    row: Row
    head: Standing


@dataclass(frozen=True, slots=True)
class Device:
    """A browser of a person: what it said it is, and when it was last seen."""

    id: str
    person: str
    label: str
    seen: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name, known by the id in a cookie."""

    id: str
    name: str
    lang: str


class Books(Protocol):
    """The house's books: what `web` asks of a store.

    What a method was asked to write is on the disk when it returns. Every method may raise StoreError."""

    bus: Bus
    fellows: Fellows

    async def create(
        self, table: str, game: str, access: str, at: int, row: bytes, c: str | None, *, head: Standing | None = None
    ) -> bool:
        """Make a table whose first row, version 1, is `row`; it waits, if `head` says nothing else.

        False: the code is taken."""

    async def append(
        self, table: str, version: int, row: bytes, *, at: int, c: str | None, by: str | None = None, head: Standing
    ) -> bool:
        """Append `row` as the table's row `version`, with what it makes of the table. False if it is not the next:
        somebody was faster (or `c` is there already), so read on."""

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows after version `since`, in order."""

    async def rows_after(self, known: Mapping[str, int]) -> dict[str, list[Row]]:
        """Return the rows of each table after the version that is known of it, in order; a table that has none is left
        out."""

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        """Return the last version of each of these tables."""

    async def tables_of(self, person: str, limit: int) -> list[Head]:
        """Return the tables where the person sits, last changed first."""

    async def sits(self, person: str, table: str) -> bool:
        """Return whether the person sits there."""

    async def public(self, limit: int) -> list[Head]:
        """Return the public tables that wait for players, last changed first."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Return the codes of the tables whose deadline has passed, the longest ago first."""

    async def last_beat(self) -> int | None:
        """Return when it was last noted that the house is up, None if never."""

    async def beat(self, now: int) -> None:
        """Note that the house is up now."""

    async def save_person(self, id: str, name: str, lang: str, at: int) -> None:
        """Keep a person's name and language, new or changed."""

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the names of those that the house knows, by id."""

    async def robot(self, hash: str) -> str | None:
        """Return the id of the robot whose token has this hash, None if there is none."""

    async def keep(self, key: str, value: str) -> None:
        """Keep a text of the house's own under this key."""

    async def kept(self, key: str) -> str | None:
        """Return what is kept under this key, None if nothing is."""

    async def thin(self, before: int) -> int:
        """Drop the tables that are over and were last changed before then; return how many."""

    async def secret(self, name: str) -> bytes:
        """Return the house's secret of this name: 32 random bytes, the same for good."""

    async def add_device(self, device: Device) -> None:
        """Keep a browser of a person."""

    async def saw(self, device: str, at: int) -> None:
        """Keep when a browser was last here."""

    async def devices(self, person: str) -> list[Device]:
        """Return the browsers of a person that are signed in, last seen first."""

    async def signed_out(self) -> set[str]:
        """Return the ids of the browsers that were signed out."""

    async def sign_out(self, person: str, id: str) -> bool:
        """Let a browser of this person be theirs no longer; False if it is not one of theirs."""

    async def add_link(self, person: str, hash: str, until: int) -> None:
        """Keep a link by which another browser becomes this person; earlier ones count no longer."""

    async def use_link(self, hash: str, now: int) -> str | None:
        """Return whose link this is, if it still counts; from here on it does not."""
