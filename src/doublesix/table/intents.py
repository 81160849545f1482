"""What a person may ask a table for: a closed set, as it comes over the wire. A field that nobody knows is refused."""

from __future__ import annotations

import msgspec


class Intent(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """Something that a person asks for."""


class Sit(Intent, kw_only=True):
    """Take the next free seat, or come back to the one that was left; the host may seat a robot by its name."""

    bot: str | None = None


class Leave(Intent, kw_only=True):
    """Leave the waiting room, or a running match for good."""


class Remove(Intent, kw_only=True):
    """The host sends the one in `seat` away."""

    seat: int


class Option(Intent, kw_only=True):
    """The host sets an option of the game."""

    name: str
    value: int


class Start(Intent, kw_only=True):
    """The host begins the match."""


class Ready(Intent, kw_only=True):
    """Ready for the next deal, with a salt for its shuffle (0-64 of 0-9 A-Z a-z _ -)."""

    salt: str = ""


class Salt(Intent, kw_only=True):
    """A salt for the next deal, without readiness: what a page sends in the waiting room."""

    salt: str


class Play(Intent, kw_only=True):
    """Lay `tile` ("6-3" or "3-6") at a place ("start", "left", "right", "train:0", "train:mexican")."""

    tile: str
    at: str


class Draw(Intent, kw_only=True):
    """Draw from the boneyard."""


class Pass(Intent, kw_only=True):
    """Pass."""


class Say(Intent, kw_only=True):
    """Say one of the phrases to the table."""

    phrase: str


class Rematch(Intent, kw_only=True):
    """Another match at this table, once one is over."""


class Rotate(Intent, kw_only=True):
    """The host turns the seats, all but the first."""


class End(Intent, kw_only=True):
    """End the match without a winner, where the view says that one may."""


class Watch(Intent, kw_only=True):
    """The host lets onlookers in, or not."""

    on: bool


class Knock(Intent, kw_only=True):
    """Ask for a seat whose person has been away over a minute."""

    seat: int


class Grant(Intent, kw_only=True):
    """Give that seat to who asks for it."""

    seat: int


Beside = Say | Rematch | Rotate | Watch | End | Knock | Grant
"""What people do beside playing; it names no turn."""
Arrange = Sit | Leave | Remove | Option | Start | Ready | Salt
"""What brings a match about, and its deals; it names no turn."""
Act = Play | Draw | Pass
"""What is done in a turn, and names it."""
AnyIntent = Arrange | Beside | Act
