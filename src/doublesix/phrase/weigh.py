"""Turns as they are weighed, in words: what was played, what was better, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from doublesix.phrase.facts import Company
from doublesix.phrase.say import Arg, say


@dataclass(frozen=True, slots=True)
class Why:
    """A reason: its kind as in `why-…`, the seat that it is about, and what else it takes."""

    kind: str
    seat: int | None
    args: Mapping[str, Arg]


@dataclass(frozen=True, slots=True)
class Weigher:
    """Words of a language about one table; `listener` is told of their own train as theirs."""

    lang: str
    company: Company
    listener: int | None = None

    def move(self, seat: int, tile: str, place: str) -> str:
        """A play of a seat within a sentence."""
        return say(self.lang, "review-move", tile=tile, **self.company.place(place, seat, self.listener))

    def why(self, reasons: Iterable[Why]) -> str:
        """All the reasons, two at most."""
        first, *more = [self._reason(one) for one in reasons]
        return say(self.lang, "why-two", first=first, second=more[0]) if more else first

    def _reason(self, one: Why) -> str:
        who = "" if one.seat is None else self.company.names[one.seat]
        return say(self.lang, f"why-{one.kind}", **{"who": who, **one.args})

    def points(self, points: float) -> str:
        """So many points, to a tenth."""
        tenths = round(abs(points) * 10)
        return say(self.lang, "review-points", whole=tenths // 10, tenths=tenths % 10)

    def worth(self, move: str, fair: float, opened: float) -> str:
        """How much worse than the best a play was: by what was known, and with all hands open."""
        args: dict[str, Arg] = {"best": int(fair > -0.05), "top": int(opened > -0.05)}
        return say(self.lang, "review-worth", move=move, fair=self.points(fair), opened=self.points(opened), **args)

    def known(self, seat: int, none: Iterable[int], likely: Mapping[int, int]) -> list[str]:
        """What everybody knows of a hand, a sentence each."""
        name, lacked = self.company.names[seat], tuple(none)
        said = [say(self.lang, "known-none", name=name, numbers=lacked)] if lacked else []
        each = [((number,), percent) for number, percent in likely.items()]
        return said + [say(self.lang, "known-likely", name=name, numbers=n, percent=percent) for n, percent in each]
