"""Mexican train (M-1 to M-13)."""

from doublesix.rules import opening, scoring, verdict
from doublesix.rules.reasons import Reason
from doublesix.rules.ruleset import Game, Option, Options, Ruleset
from doublesix.rules.scoring import Decided
from doublesix.rules.tiles import Tile
from doublesix.rules.trains import Trains

RULES = {
    Reason.CAN_PLAY: "M-10",
    Reason.MUST_DRAW: "M-10",
    Reason.BONEYARD_EMPTY: "M-9",
    Reason.DRAWN_ALREADY: "M-9",
    Decided.OUT: "M-11",
    Decided.OWN: "M-12",
    "hand": "M-2",
    "engine": "M-2",
    "opening": "M-3",
    "blocked": "M-12",
    "verdict": "M-13",
}


def engine(number: int) -> int:
    """M-2: the double of 13 - round."""
    return 13 - number


def build(options: Options, players: int) -> Ruleset:
    """What a match with these options is played by."""
    return Ruleset(
        name="mexican-train",
        top=12,
        teams=0,
        hand=lambda players: 16 if players == 2 else 15,
        draws=1,
        keeps_drawn=False,
        engine=lambda number: Tile(engine(number), engine(number)),
        board=lambda number, seats: Trains.start(engine(number), seats),
        opening=opening.in_turn,
        weigh=scoring.pips,
        score=scoring.each_keeps_their_own,
        judge=verdict.lowest_after(options["rounds"]),
        lowest=True,
        rules=RULES,
    )


MEXICAN_TRAIN = Game(
    "mexican-train",
    range(2, 5),
    "M-2",
    (Option("rounds", 4, (4, 8, 13), "M-1", online=(4,)),),
    build,
    emblem=(12, 12),
)
