"""Salon dominoes, alone or in teams (L-1 to L-11)."""

from doublesix.rules import opening, scoring, verdict
from doublesix.rules.chain import Chain
from doublesix.rules.reasons import Reason
from doublesix.rules.ruleset import Game, Option, Options, Ruleset
from doublesix.rules.scoring import Decided
from doublesix.rules.tiles import double_set

TEAM_SIZES = {2: (2, 3, 4, 5), 3: (2, 3), 4: (2,), 5: (2,)}  # L-10
MOST_PLAYERS = {6: 4, 9: 10, 12: 10}  # L-1

RULES = {
    Reason.OPENS_WITH_DOUBLE: "L-3",
    Reason.MUST_DRAW: "L-4",
    Reason.DRAWN_ALREADY: "L-4",
    Reason.CAN_PLAY: "L-5",
    Reason.BONEYARD_EMPTY: "L-5",
    Decided.OUT: "L-8",
    Decided.OWN: "L-8",
    "hand": "L-2",
    "opening": "L-3",
    "blocked": "L-7",
    "verdict": "L-9",
}
TEAM_RULES = RULES | {Decided.OUT: "L-11", Decided.OWN: "L-11"}


def shape(options: Options, players: int) -> Reason | None:
    """Whom the set does not serve (L-1), and what makes no teams of one size (L-10)."""
    if players > MOST_PLAYERS[options["set"]]:
        return Reason.TOO_MANY_SEATS
    teams = options["teams"]
    if teams and players not in [teams * size for size in TEAM_SIZES[teams]]:
        return Reason.TEAM_SHAPE
    return None


def build(options: Options, players: int) -> Ruleset:
    """What a match with these options is played by."""
    tiles = len(double_set(options["set"]))
    return Ruleset(
        name="salon",
        top=options["set"],
        teams=options["teams"],
        hand=lambda players: next(size for size in (7, 6, 5) if size * players <= tiles),
        draws=1,
        keeps_drawn=True,
        engine=lambda number: None,
        board=lambda number, seats: Chain(),
        opening=opening.any_double_of_the_highest,
        weigh=scoring.pips_blank_ten,
        score=scoring.each_keeps_their_own,
        judge=verdict.last_under(options["limit"]),
        lowest=True,
        rules=TEAM_RULES if options["teams"] else RULES,
    )


SALON = Game(
    "salon",
    range(2, 11),
    "L-1",
    (
        Option("set", 6, (6, 9, 12), "L-1"),
        Option("teams", 0, (0, 2, 3, 4, 5), "L-10"),
        Option("limit", 100, tuple(range(50, 501, 50)), "L-9"),
    ),
    build,
    shape,
    teams=lambda options: options["teams"],
    emblem=(9, 9),
)
