"""Where robots think: the quick ones here, those that try many deals in a process of their own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from random import Random
from threading import Thread
from typing import ParamSpec, TypeVar

from doublesix.bots.levels import load
from doublesix.bots.robot import Seen
from doublesix.rules.actions import Action

P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE, PATIENT = 0, 10
"""How far the processes stand back: that of robots and hints, and that of reviews."""
QUICK = ("relay", "beginner", "steady")

Think = Callable[[str, Seen, bytes], Awaitable[Action]]
"""Robot, what its seat knows, chance → what it does."""


def choose(name: str, seen: Seen, chance: bytes) -> Action:
    """What the robot of this name does."""
    return load(name).choose(seen, Random(chance))


async def here(name: str, seen: Seen, chance: bytes) -> Action:
    """Think on the event loop."""
    return choose(name, seen, chance)


async def apart(name: str, seen: Seen, chance: bytes) -> Action:
    """Think where it keeps nobody waiting."""
    if name in QUICK:
        return choose(name, seen, chance)
    return await _done(AT_ONCE, partial(choose, name, seen, chance))


async def thought(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do short work where the robots think."""
    return await _done(AT_ONCE, partial(work, *args, **kwargs))


async def weighed(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do long work that nobody at a table waits for, after whatever else there is to think."""
    return await _done(PATIENT, partial(work, *args, **kwargs))


async def _done(nice: int, work: Callable[[], T]) -> T:
    """Do work in that process; where somebody ended it, as a system short of memory does, once more in another."""
    loop, thinker = asyncio.get_running_loop(), _thinker(nice)
    try:
        return await loop.run_in_executor(thinker, work)
    except BrokenProcessPool:
        if nice not in _thinkers:  # the house ends
            raise
        if _thinkers[nice] is thinker:
            del _thinkers[nice]
        return await loop.run_in_executor(_thinker(nice), work)


_thinkers: dict[int, Executor] = {}


def _thinker(nice: int) -> Executor:
    """One process, begun when the first long thought comes."""
    if nice not in _thinkers:
        _thinkers[nice] = ProcessPoolExecutor(1, get_context("spawn"), _end_with_the_house, (nice,))
    return _thinkers[nice]


def stop() -> None:
    """Think no more: end the processes, also in the middle of a thought, and give back what the system keeps for them.

    A house that ends by a signal does not come to what Python does at its end.
    """
    thinkers = list(_thinkers.values())
    _thinkers.clear()
    for process in active_children():
        process.terminate()
    for thinker in thinkers:
        thinker.shutdown(cancel_futures=True)


def _end_with_the_house(nice: int) -> None:
    """End when the house does, however it ends."""
    os.nice(nice)
    Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    house = parent_process()
    assert house
    house.join()
    os._exit(0)
