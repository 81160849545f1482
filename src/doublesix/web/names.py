"""What somebody may be called, and which names are too alike to sit at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 24
MOST_MARKS = 3
"""Accents on one letter; real names need no more."""

JOINERS = "\u200c\u200d"
BLANK = frozenset(
    (
        *(chr(code) for code in range(0xFE00, 0xFE10)),  # which face a sign has
        *(chr(code) for code in range(0xE0100, 0xE01F0)),
        *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0",  # fillers
    )
)
"""Signs that show nothing although Unicode counts them as letters, marks or symbols."""

AS_SEEN = str.maketrans(
    # Cyrillic, then Greek, then what Latin itself confuses
    "АВЕЅІЈКМНОРСТУХԚԜаеѕіјорсухԛԝһӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαιονρυϲϳ" + "I1|0ı",
    "ABESlJKMHOPCTYXQWaesijopcyxqwhl" + "ABEZHlKMNOPTYXaiovpucj" + "lllOi",
)
"""Letters of Cyrillic and Greek that look like a Latin one, and what looks like l, O and i."""


def tidy_name(text: str) -> str | None:
    """A name as it is shown: composed (NFC), single spaces, 1 to 24 signs with a letter or digit among them, none of
    them control, invisible or direction signs, but joiners where a script needs them; else None."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(sign if _shows(composed, i) else " " for i, sign in enumerate(composed))
    name = " ".join(visible.split())
    return name if _fits(name) else None


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name could be taken for one of the others (X03): "ANA" for "Ana", Cyrillic "Аnа" for both."""
    mine = _looks(name)
    return any(mine & _looks(other) for other in others)


def _fits(name: str) -> bool:
    signs = sum(not _is_mark(sign) and sign not in JOINERS for sign in name)
    marks = longest = 0
    for sign in name:
        marks = marks + 1 if _is_mark(sign) else 0
        longest = max(longest, marks)
    return 0 < signs <= LONGEST_NAME and longest <= MOST_MARKS and any(sign.isalnum() for sign in name)


def _shows(text: str, i: int) -> bool:
    sign = text[i]
    if sign in JOINERS:
        return _joins(text, i)
    return sign.isprintable() and sign not in BLANK


def _joins(text: str, i: int) -> bool:
    """A joiner has a meaning after a virama (India's scripts) and between two letters of Arabic and its kin."""
    before, after = text[i - 1 : i], text[i + 1 : i + 2]
    if not before or not after:
        return False
    kin = unicodedata.bidirectional(before) == "AL" and unicodedata.bidirectional(after) == "AL"
    return kin or unicodedata.combining(before) == 9


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def _looks(name: str) -> set[str]:
    """How a name looks: as it is read, whatever its case, and as its letters are drawn, whatever their script."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKC", name) if sign not in JOINERS)
    return {plain.casefold(), plain.translate(AS_SEEN).casefold()}
