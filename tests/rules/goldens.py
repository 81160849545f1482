"""Texts kept beside the tests. `DOUBLESIX_GOLDENS=write` writes them anew: read the difference before it is kept."""

from __future__ import annotations

import os
from pathlib import Path

from doublesix.record.shuffle import deal_fairly
from doublesix.rules.match import Match
from doublesix.rules.round import Round

TESTS = Path(__file__).parent.parent


def pinned(match: Match, number: int = 0) -> Round:
    """A deal that stays the same; each number is another one."""
    return deal_fairly(match, bytes([number]) * 32, [""] * match.seats).round


def same_as_kept(name: str, text: str) -> None:
    """Hold a text to the one kept under tests/."""
    path = TESTS / name
    if os.environ.get("DOUBLESIX_GOLDENS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    assert path.read_text() == text, f"{name} says otherwise; if the new text is right: DOUBLESIX_GOLDENS=write"
