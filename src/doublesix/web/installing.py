"""What a browser wants in order to show the house by its mark, to install it where https allows, and to tell of
a turn outside the page."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

FILES = {
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
    "apple-touch-icon.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "notes.js": "text/javascript",
}
HEADERS = {"Cache-Control": "max-age=86400"}


def routes(folder: Path) -> list[Route]:
    """A route for each file of the built page that lies in `folder`."""
    return [_route(folder / name, kind) for name, kind in FILES.items()]


def _route(file: Path, kind: str) -> Route:
    async def give(request: Request) -> Response:
        if not file.is_file():
            return PlainTextResponse("The web client is not built.", 404)
        return FileResponse(file, media_type=kind, headers=HEADERS)

    return Route(f"/{file.name}", give)
