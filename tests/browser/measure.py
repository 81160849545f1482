"""Measures by boxes what rounds look like, state after state: nothing overlaps, is cut off or scrolls the page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.browser.fed import Fed
from tests.browser.rounds import frame, round_of
from tests.browser.screens import picture

BOXES = Path(__file__).with_name("boxes.js").read_text("utf-8")
LONGEST = "fr"
"""By the letters of its catalogs."""
Size = tuple[int, int]


def measured(
    fed: Fed, path: str, game: str, seed: int, sizes: Sequence[Size], lang: str, every: int = 5
) -> tuple[int, list[str]]:
    """How many states of a round were looked at, and what does not fit, with the seed to see it again."""
    fed.page.add_init_script(f"localStorage.doublesix = JSON.stringify({{lang: '{lang}', still: true}})")
    looked, faults, opened = 0, list[str](), False
    for number, desk in enumerate(round_of(game, seed, every)):
        if opened:
            fed.show(frame(desk, "a", lang))
        else:
            fed.goes(path, frame(desk, "a", lang))
        opened = True
        over = desk.table.last is not None
        for width, height in sizes:
            fed.page.set_viewport_size({"width": width, "height": height})
            for chosen in (False, True)[: 1 if over else 2]:
                if chosen:
                    fed.page.keyboard.press("n")
                fed.settled()
                looked += 1
                where = f"{game} {seed} {lang} {width}x{height} state {number}{' chosen' if chosen else ''}"
                found = fed.page.evaluate(BOXES)
                if found:
                    picture(fed.page, where)
                faults += [f"{where}: {fault}" for fault in found]
            fed.page.keyboard.press("Escape")
    return looked, faults
