"""What a record's faults are called in words: for each reason what was done and what stands against it."""

from __future__ import annotations

from collections.abc import Callable

from doublesix.record import lines
from doublesix.record.faults import listed
from doublesix.record.lines import ActLine
from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.reasons import Reason
from doublesix.rules.round import Round, plays

Against = Callable[[Round, ActLine], str]


def against(reason: Reason, r: Round, line: ActLine) -> str:
    """The sentence for an act that the rules refuse in the round `r`."""
    return f"seat {line.seat} {done(line)} but {AGAINST[reason](r, line)}"


def done(line: ActLine) -> str:
    """What a line says was done."""
    match line:
        case lines.Play():
            return f"played {line.tile} at {line.at}"
        case lines.Draw():
            return f"drew {line.tile}"
        case lines.Pass():
            return "passed"


def named(action: Action) -> str:
    """An action as an infinitive."""
    match action:
        case Play(tile, place):
            return f"play {tile} at {place}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"


def _end(r: Round, line: ActLine) -> int | None:
    return next((end.number for end in r.board.ends(r.turn) if end.place == getattr(line, "at", None)), None)


def _places(r: Round) -> str:
    return ", ".join(end.place for end in r.board.ends(r.turn))


def _openers(r: Round) -> str:
    return listed(r.opening.tiles or ()) if r.opening else ""


def _playable(r: Round) -> str:
    return str(plays(r, r.turn)[0].tile)


AGAINST: dict[Reason, Against] = {
    Reason.ROUND_OVER: lambda r, line: f"round {r.number} is over",
    Reason.NOT_YOUR_TURN: lambda r, line: f"it is the turn of seat {r.turn}",
    Reason.NOT_IN_HAND: lambda r, line: f"holds {listed(r.hands[r.turn])}",
    Reason.OPENS_WITH: lambda r, line: f"must open with {_openers(r)}",
    Reason.OPENS_WITH_DOUBLE: lambda r, line: f"must open with a double: {_openers(r)}",
    Reason.NO_SUCH_PLACE: lambda r, line: f"there is no such place, only {_places(r)}",
    Reason.DOES_NOT_FIT: lambda r, line: f"the end there is {_end(r, line)}",
    Reason.OWN_TRAIN_FIRST: lambda r, line: f"train:{r.turn} is their own and has no tile yet",
    Reason.TRAIN_CLOSED: lambda r, line: "that train is closed",
    Reason.COVER_DOUBLE: lambda r, line: f"the double at {_places(r)} must be covered",
    Reason.CAN_PLAY: lambda r, line: f"{_playable(r)} is playable",
    Reason.MUST_DRAW: lambda r, line: f"must draw: the boneyard has {len(r.boneyard)}",
    Reason.BONEYARD_EMPTY: lambda r, line: "the boneyard is empty",
    Reason.NO_DRAWING: lambda r, line: f"there is no drawing in {r.rules.name}",
    Reason.DRAWN_ALREADY: lambda r, line: "has already drawn in this turn",
}
