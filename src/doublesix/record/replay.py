"""A match as it went, line by line, by the rules but without judging: of a record that `verify` finds good."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from doublesix.record import lines
from doublesix.record.faults import Fault
from doublesix.record.lines import AnyLine
from doublesix.record.notation import action_of, deck_of
from doublesix.rules.events import Event
from doublesix.rules.match import Match, begin, deal, settle
from doublesix.rules.round import Round, apply
from doublesix.rules.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a match stands. `round`: the one under way, or over but not scored yet; None between rounds."""

    head: lines.Match
    match: Match
    round: Round | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a match and what it came to; `before` is None at the first."""

    line: AnyLine
    before: Moment | None
    after: Moment
    events: tuple[Event, ...] = ()


def replay(match: Iterable[AnyLine]) -> Iterator[Step]:
    """Every line of one match with the moments before and after it."""
    now: Moment | None = None
    for line in match:
        step = follow(now, line)
        yield step
        now = step.after


def follow(now: Moment | None, line: AnyLine) -> Step:
    """What a line makes of the moment before it."""
    if isinstance(line, lines.Match):
        return Step(line, None, Moment(line, begin_match(line)))
    if now is None:
        raise Fault("F-2", "a match begins with its match line")
    match line:
        case lines.Deal():
            return Step(line, now, replace(now, round=dealt(now.match, line)))
        case lines.Round():
            return Step(line, now, Moment(now.head, settle(now.match, under_way(now)).match))
        case lines.End():
            return Step(line, now, now)
    after, events = apply(under_way(now), action_of(line))
    return Step(line, now, replace(now, round=after), events)


def begin_match(head: lines.Match) -> Match:
    """The match that a head announces; raise BadOptions where it cannot be."""
    return begin(VARIANTS[head.rules].ruleset(head.options, len(head.seats)), len(head.seats))


def dealt(match: Match, line: lines.Deal) -> Round:
    """The round that a deal line begins, its hands in the order of the line."""
    round = deal(match, deck_of(line))
    if round is None:
        raise Fault(match.rules.rule("opening"), "no double was dealt, so this deal is void")
    return round


def under_way(now: Moment) -> Round:
    """The round of this moment; raise Fault between rounds."""
    if now.round is None:
        raise Fault("S-4", "no round is under way here")
    return now.round
