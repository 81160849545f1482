"""The codes by which people find a table."""

from __future__ import annotations

from collections.abc import Callable

CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no I, L, O, 0, 1: they look alike
CODE_LENGTH = 8
WATCH_LENGTH = 10


def new_code(random: Callable[[int], bytes]) -> str:
    """A code that nobody can guess; each sign as likely as any other."""
    wanted = (byte for byte in iter(lambda: random(1)[0], None))
    fair = (byte for byte in wanted if byte < 256 // len(CODE_SIGNS) * len(CODE_SIGNS))
    return "".join(CODE_SIGNS[next(fair) % len(CODE_SIGNS)] for _ in range(CODE_LENGTH))


def watch_code(digest: bytes) -> str:
    """The code of an onlookers' link, from a keyed digest of the table's own."""
    return "".join(CODE_SIGNS[byte % len(CODE_SIGNS)] for byte in digest[:WATCH_LENGTH])


def tidy_code(text: str) -> str:
    """A code as it is kept: case, spaces and hyphens do not matter."""
    return "".join(sign for sign in text.upper() if not sign.isspace() and sign != "-")
