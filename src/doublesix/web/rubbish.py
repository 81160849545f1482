"""Python's look for circles of objects that nothing needs any more, kept from holding up a full house.

It goes through all that lives, and the more people are here the longer everybody waits for it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import perf_counter

LONG = 0.02  # s
AGAIN = 300.0  # s
OFTEN = 200
"""So many new objects are looked through at once: the same work as with Python's 700, in shorter pauses."""


class Rubbish:
    """What lived through a long look is put aside, and not looked at again for some minutes. Meanwhile it goes as
    almost all does, when nothing needs it; only circles among it wait."""

    def __init__(self, long: float = LONG, again: float = AGAIN) -> None:
        self._long = long
        self._again = again
        self._began = 0.0
        self._aside = False
        self._before = gc.get_threshold()
        self._next: Callable[[], None] = lambda: None

    def begin(self) -> None:
        """Put aside for good what the house is made of, which is more than comes later; and watch from here on."""
        look_through()
        gc.set_threshold(OFTEN, *self._before[1:])
        gc.callbacks.append(self._looked)
        self._wait()

    def end(self) -> None:
        """Watch no longer, and look as often as before."""
        self._next()
        gc.set_threshold(*self._before)
        if self._looked in gc.callbacks:
            gc.callbacks.remove(self._looked)

    def _looked(self, phase: str, info: dict[str, int]) -> None:
        if info["generation"] < 2:
            return
        if phase == "start":
            self._began = perf_counter()
        elif perf_counter() - self._began > self._long:
            gc.freeze()
            self._aside = True

    def _look_again(self) -> None:
        if self._aside:
            gc.unfreeze()
            look_through()
            self._aside = False
        self._wait()

    def _wait(self) -> None:
        self._next = asyncio.get_running_loop().call_later(self._again, self._look_again).cancel


def look_through() -> None:
    """Look through everything, and put what lives aside."""
    gc.collect()
    gc.freeze()
    gc.collect()  # what is put aside counts no longer
