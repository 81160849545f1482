"""A socket between a page and a house: what was sent is under way until the world delivers it, or is lost."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.types import Message
from starlette.websockets import WebSocket

from tests.judge.evidence import Open

SCOPE = {"type": "websocket", "path": "/", "headers": []}


class Wire:
    """One socket. `heard` is told of each text that reaches the page, `lost` when the page has the socket no longer."""

    def __init__(self, heard: Callable[[str], None], lost: Callable[[Wire], None], slow: bool) -> None:
        self.open = True
        self.presence: Open | None = None
        self.under_way: deque[Message] = deque()
        self.untaken: deque[tuple[Message, asyncio.Future[None]]] = deque()
        self.socket = WebSocket(SCOPE, self._receive, self._send)
        self._heard, self._lost = heard, lost
        self._slow = slow
        self._waiting: asyncio.Future[Message] | None = None
        self.under_way.append({"type": "websocket.connect"})

    def say(self, text: str) -> None:
        """The page sends something."""
        self.under_way.append({"type": "websocket.receive", "text": text})

    def lose(self, arrive: int, code: int = 1006) -> None:
        """The connection breaks: the first `arrive` of what is under way arrive all the same, then the house hears."""
        self.open = False
        self._lost(self)
        while len(self.under_way) > arrive and self.under_way[-1]["type"] != "websocket.connect":
            self.under_way.pop()
        self.under_way.append({"type": "websocket.disconnect", "code": code})
        for _, taken in self.untaken:
            if not taken.done():
                taken.set_exception(OSError("the socket is closed"))
        self.untaken.clear()

    def turn_away(self, text: str) -> None:
        """The house lets nobody in by this socket."""
        if self.open:
            self._heard(text)
            self.lose(0)

    @property
    def deliverable(self) -> bool:
        """Whether the house waits for something that is under way."""
        return bool(self.under_way) and self._waiting is not None and not self._waiting.done()

    def deliver(self) -> None:
        """The house gets the next message."""
        assert self._waiting
        message = self.under_way.popleft()
        self._waiting.set_result(message)

    def take(self) -> None:
        """The page takes the next message."""
        message, taken = self.untaken.popleft()
        if not taken.done():
            taken.set_result(None)
            self._arrive(message)

    async def _receive(self) -> Message:
        self._waiting = asyncio.get_running_loop().create_future()
        return await self._waiting

    async def _send(self, message: Message) -> None:
        if not self.open:
            raise OSError("the socket is closed")
        if self._slow and message["type"] == "websocket.send":
            taken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.untaken.append((message, taken))
            await taken
        else:
            self._arrive(message)

    def _arrive(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._heard(message["text"])
        elif message["type"] == "websocket.close":
            self.lose(0, message["code"])
