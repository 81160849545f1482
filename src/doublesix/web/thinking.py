"""Where robots think: the quick ones here, those that try many deals in a process of their own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread

from doublesix.bots.levels import load
from doublesix.bots.robot import Seen
from doublesix.rules.actions import Action

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
    return await asyncio.get_running_loop().run_in_executor(_thinker(), choose, name, seen, chance)


@cache
def _thinker() -> Executor:
    """One process, begun when the first long thought comes."""
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_end_with_the_house)


def _end_with_the_house() -> None:
    """End when the house does, however it ends."""
    Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    house = parent_process()
    assert house
    house.join()
    os._exit(0)
