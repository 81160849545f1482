"""Before anything is read: who may ask, and what pages may do."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
FORBIDDEN = "This address is not this house's. Use the one that the house printed, or start it with --url.\n"


class Guard:
    """Refuses other hosts' names and other sites' requests, and sends the content policy with every answer.

    `url`: the one address of the house; without it its host must be an IP address or localhost."""

    def __init__(self, app: ASGIApp, url: str | None) -> None:
        self._app = app
        self._url = urlsplit(url) if url else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif self._may(scope):
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse(FORBIDDEN, 403)(scope, receive, _with_headers(send))

    def _may(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._ours(host):
            return False
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        scheme = self._url.scheme if self._url else {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return headers.get("origin") == f"{scheme}://{self._url.netloc if self._url else host}"

    def _ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if self._url and name == self._url.hostname:
            return True
        return name == "localhost" or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
