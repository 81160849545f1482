"""Before anything is read: who may ask, and what pages may do."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Awaitable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doublesix.web.addresses import origin_of

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
}
OVER_HTTPS = {
    "Cross-Origin-Opener-Policy": "same-origin"
}  # browsers pass over it, and complain, where there is no https
HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z.-]+)(:[0-9]{1,5})?")
SCHEMES = {"ws": "http", "wss": "https"}
SAFE = {"GET", "HEAD", "OPTIONS"}
FORBIDDEN = "This address is not this house's. Use the one that the house printed, or start it with --url.\n"


class Guard:
    """Refuses other hosts' names and other sites' requests, and sends the content policy with every answer.

    `url`: the one address of the house; without it its host must be an IP address or localhost."""

    def __init__(self, app: ASGIApp, url: str | None) -> None:
        self._app = app
        self._origin = origin_of(url) if url else None
        self._name = urlsplit(self._origin).hostname if self._origin else None
        https = self._origin is not None and self._origin.startswith("https:")
        self._headers = HEADERS | OVER_HTTPS if https else HEADERS

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] not in ("http", "websocket"):
            return self._app(scope, receive, send)
        if scope["type"] == "websocket":
            may = self._may(scope)  # and nothing of this is kept while the socket is open
            return self._app(scope, receive, send) if may else send({"type": "websocket.close", "code": 1008})
        sending = self._with_headers(send)
        return (self._app if self._may(scope) else PlainTextResponse(FORBIDDEN, 403))(scope, receive, sending)

    def _may(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        hosts, origins = headers.getlist("host"), headers.getlist("origin")
        if len(hosts) != 1 or not self._ours(hosts[0]):
            return False
        if scope["type"] == "http" and (scope["method"] in SAFE or (not origins and has_token(headers))):
            return True
        return origins == [self._origin or f"{SCHEMES.get(scope['scheme'], scope['scheme'])}://{hosts[0]}"]

    def _ours(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        name = found["name"].lower().strip("[]") if found else ""
        return name in ("localhost", self._name) or _is_address(name)

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        return sending


def has_token(headers: Headers) -> bool:
    """Whether a robot asks. No page of another site can make a browser send this without asking us first; and who
    brings a token is taken for nobody else."""
    return headers.get("authorization", "").lower().startswith("bearer ")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
