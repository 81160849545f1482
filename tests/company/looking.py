"""Looking on, by the link that the host lets people in with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import connect

from tests.support.guest import Guest, Side


@asynccontextmanager
async def looking(guest: Guest, link: str, hello: bool = True) -> AsyncIterator[Side]:
    """A socket of somebody who looks on, after `hello` and the first frame."""
    address = f"ws{guest.base.removeprefix('http')}/api/watch/{link}/socket"
    async with connect(address, additional_headers=guest.headers, compression=None, proxy=None) as socket:
        side = Side(socket)
        reading = asyncio.create_task(side.read())
        try:
            if hello:
                await side.hello(guest.lang)
                await side.when(lambda: bool(side.frames) or side.closed)
            yield side
        finally:
            reading.cancel()
