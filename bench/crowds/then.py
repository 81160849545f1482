"""What may befall a house under load, and what people notice of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from statistics import quantiles

from crowds.crowd import Crowd
from crowds.stage import Stage

CALM = 10.0
"""Seconds between two workers of a rolling restart."""


async def restart(stage: Stage, crowd: Crowd) -> None:
    """Every worker is killed, and opened again: how long until the last one is back."""
    crowd.forget()
    for worker in stage.workers:
        worker.kill()
    await asyncio.gather(*(asyncio.to_thread(worker.ready) for worker in stage.workers))
    began = time.monotonic()
    await crowd.gone()
    print(
        f"restart: all {len(crowd.seats)} back {time.monotonic() - began:.1f} s after the house was open; {_out(crowd)}"
    )


async def kill(stage: Stage, crowd: Crowd) -> None:
    """One worker is killed; its people go to the others."""
    crowd.forget()
    crowd.ports = stage.ports[1:]
    stage.workers[0].kill()
    await asyncio.sleep(1)
    await crowd.gone()
    print(f"kill: {_out(crowd)}")
    await asyncio.sleep(2 * CALM)
    print(f"turns that the table ended meanwhile: {len(crowd.late)}")
    stage.workers = stage.workers[1:]


async def rolling(stage: Stage, crowd: Crowd) -> None:
    """One worker after the other ends and is opened again, as an update has it."""
    crowd.forget()
    for worker in stage.workers:
        ending = asyncio.create_task(asyncio.to_thread(worker.close))
        await asyncio.sleep(0.5)  # a proxy that looks each second has seen by then that it is not ready
        crowd.ports = [port for port in stage.ports if port != worker.port]
        await ending
        await asyncio.to_thread(worker.ready)
        crowd.ports = stage.ports
        await asyncio.sleep(CALM)
    await crowd.gone()
    print(f"rolling restart: {_out(crowd)}; longest from a move to all four {max(crowd.seen) * 1000:.0f} ms")
    print(f"turns that the table ended meanwhile: {len(crowd.late)}")


def _out(crowd: Crowd) -> str:
    if len(crowd.outages) < 2:
        return f"{len(crowd.outages)} lost their socket"
    cuts = quantiles(crowd.outages, n=1000)
    return (
        f"{len(crowd.outages)} lost their socket, for p50 {cuts[499]:.2f}, p99 {cuts[989]:.2f}, "
        f"at most {max(crowd.outages):.2f} s"
    )


THEN: dict[str, Callable[[Stage, Crowd], Awaitable[None]]] = {"restart": restart, "kill": kill, "rolling": rolling}
