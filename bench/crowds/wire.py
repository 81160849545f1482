"""One socket of a client, as lean as it can be: what is measured is the house, not who comes to it."""

from __future__ import annotations

import asyncio
from typing import Protocol, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""A mask must be there; zeros leave the text as it is."""


class Wire(asyncio.Protocol):
    """Speaks WebSocket with a house that neither splits nor compresses messages."""

    def __init__(self, hello: bytes, to: Hears) -> None:
        self.open = False
        self._hello = hello
        self._to = to
        self._came = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        self._to.lost()

    def data_received(self, data: bytes) -> None:
        self._came = came = self._came + data if self._came else data
        at = 0 if self.open else self._answered(came)
        while at >= 0 and (end := self._message(came, at)):
            at = end
        self._came = came[max(at, 0) :]

    def _answered(self, came: bytes) -> int:
        """Where the answer to the request ends; -1 while it has not come."""
        end = came.find(b"\r\n\r\n")
        if end < 0:
            return -1
        if not came.startswith(b"HTTP/1.1 101"):
            self._transport.abort()
            return len(came)
        self.open = True
        self._to.opened(self)
        return end + 4

    def _message(self, came: bytes, at: int) -> int:
        """Take the message that begins there; where it ends, 0 if it is not there yet."""
        if len(came) < at + 4:
            return 0 if len(came) < at + 2 or came[at + 1] > 125 else self._taken(came, at, at + 2, came[at + 1])
        short = came[at + 1]
        if short < 126:
            return self._taken(came, at, at + 2, short)
        wide = 2 if short == 126 else 8
        start = at + 2 + wide
        return self._taken(came, at, start, int.from_bytes(came[at + 2 : start]))

    def _taken(self, came: bytes, at: int, start: int, length: int) -> int:
        end = start + length
        if len(came) < end:
            return 0
        match came[at] & 15:
            case 1:
                self._to.heard(came[start:end])
            case 9:
                self._write(PONG, came[start:end])
            case 8:
                self._transport.close()
        return end

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def drop(self) -> None:
        """Close without a word."""
        self._transport.abort()

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2)
        self._transport.write(head + NO_MASK + body)


class Hears(Protocol):
    """Whose wire it is."""

    def opened(self, wire: Wire) -> None:
        """It is open."""

    def heard(self, text: bytes) -> None:
        """A message came."""

    def lost(self) -> None:
        """It is closed, or never opened."""


def request(path: str, host: str, cookie: str) -> bytes:
    """What opens a socket."""
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        f"Cookie: {cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join((*lines, "", "")).encode()
