"""The page at a table that nobody plays at: what it is told comes from the test."""

from __future__ import annotations

import json
from itertools import count

import msgspec
from playwright.sync_api import WebSocketRoute

from doublesix.wire.messages import Frame
from tests.browser.person import Person
from tests.browser.screens import SETTLED

HERE = "() => document.querySelector('#app main:not(.calm)') !== null"


class Fed:
    """A person whose page is told what the test says, in `lang`. `asked`: what the page asked for, in order."""

    def __init__(self, person: Person, lang: str = "en") -> None:
        self.person = person
        self.lang = lang
        self.page = person.page
        self.asked: list[dict[str, object]] = []
        self._versions = count(1)
        self._frame: Frame | None = None
        self._socket: WebSocketRoute | None = None
        self.page.add_init_script(f"localStorage.doublesix = JSON.stringify({{lang: '{lang}', still: true}})")
        self.page.route_web_socket("**/socket", self._connected)

    def goes(self, path: str, frame: Frame) -> None:
        """Open the page anew, with this to begin with."""
        self._frame = frame
        self.page.goto(path)
        self.settled()

    def show(self, frame: Frame) -> None:
        """Tell the page this, as the next thing."""
        self._frame = frame
        self._send()
        self.settled()

    def settled(self) -> None:
        """Wait until what was told is drawn."""
        self.person.until(HERE)
        self.page.evaluate(SETTLED)

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            self._send()
        elif message["type"] == "act":
            self.asked.append(message["do"])
        elif message["type"] == "ping" and self._socket:
            self._socket.send(json.dumps({"type": "pong", "n": message["n"]}))

    def _send(self) -> None:
        if self._socket and self._frame:
            told = msgspec.structs.replace(self._frame, v=next(self._versions))
            self._socket.send(msgspec.json.encode(told).decode())
