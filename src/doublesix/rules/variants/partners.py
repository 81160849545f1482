"""Partnership dominoes (P-1 to P-7)."""

from doublesix.rules import opening, scoring, verdict
from doublesix.rules.chain import Chain
from doublesix.rules.reasons import Reason
from doublesix.rules.ruleset import Game, Option, Options, Ruleset
from doublesix.rules.scoring import Decided

RULES = {
    Reason.CAN_PLAY: "P-3",
    Reason.NO_DRAWING: "P-1",
    Decided.OUT: "P-5",
    Decided.LIGHTEST: "P-6",
    Decided.LAST: "P-6",
    "hand": "P-1",
    "opening": "P-2",
    "blocked": "P-6",
    "verdict": "P-7",
}


def build(options: Options, players: int) -> Ruleset:
    """What a match with these options is played by."""
    return Ruleset(
        name="partners",
        top=6,
        teams=2,
        hand=lambda players: 7,
        draws=0,
        keeps_drawn=False,
        engine=lambda number: None,
        board=lambda number, seats: Chain(),
        opening=opening.six_six_then_the_next,
        weigh=scoring.pips,
        score=scoring.lighter_team_takes,
        judge=verdict.first_to(options["target"]),
        lowest=False,
        rules=RULES,
    )


PARTNERS = Game(
    "partners",
    range(4, 5),
    "P-1",
    (Option("target", 100, tuple(range(50, 501, 50)), "P-7"),),
    build,
    teams=lambda options: 2,
    invitation_only=True,
    turn_seconds=(45,),
)
