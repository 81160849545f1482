"""The page's types are the house's."""

from __future__ import annotations

from pathlib import Path

from doublesix.wire.schema import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_page_are_generated_from_the_messages() -> None:
    assert WIRE.read_text("utf-8") == typescript()
