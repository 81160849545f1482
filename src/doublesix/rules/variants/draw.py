"""Draw dominoes (D-1 to D-9)."""

from doublesix.rules import opening, scoring, verdict
from doublesix.rules.chain import Chain
from doublesix.rules.reasons import Reason
from doublesix.rules.ruleset import Game, Option, Options, Ruleset
from doublesix.rules.scoring import Decided

RULES = {
    Reason.OPENS_WITH: "D-2",
    Reason.MUST_DRAW: "D-3",
    Reason.CAN_PLAY: "D-4",
    Reason.BONEYARD_EMPTY: "D-4",
    Decided.OUT: "D-6",
    Decided.LIGHTEST: "D-7",
    Decided.FEWER: "D-7",
    Decided.NOBODY: "D-7",
    "hand": "D-1",
    "opening": "D-2",
    "blocked": "D-5",
    "verdict": "D-8",
}


def build(options: Options, players: int) -> Ruleset:
    """What a match with these options is played by."""
    return Ruleset(
        name="draw",
        top=6,
        teams=0,
        hand=lambda players: 7 if players == 2 else 5,
        draws=None,
        keeps_drawn=False,
        engine=lambda number: None,
        board=lambda number, seats: Chain(),
        opening=opening.highest_double,
        weigh=scoring.pips,
        score=scoring.winner_takes_all,
        judge=verdict.first_to(options["target"]),
        lowest=False,
        rules=RULES,
    )


DRAW = Game(
    "draw",
    range(2, 5),
    "D-1",
    (Option("target", 100, tuple(range(50, 501, 50)), "D-9"),),
    build,
    emblem=(4, 2),
    usual_players=2,
)
