"""What a table's log holds: what happens around a match, and the lines of the match itself (record/lines.py)."""

from __future__ import annotations

from typing import Literal

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
    turn_s: int = 45
    hints: bool = False


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


class Said(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody said one of the phrases."""

    person: str
    phrase: str


class Reopened(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Another match is wanted: the table is a waiting room again, with the same seats."""


class Turned(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Everybody but the first seat moved on by one, in a circle in which anybody once becomes anybody's partner."""


class Watched(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Onlookers may come, or not."""

    on: bool


class Gone(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody left a match for good: the table acts for the seat, which stays theirs (T-6)."""

    person: str


class Back(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody who had left the match came back to it."""

    person: str


class Alone(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Since when only one side has anybody of its people here; None: no longer (T-6)."""

    since: int | None = None


class Deserted(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """That has lasted two minutes: those who are here may end the match."""


class Knocked(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody without a seat asks for one whose person is away. `at`: when, ms since 1970; it counts for this absence
    only."""

    person: str
    seat: int
    at: int


class Given(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """The seat is that person's from here on."""

    person: str
    seat: int


class Judged(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """What decided the round that ends in this row: its scores are in the record's own line, which follows."""

    decided: str


class Due(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """When the table acts by itself, ms since 1970: it plays the turn, deals without those who are not ready, closes,
    makes somebody else host.

    Within a turn a later Due is never later (P-9); only Resumed is."""

    what: Literal["turn", "ready", "close", "host"]
    at: int


class Stood(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Nobody of the people is here: no clock runs (T-5). `left`: what the turn had, ms."""

    left: int | None = None


class Resumed(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """Somebody is back, or the house is (T-4, T-5): the clock runs again, until `at`."""

    at: int | None = None


class Closed(Happened, kw_only=True, frozen=True, omit_defaults=True):
    """A waiting room that nobody came back to (T-5)."""


Arranged = Opened | Sat | Left | Host | Chosen | Committed | Salted | Readied | Started
Beside = Said | Reopened | Turned | Watched | Knocked | Given
Absent = Gone | Back | Alone | Deserted
Timed = Due | Stood | Resumed | Closed
Event = Arranged | Beside | Absent | Timed | lines.TableLine | Judged
