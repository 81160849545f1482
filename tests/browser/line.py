"""The way between a page and its house, which can go dead as a sleeping phone's or a lost network does."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Line:
    """Passes on what comes, until its web sockets fall silent: a browser that notices another network leaves its other
    connections by itself. `here`: the house's address by this way."""

    def __init__(self, house: str) -> None:
        self._house = urlsplit(house).port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.here = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._sockets: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        threading.Thread(target=self._take_in, daemon=True).start()

    def fall_silent(self) -> None:
        """The web sockets stay open for both sides, but nothing passes any more, not even their end."""
        self._silent.update(self._sockets)

    def cut(self) -> None:
        """End the web sockets, as a proxy does that has heard nothing for a while."""
        for end in self._sockets:
            _shut(end)

    def close(self) -> None:
        """End all of it."""
        for end in (self._listener, *self._ends):
            _shut(end)

    def _take_in(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._house))
            self._ends += near, far
            for way in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=way, daemon=True).start()

    def _pass_on(self, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if b"Upgrade: websocket" in data:
                    self._sockets += source, to
                if source not in self._silent:
                    to.sendall(data)
        if source not in self._silent:
            _shut(to)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
