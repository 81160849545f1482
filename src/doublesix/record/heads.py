"""Whether the match line of a record is good: the game, its options, its seats, its table."""

from __future__ import annotations

import re
from datetime import datetime

from doublesix.record import lines
from doublesix.record.faults import Fault, same, shown
from doublesix.rules.reasons import Reason
from doublesix.rules.variants import VARIANTS

# The rule behind what may be chosen and how many may play.
SETUP_RULES = {
    "draw": {"target": "D-9", "players": "D-1"},
    "partners": {"target": "P-7", "players": "P-1"},
    "salon": {"set": "L-1", "teams": "L-10", "limit": "L-9", "players": "L-1"},
    "mexican-train": {"rounds": "M-1", "players": "M-2"},
}
ONLINE_ROUNDS = 4
UTC_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]00:00)", re.ASCII)


def check_head(head: lines.Match) -> None:
    """Raise a Fault unless a match can be played as its first line says."""
    same("F-1", "n of a match line", 0, head.n)
    if head.format != lines.FORMAT:
        raise Fault("F-5", f"the format should be {lines.FORMAT}, not {shown(head.format)}")
    if head.rules not in VARIANTS:
        raise Fault("F-5", f"there is no game {shown(head.rules)}: {', '.join(VARIANTS)}")
    if head.at is not None and not _is_time(head.at):
        raise Fault("F-5", f"at should be a time in UTC, as in 2026-11-29T12:00:00Z, not {shown(head.at)}")
    _check_options(head)
    _check_table(head)


def _check_options(head: lines.Match) -> None:
    game, rules = VARIANTS[head.rules], SETUP_RULES[head.rules]
    for option in game.options:
        if option.name not in head.options:
            raise Fault("F-5", f"the option {option.name} of {game.name} is missing")
        value = head.options[option.name]
        if value not in option.values:
            wanted = ", ".join(map(str, option.values))
            raise Fault(rules[option.name], f"{option.name} should be one of {wanted}, not {value}")
    seats = len(head.seats)
    if reason := game.why_not(head.options, seats):
        options = ", ".join(f"{name} {value}" for name, value in head.options.items())
        rule = rules["teams" if reason is Reason.TEAM_SHAPE else "players"]
        raise Fault(rule, f"{game.name} with {options} is not for {seats} players ({reason.value})")


def _check_table(head: lines.Match) -> None:
    people = sum(seat.bot is None for seat in head.seats)
    if head.options.get("rounds", ONLINE_ROUNDS) != ONLINE_ROUNDS and people > 1:
        raise Fault("M-1", f"{people} people play {ONLINE_ROUNDS} rounds, not {head.options['rounds']}")
    if head.table is None:
        return
    game, table = VARIANTS[head.rules], head.table
    if game.invitation_only and people < len(head.seats) and not table.get("practice"):
        raise Fault("P-11", f"robots sit at {game.name} for practice only, and this table does not say practice")
    seconds = table.get("turn_s", game.turn_seconds[0])
    if isinstance(seconds, bool) or seconds not in game.turn_seconds:
        wanted = ", ".join(map(str, sorted(game.turn_seconds)))
        raise Fault("T-1", f"turn_s should be one of {wanted}, not {shown(seconds)}")
    if not isinstance(table.get("practice", False), bool):
        raise Fault("F-2", f"practice should be true or false, not {shown(table['practice'])}")


def _is_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return UTC_TIME.fullmatch(text) is not None
