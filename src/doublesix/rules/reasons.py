"""Why something is refused: one name a reason, each with the rule that it stands for.

DoubleSixError
├── IllegalAction   the rules forbid it here (a Reason)
├── BadOptions      a game cannot be set up so (a Reason)
└── BadNotation     a text is no tile, place or position
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The name of a refusal; catalogs word it as `reason-<name>`."""

    ROUND_OVER = "round-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    OPENS_WITH = "opens-with"
    OPENS_WITH_DOUBLE = "opens-with-double"
    NO_SUCH_PLACE = "no-such-place"
    DOES_NOT_FIT = "does-not-fit"
    OWN_TRAIN_FIRST = "own-train-first"
    TRAIN_CLOSED = "train-closed"
    COVER_DOUBLE = "cover-double"
    CAN_PLAY = "can-play"
    MUST_DRAW = "must-draw"
    BONEYARD_EMPTY = "boneyard-empty"
    NO_DRAWING = "no-drawing"
    DRAWN_ALREADY = "drawn-already"
    BAD_OPTION = "bad-option"
    SEATS_MISSING = "seats-missing"
    TOO_MANY_SEATS = "too-many-seats"
    TEAM_SHAPE = "team-shape"


# The rules that all games share; a rule set names its own for what it settles itself.
COMMON_RULES: dict[str, str] = {
    Reason.ROUND_OVER: "S-4",
    Reason.NOT_YOUR_TURN: "S-6",
    Reason.NOT_IN_HAND: "S-6",
    Reason.NO_SUCH_PLACE: "S-1",
    Reason.DOES_NOT_FIT: "S-1",
    Reason.CAN_PLAY: "S-3",
    Reason.BONEYARD_EMPTY: "S-3",
    Reason.OWN_TRAIN_FIRST: "M-5",
    Reason.TRAIN_CLOSED: "M-6",
    Reason.COVER_DOUBLE: "M-8",
}


class DoubleSixError(ValueError):
    """Any error of this package that its caller can mend."""


class IllegalAction(DoubleSixError):
    """The rules forbid this action here: `reason` says why, `rule` names the rule."""

    def __init__(self, reason: Reason, rule: str) -> None:
        super().__init__(f"{rule}: {reason.value}")
        self.reason = reason
        self.rule = rule


class BadOptions(DoubleSixError):
    """A game cannot be set up with these options and players: `reason` says why, `rule` names the rule."""

    def __init__(self, reason: Reason, rule: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
        self.rule = rule


class BadNotation(DoubleSixError):
    """A text that should name a tile, a place or a position does not."""
