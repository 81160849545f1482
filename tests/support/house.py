"""A real house on a real port, in the test's own event loop, with a clock that the test moves."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import uvicorn
from starlette.applications import Starlette

from doublesix.web.app import create
from doublesix.web.heads import Heads
from doublesix.web.house import House
from doublesix.web.keeping import Keeping
from doublesix.web.limits import Limits
from doublesix.web.outside import Outside, Work
from doublesix.web.patient import Patient
from tests.support.desk import NOW


@dataclass
class Time:
    """A clock that stands until it is moved; what was to happen later happens then, in order."""

    now: int = NOW
    waiting: list[tuple[int, Work]] = field(default_factory=list)

    def later(self, delay: int, work: Work) -> Callable[[], None]:
        entry = (self.now + delay, work)
        self.waiting.append(entry)

        def call_off() -> None:
            if entry in self.waiting:
                self.waiting.remove(entry)

        return call_off

    async def move(self, ms: int) -> None:
        """Let so many milliseconds go by."""
        end = self.now + ms
        while due := [entry for entry in self.waiting if entry[0] <= end]:
            first = min(due, key=lambda entry: entry[0])
            self.waiting.remove(first)
            self.now = max(self.now, first[0])
            await first[1]()
        self.now = end


@dataclass(frozen=True)
class Running:
    """A house that is open."""

    base: str
    app: Starlette
    time: Time

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@asynccontextmanager
async def open_house(
    folder: Path,
    given_url: str | None = None,
    seed: int = 0,
    limits: Limits | None = None,
    send_buffer: int | None = None,
    keeping: Keeping | None = None,
) -> AsyncIterator[Running]:
    """Open a house on a free port of this computer; robots do not pause."""
    listening = socket.create_server(("127.0.0.1", 0))
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    time = Time()
    outside = Outside(clock=lambda: time.now, later=time.later, random=Random(seed).randbytes, pause=lambda: 0)
    app = create(folder, outside, given_url or base, given_url, limits, keeping)
    config = uvicorn.Config(
        app,
        log_level="warning",
        http=Heads,
        ws=Patient,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        lifespan="on",
    )
    server = _Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        async with asyncio.timeout(10):
            await server.ready.wait()
        yield Running(base, app, time)
    finally:
        server.should_exit = server.force_exit = True
        await serving
        await server.lifespan.shutdown()  # which a forced end leaves out
