"""How fast one address may ask by plain HTTP, whatever it asks for."""

from __future__ import annotations

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from doublesix.web.answers import TOO_MANY, refuse
from doublesix.web.house import House
from doublesix.web.limits import address_of


class Pace:
    """Answers 429 to who asks too fast. The page and its parts are files and cost little: they are not counted."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            house: House = scope["app"].state.house
            request = Request(scope)
            if not house.gate.may_ask(address_of(request)):
                await refuse(request, "too-fast", TOO_MANY)(scope, receive, send)
                return
        await self._app(scope, receive, send)
