"""How a process of the house begins, and how it ends: first it says that nobody new is to be sent to it, then its
sockets are told to come again, and what was begun is finished."""

from __future__ import annotations

import asyncio
from socket import socket

import uvicorn
from starlette.applications import Starlette

from doublesix.phrase.say import prepare
from doublesix.web import thinking
from doublesix.web.rubbish import Rubbish

DRAIN = 2.0  # s, where another worker can take over; a proxy looks about each second
STEP = 0.1  # s


class Server(uvicorn.Server):
    """Ends on SIGTERM or SIGINT; a second SIGINT hastens it."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app
        self._rubbish = Rubbish()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Read the words, open, and put aside what the house is made of."""
        prepare()
        await super().startup(sockets)
        self._rubbish.begin()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Not ready from here on; the sockets close with 1012 (uvicorn does that), and each command is finished."""
        house = self._app.state.house
        house.draining = True
        for _ in range(round(DRAIN / STEP) if house.store.fellows.several else 0):
            if not self.force_exit:
                await asyncio.sleep(STEP)
        await super().shutdown(sockets)
        self._rubbish.end()
        thinking.stop()
