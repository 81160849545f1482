"""Whether the match line of a record is good: the game, its options, its seats, its table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime

from doublesix.record import lines
from doublesix.record.faults import Fault, same, shown
from doublesix.rules.variants import VARIANTS

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
    people, seats = _people(head), len(head.seats)
    game = VARIANTS[head.rules]
    for option in game.options:
        if option.name not in head.options:
            raise Fault("F-5", f"the option {option.name} of {game.name} is missing")
        value = head.options[option.name]
        if value not in option.values:
            raise Fault(option.rule, f"{option.name} should be one of {_listed(option.values)}, not {value}")
        if value not in option.values_at(people > 1):
            wanted = _listed(option.values_at(True))
            raise Fault(option.rule, f"{option.name} of {people} people should be {wanted}, not {value}")
    if reason := game.why_not(head.options, seats):
        options = ", ".join(f"{name} {value}" for name, value in head.options.items())
        raise Fault(game.rule(reason), f"{game.name} with {options} is not for {seats} players ({reason.value})")


def _check_table(head: lines.Match) -> None:
    if head.table is None:
        return
    game, table = VARIANTS[head.rules], head.table
    if game.invitation_only and _people(head) < len(head.seats) and not table.get("practice"):
        raise Fault("P-11", f"robots sit at {game.name} for practice only, and this table does not say practice")
    seconds = table.get("turn_s", game.turn_seconds[0])
    if isinstance(seconds, bool) or seconds not in game.turn_seconds:
        raise Fault("T-1", f"turn_s should be one of {_listed(sorted(game.turn_seconds))}, not {shown(seconds)}")
    if not isinstance(table.get("practice", False), bool):
        raise Fault("F-2", f"practice should be true or false, not {shown(table['practice'])}")


def _people(head: lines.Match) -> int:
    return sum(seat.bot is None for seat in head.seats)


def _listed(values: Iterable[int]) -> str:
    return ", ".join(map(str, values))


def _is_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return UTC_TIME.fullmatch(text) is not None
