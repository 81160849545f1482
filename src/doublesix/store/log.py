"""What goes in and out of the store. All times are milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass


class StoreError(Exception):
    """The store cannot do what was asked; the text says why in a sentence. Whether a row that was being written is
    there is not known then: read the log again."""


class Taken(StoreError):
    """Another process has the place where the house is kept."""


FORMAT = 1


@dataclass(frozen=True, slots=True)
class Row:
    """One accepted command of a table; versions run from 1 without gap. `c` is the command's id; `format` says how the
    body is to be read."""

    version: int
    at: int
    c: str | None
    body: bytes
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Standing:
    """What a row makes of its table: `status` is "waiting", "playing", "between" or "over", `deadline` the end of the
    turn, `people` the ids of those who sit there."""

    status: str
    deadline: int | None = None
    people: frozenset[str] = frozenset()


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
