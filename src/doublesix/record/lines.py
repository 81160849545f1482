"""The lines of a match record, version 1 (docs/record.md). A table's log holds the same values, without `n`."""

from __future__ import annotations

import msgspec

FORMAT = "doublesix-record/1"


class Line(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="event", tag=str.lower):
    """One thing that happened. `n` is its number in the match; -1 where it has none (in a table's log)."""

    n: int = -1


class Seat(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Who sits: a name, and of a robot its kind."""

    name: str
    bot: str | None = None


class Match(Line, kw_only=True, frozen=True, omit_defaults=True):
    """The head of a match."""

    format: str
    id: str
    rules: str
    options: dict[str, int]
    seats: list[Seat]
    at: str | None = None
    table: dict[str, int | bool] | None = None


class Shuffle(msgspec.Struct, kw_only=True, frozen=True):
    """What proves a deal: hex secret, its SHA-256, and a salt a seat."""

    secret: str
    commit: str
    salts: list[str]


class Deal(Line, kw_only=True, frozen=True, omit_defaults=True):
    """A round begins."""

    round: int
    hands: list[list[str]]
    boneyard: list[str]
    turn: int
    engine: str | None = None
    shuffle: Shuffle


class Act(Line, kw_only=True, frozen=True, omit_defaults=True):
    """What a seat did. `by` is "table" where the table did it."""

    seat: int
    by: str | None = None
    at_ms: int | None = None
    clock_ms: int | None = None


class Play(Act, kw_only=True, frozen=True, omit_defaults=True):
    """A tile of the hand was laid at a place."""

    tile: str
    at: str


class Draw(Act, kw_only=True, frozen=True, omit_defaults=True):
    """A tile was drawn; which one is told once the match is over."""

    tile: str


class Pass(Act, kw_only=True, frozen=True, omit_defaults=True):
    """The turn ended without a tile; a drawn one may have been kept (L-6). `on`: the numbers of a chain's ends."""

    on: list[int] | None = None


class Round(Line, kw_only=True, frozen=True, omit_defaults=True):
    """A round is over. `side` is the one that won it or went out, null for none."""

    round: int
    reason: str
    side: int | None
    hands: list[list[str]]
    scores: list[int]
    totals: list[int]
    eliminated: list[int] | None = None


class End(Line, kw_only=True, frozen=True, omit_defaults=True):
    """The match is over: the winning sides, ascending; none if it was abandoned."""

    winners: list[int]
    totals: list[int]
    reason: str | None = None


ActLine = Play | Draw | Pass
TableLine = Deal | ActLine | Round | End
"""What a table's log holds of a match: its head is made of what went before."""
AnyLine = Match | TableLine
