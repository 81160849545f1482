"""The WebSocket protocol of the server, patient with slow readers, and small: most sockets wait most of the time."""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport, Transport
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

OPEN = asyncio.Event()
"""That of every socket that can be written to."""
OPEN.set()


class Patient(WebSocketsSansIOProtocol):
    """Waits with the next message until the last one has left this process, so that a slow reader has one frame pending
    here; what the system takes is bounded by the size of the listening socket's send buffer.

    Only `connection_made` is needed for that. The rest leans on what uvicorn does with its queue and its event; without
    it each socket is five kilobytes larger."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast("asyncio.Queue[Any]", Inbox())
        self.writable = OPEN

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody connected."""
        super().connection_made(transport)
        cast(Transport, transport).set_write_buffer_limits(high=0)

    def pause_writing(self) -> None:
        """The reader is slow."""
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self.writable.set()
        self.writable = OPEN


class Inbox:
    """What came by one socket, for the one who reads it: as a queue, but that takes 2.5 kB of each."""

    __slots__ = ("_came", "_waiter")

    def __init__(self) -> None:
        self._came: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits to be read."""
        return not self._came

    def put_nowait(self, message: Any) -> None:
        """Something came."""
        self._came.append(message)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """The next that came, once it is there."""
        while not self._came:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        self._waiter = None
        return self._came.pop(0)
