"""What the house takes from the world, so that tests can give it their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import uniform


@dataclass(frozen=True, slots=True)
class Outside:
    """Milliseconds since 1970, so many random bytes, how many seconds a robot waits before it acts."""

    clock: Callable[[], int]
    random: Callable[[int], bytes]
    pause: Callable[[], float]


def real(pause: float) -> Outside:
    """The world as it is; robots wait about `pause` seconds, varied."""
    return Outside(
        clock=lambda: time.time_ns() // 1_000_000,
        random=secrets.token_bytes,
        pause=lambda: uniform(0.6 * pause, 1.4 * pause),
    )
