"""Every line of a record against the rules of its game and the shuffle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from doublesix.record import lines
from doublesix.record.acts import TABLE, check_act
from doublesix.record.deals import check_deal
from doublesix.record.faults import Fault, at_line, same, shown
from doublesix.record.heads import check_head
from doublesix.record.lines import AnyLine
from doublesix.record.reading import numbered
from doublesix.record.replay import Moment, Step, follow, under_way
from doublesix.record.results import check_end, check_round


@dataclass(frozen=True, slots=True)
class Counted:
    """What a good file holds."""

    matches: int = 0
    rounds: int = 0
    lines: int = 0

    def __str__(self) -> str:
        what = {"match": self.matches, "round": self.rounds, "line": self.lines}
        return ", ".join(f"{count} {_plural(name, count)}" for name, count in what.items())


class Verifier:
    """Takes the lines of a file one by one."""

    def __init__(self, running: bool = False) -> None:
        self.running = running
        self.counted = Counted()
        self._now: Moment | None = None  # outside a match
        self._n = 0
        self._pending: int | None = None  # the seat whose turn the table has begun

    def take(self, line: AnyLine) -> None:
        """Raise a Fault unless this line may follow those before it."""
        if isinstance(line, lines.Match):
            self.finish()
            check_head(line)
        elif self._now is None:
            raise Fault("F-5", f"after the end of a match stands another match line, not {_event(line)}")
        else:
            same("F-1", "n", self._n, line.n)
            self._check(self._now, line)
        step = follow(self._now, line)
        self._now = None if isinstance(line, lines.End) else step.after
        self._n = line.n + 1
        self._pending = _pending(step)
        self._count(line)

    def finish(self) -> None:
        """Raise a Fault if the last match has no end (allowed while it is running)."""
        if self._now and not self.running:
            raise Fault("F-4", f"the match {shown(self._now.head.id)} has no end line")

    def _check(self, now: Moment, line: AnyLine) -> None:
        match line:
            case lines.Deal():
                check_deal(now, line)
            case lines.Play() | lines.Draw() | lines.Pass():
                check_act(under_way(now), line, self._pending)
            case lines.Round():
                check_round(now, line)
            case lines.End():
                check_end(now, line)

    def _count(self, line: AnyLine) -> None:
        old = self.counted
        match, round = isinstance(line, lines.Match), isinstance(line, lines.Round)
        self.counted = Counted(old.matches + match, old.rounds + round, old.lines + 1)


def verify(stream: Iterable[bytes], running: bool = False) -> Counted:
    """Check a whole record; raise NoRecord, or Fault at its first fault. `running`: a match needs no end yet."""
    verifier = Verifier(running)
    number = 0
    for number, line in numbered(stream):
        with at_line(number):
            verifier.take(line)
    with at_line(number):
        verifier.finish()
    return verifier.counted


def _pending(step: Step) -> int | None:
    """The seat whose turn the table has begun and not ended."""
    line, after = step.line, step.after.round
    if not isinstance(line, lines.Act) or line.by != TABLE or after is None or after.over or after.turn != line.seat:
        return None
    return line.seat


def _event(line: AnyLine) -> str:
    return type(line).__name__.lower()


def _plural(name: str, count: int) -> str:
    if count == 1:
        return name
    return "matches" if name == "match" else f"{name}s"
