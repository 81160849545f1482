"""What travels between a client and the house: two closed sets, JSON, one Struct a message (docs/wire.md)."""

from __future__ import annotations

from typing import Literal

from doublesix.table import intents
from doublesix.wire.base import Out, Strict
from doublesix.wire.views import TableView

PROTOCOL = 1


# --- in ------------------------------------------------------------------------------------


class Hello(Strict, tag_field="type", tag="hello"):
    """The first message of a socket, and again when language or amount of speech change. `since`: version last seen."""

    protocol: int
    lang: str
    since: int = 0
    amount: Literal["full", "brief"] = "full"


class Act(Strict, tag_field="type", tag="act"):
    """A command. `c`: 16 to 64 random characters; sent again with the same `c` it gets the same answer.
    `turn`: the view's turn; needed for play, draw and pass only."""

    c: str
    do: intents.AnyIntent
    turn: int | None = None


class Ask(Strict, tag_field="type", tag="ask"):
    """Ask for a hint, in one's turn at a table that gives them; `c` as of a command. It changes nothing."""

    c: str
    turn: int


class Ping(Strict, tag_field="type", tag="ping"):
    """Asks for a sign of life; `n` comes back with it."""

    n: int


In = Hello | Act | Ask | Ping


# --- out -----------------------------------------------------------------------------------


class News(Out):
    """One thing that happened, in the listener's words. `text` stands in the log, `spoken` is announced
    (empty: nothing); `past` news are for the log only. `seat`: who did it."""

    v: int
    i: int
    kind: str
    seat: int | None
    text: str
    spoken: str
    urgent: bool
    past: bool


class Frame(Out, tag_field="type", tag="frame"):
    """The news since the version that was asked for, and the whole present view. `now`: the house's clock, ms."""

    v: int
    now: int
    news: list[News]
    view: TableView


class Ack(Out, tag_field="type", tag="ack"):
    """The command `c` was done and is on disk, as version `v`."""

    c: str
    v: int


class Nack(Out, tag_field="type", tag="nack"):
    """The command was refused; nothing changed. `why` names the reason, `rule` the rule, `text` says it in words."""

    c: str
    why: str
    rule: str
    text: str


class Hint(Out, tag_field="type", tag="hint"):
    """The hint that was asked for: what to do and why, in words; `tile` and `place` where it is a play."""

    c: str
    text: str
    tile: str | None
    place: str | None


class Pong(Out, tag_field="type", tag="pong"):
    """The answer to a ping."""

    n: int


class Bye(Out, tag_field="type", tag="bye"):
    """The house closes this socket. `why`: "reload" (another protocol), "unknown" (no such table), "malformed",
    or the name of another reason (docs/wire.md)."""

    why: str
    text: str


OutMessage = Frame | Ack | Nack | Hint | Pong | Bye
