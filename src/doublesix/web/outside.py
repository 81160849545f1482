"""What the house takes from the world, so that tests can give it their own: the time, timers, chance."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import uniform
from typing import Any

from doublesix.store.log import Closed
from doublesix.web.faults import note
from doublesix.web.thinking import Think, apart, here

Work = Callable[[], Coroutine[Any, Any, None]]
Later = Callable[[int, Work], Callable[[], None]]
"""In so many milliseconds do this; returns what calls it off."""


@dataclass(frozen=True, slots=True)
class Outside:
    """`clock`: ms since 1970, never back; `random`: so many bytes; `pause`: how many seconds a robot waits; `think`:
    where it finds what to do."""

    clock: Callable[[], int]
    later: Later
    random: Callable[[int], bytes]
    pause: Callable[[], float]
    think: Think = here


def real(pause: float) -> Outside:
    """The world as it is; robots wait about `pause` seconds, varied. A jump of the wall clock changes nothing."""
    started = time.time_ns() - time.monotonic_ns()
    return Outside(
        clock=lambda: (started + time.monotonic_ns()) // 1_000_000,
        later=later,
        random=secrets.token_bytes,
        pause=lambda: uniform(0.6 * pause, 1.4 * pause),
        think=apart,
    )


def later(delay: int, work: Work) -> Callable[[], None]:
    """Do it on this event loop in `delay` milliseconds; a fault of one timer is logged and touches nothing else."""
    return asyncio.get_running_loop().call_later(delay / 1000, lambda: _keep(work)).cancel


_running: set[asyncio.Task[None]] = set()


def _keep(work: Work) -> None:
    task = asyncio.create_task(_guarded(work))
    _running.add(task)
    task.add_done_callback(_running.discard)


async def _guarded(work: Work) -> None:
    try:
        await work()
    except Closed:  # the house ended meanwhile
        pass
    except Exception as error:
        note(error, "a timer")
