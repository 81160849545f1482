"""The HTTP protocol of the server, which takes no head without end."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 64 * 1024
"""Bytes of a request that are not its body: the parser keeps all of them until the last has come."""


class Heads(HttpToolsProtocol):
    """Closes the connection of who sends lines, headers, or trailers beyond any use."""

    _spent = 0
    _under_way = False

    def data_received(self, data: bytes) -> None:
        """Bytes came."""
        self._spent += len(data)
        super().data_received(data)
        if self._under_way and self._spent > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        """A request begins."""
        self._spent, self._under_way = 0, True
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        """A part of the body, which is bounded by who reads it."""
        self._spent -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there."""
        self._under_way = False
        super().on_message_complete()
