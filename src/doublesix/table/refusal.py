"""Why a table refuses: a reason of the rules, or one of its own."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from doublesix.rules.reasons import DoubleSixError, Reason

NO_ARGS: Mapping[str, str | int] = MappingProxyType({})


class Refusal(StrEnum):
    """What a table refuses that is no matter of a round; catalogs word it as `reason-<name>`."""

    NOT_HOST = "not-host"
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    ALREADY_STARTED = "already-started"
    NOT_RUNNING = "not-running"
    TURN_OVER = "turn-over"
    TABLE_FULL = "table-full"
    ROBOTS_NOT_HERE = "robots-not-here"
    UNKNOWN_ROBOT = "unknown-robot"
    SAME_NAME = "same-name"
    BAD_SALT = "bad-salt"
    NOT_AWAY = "not-away"
    NOT_ASKED = "not-asked"
    ASKED_ALREADY = "asked-already"
    UNKNOWN_PHRASE = "unknown-phrase"
    STILL_PLAYING = "still-playing"
    OTHERS_HERE = "others-here"
    NO_HINTS = "no-hints"
    MALFORMED = "malformed"


RULES: dict[str, str] = {
    Refusal.NOT_HOST: "P-10",
    Refusal.NOT_SEATED: "S-6",
    Refusal.ALREADY_SEATED: "P-10",
    Refusal.ALREADY_STARTED: "P-7",
    Refusal.NOT_RUNNING: "S-6",
    Refusal.TURN_OVER: "S-6",
    Refusal.TABLE_FULL: "P-10",
    Refusal.ROBOTS_NOT_HERE: "P-10",
    Refusal.UNKNOWN_ROBOT: "P-11",
    Refusal.SAME_NAME: "P-10",
    Refusal.BAD_SALT: "S-5",
    Refusal.NOT_AWAY: "T-3",
    Refusal.NO_HINTS: "P-11",
    Refusal.NOT_ASKED: "T-3",
    Refusal.ASKED_ALREADY: "T-3",
    Refusal.UNKNOWN_PHRASE: "S-6",
    Refusal.STILL_PLAYING: "S-6",
    Refusal.OTHERS_HERE: "T-6",
    Refusal.MALFORMED: "S-6",
}


class Refused(DoubleSixError):
    """The table does not do this; nothing has changed. `args` fill the sentence."""

    def __init__(self, why: Refusal | Reason, rule: str = "", args: Mapping[str, str | int] = NO_ARGS) -> None:
        self.why = why
        self.rule = rule or RULES.get(why, "")
        self.args_of_text = args
        super().__init__(f"{self.rule}: {why.value}")
