"""Sockets go straight to who serves them."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket


class Straight:
    """Takes sockets off the way to the pages: each layer further down would be kept for every one that is open."""

    def __init__(self, app: ASGIApp, routes: Sequence[WebSocketRoute]) -> None:
        self._app = app
        self._routes = routes

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        for route in self._routes:
            match, found = route.matches(scope)
            if match is Match.FULL:
                scope.update(found)
                served: Awaitable[None] = route.endpoint(WebSocket(scope, receive, send))
                return served
        return self._app(scope, receive, send)
