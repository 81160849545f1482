"""What a table's log holds: what happens around a match, and the lines of the match itself (record/lines.py)."""

from __future__ import annotations

import msgspec

from doublesix.record import lines


class Happened(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="event", tag=str.lower):
    """Something that happened around a match. People are ids here, never names."""


class Opened(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """The table was opened; its host is whoever sits first."""

    rules: str
    options: dict[str, int]
    access: str
    practice: bool = False


class Sat(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody took the next free seat; `bot` names the kind of a robot."""

    person: str
    bot: str | None = None


class Left(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """A seat became free; those after it moved up. `removed` where the host did it."""

    person: str
    removed: bool = False


class Host(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody became host."""

    person: str


class Chosen(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """An option was set."""

    name: str
    value: int


class Committed(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """The secret of the next deal was drawn; its hash is what people see of it."""

    secret: str
    commit: str


class Salted(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody's salt for the next deal."""

    person: str
    salt: str


class Readied(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody is ready for the next deal."""

    person: str


class Started(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """A match began: seats and options are fixed from here. `match` is its id, `at` when, RFC 3339."""

    match: str
    at: str


Around = Opened | Sat | Left | Host | Chosen | Committed | Salted | Readied | Started
Line = lines.Deal | lines.Play | lines.Draw | lines.Pass | lines.Round | lines.End
Event = Around | Line
