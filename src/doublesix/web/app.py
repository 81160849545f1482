"""Puts everything together: the house as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from doublesix.phrase.say import language, reason
from doublesix.store.log import StoreError
from doublesix.store.sql import Store
from doublesix.web import http
from doublesix.web.guard import Guard
from doublesix.web.house import House, tidy_code
from doublesix.web.outside import Outside
from doublesix.web.people import People
from doublesix.web.socket import Connection, encode
from doublesix.wire.messages import Bye

STATIC = Path(str(files("doublesix"))) / "static"
UNKNOWN = 4404

log = logging.getLogger(__name__)


def create(folder: Path, outside: Outside, url: str, given_url: str | None = None) -> Starlette:
    """The house over a data folder. `url`: how others reach it; `given_url`: the one address that its owner named."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(folder)
        secure = bool(given_url and given_url.startswith("https:"))
        app.state.house = House(store, await People.of(store, secure), outside, url)
        beating = asyncio.create_task(beat(app.state.house))
        try:
            yield
        finally:
            beating.cancel()
            await store.close()

    return Starlette(
        routes=_routes(),
        lifespan=life,
        middleware=[Middleware(Guard, url=given_url)],
        exception_handlers={StoreError: http.store_failed},
    )


async def beat(house: House) -> None:
    """Keep the house's time, once a second."""
    while True:
        try:
            await house.tick()
        except StoreError:
            log.exception("the house's beat could not be kept")
        await asyncio.sleep(1)


def _routes() -> list[Route | Mount | WebSocketRoute]:
    return [
        Route("/", page),
        Route("/t/{code}", page),
        Route("/settings", page),
        Route("/healthz", http.get_health),
        Route("/api/home", http.get_home),
        Route("/api/me", http.post_me, methods=["POST"]),
        Route("/api/tables", http.post_tables, methods=["POST"]),
        Route("/api/tables/{code}", http.get_table),
        Route("/api/tables/{code}/record", http.get_record),
        WebSocketRoute("/api/tables/{code}/socket", socket),
        Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
        Route("/icon.svg", icon),
    ]


async def page(request: Request) -> Response:
    """The page; it finds out by itself where it is."""
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web client is not built: install with Node, or a wheel.", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


async def icon(request: Request) -> Response:
    """The house's mark."""
    return FileResponse(STATIC / "icon.svg", media_type="image/svg+xml")


async def socket(socket: WebSocket) -> None:
    """A socket at a table."""
    house: House = socket.app.state.house
    room = await house.room(tidy_code(socket.path_params["code"]))
    if room is None:
        lang = language(socket.headers.get("accept-language", "en"))
        await socket.accept()
        await socket.send_text(encode(Bye(why="unknown", text=reason(lang, "unknown-table"))))
        await socket.close(UNKNOWN)
        return
    await Connection(socket, house, room, house.people.who(socket)).run()
