"""What is wrong with a record: the rule that is broken and a sentence, by line.

F-1 numbering · F-2 broken JSON or shape · F-3 shuffle · F-4 no end · F-5 unknown event or value, missing key;
every other name is a rule of the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from doublesix.rules.reasons import BadNotation, DoubleSixError
from doublesix.rules.tiles import Tile, parse_tile

LONGEST = 80


class NoRecord(DoubleSixError):
    """This is no match record at all."""


class Fault(DoubleSixError):
    """A line of a record breaks `rule`; `line` counts from 1 in its file, 0 as long as nobody has said."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text
        self.line = 0


@contextmanager
def at_line(number: int) -> Iterator[None]:
    """Say of any fault found inside which line it is on."""
    try:
        yield
    except Fault as fault:
        fault.line = fault.line or number
        raise


def shown(value: object) -> str:
    """A value out of a file, fit for one line of a message."""
    text = str(value) if isinstance(value, Tile) else ascii(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def same(rule: str, what: str, expected: object, stands: object) -> None:
    """Raise a Fault unless what stands there is what is expected."""
    if expected != stands:
        raise Fault(rule, f"{what} should be {shown(expected)}, not {shown(stands)}")


def same_hand(rule: str, what: str, expected: Iterable[Tile], texts: Iterable[str]) -> None:
    """Raise a Fault unless a hand holds these tiles, in whatever order."""
    right, stands = Counter(expected), Counter(map(tile_in, texts))
    if right != stands:
        lacks, has = sorted(right - stands), sorted(stands - right)
        raise Fault(rule, f"{what} should have {shown(listed(lacks) or 'no more')}, not {shown(listed(has) or 'less')}")


def listed(tiles: Iterable[Tile]) -> str:
    """Tiles as text."""
    return " ".join(map(str, tiles))


def tile_in(text: str) -> Tile:
    """The tile that a record names; raise Fault F-5 where it names none."""
    try:
        return parse_tile(text)
    except BadNotation:
        raise Fault("F-5", f"{shown(text)} is no tile, as 6-3 is one") from None
