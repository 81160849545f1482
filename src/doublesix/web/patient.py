"""The WebSocket protocol of the server, patient with slow readers."""

from __future__ import annotations

from asyncio import BaseTransport, Transport
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Patient(WebSocketsSansIOProtocol):
    """Waits with the next message until the last one has left this process, so that a slow reader has one frame pending
    here; what the system takes is bounded by the size of the listening socket's send buffer."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody connected."""
        super().connection_made(transport)
        cast(Transport, transport).set_write_buffer_limits(high=0)
