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
    fed: Fed, path: str, game: str, seed: int, sizes: Sequence[Size], every: int = 5
) -> tuple[int, list[tuple[str, str]]]:
    """How many pictures of a round were looked at, and what does not fit: where, with the seed, and what."""
    faults = []
    looks = known = 0
    for number, desk in enumerate(round_of(game, seed, every)):
        told = frame(desk, "a", fed.lang, since=known)
        known = told.v
        if number:
            fed.show(told)
        else:
            fed.goes(path, told)
        for width, height in sizes:
            fed.page.set_viewport_size({"width": width, "height": height})
            for chosen in ("",) if desk.table.last else ("", " chosen"):
                fed.page.keyboard.press("n" if chosen else "Shift")
                looks += 1
                where = f"{game} {seed} {fed.lang} {width}x{height} state {number}{chosen}"
                faults += [(where, fault) for fault in misfits(fed, where)]
            if not desk.table.last:
                fed.page.keyboard.press("Escape")
    return looks, faults


def misfits(fed: Fed, where: str) -> list[str]:
    """What does not fit on the screen as it is."""
    fed.settled()
    found: list[str] = fed.page.evaluate(BOXES)
    if found:
        picture(fed.page, where)
    return found
