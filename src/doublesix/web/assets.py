"""What the page loads: small over the wire, and kept by browsers for good, since its names change with its content."""

from __future__ import annotations

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOR_GOOD = (b"cache-control", b"public, max-age=31536000, immutable")
OK = 200


def assets(folder: Path) -> ASGIApp:
    """The built page's files; 404 for each where it is not built."""
    if not folder.is_dir():
        return PlainTextResponse("The web client is not built.", 404)
    return GZipMiddleware(_Lasting(StaticFiles(directory=folder)), minimum_size=1000)


class _Lasting:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == OK:
                message["headers"] = [*message["headers"], FOR_GOOD]
            await send(message)

        await self._app(scope, receive, sending)
