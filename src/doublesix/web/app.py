"""Puts everything together: the house as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from doublesix.phrase.say import reason
from doublesix.store.log import StoreError
from doublesix.store.place import Where
from doublesix.store.sql import Store
from doublesix.web import devices, guides, health, http, installing, puzzles, robot_api
from doublesix.web.answers import spoken_by
from doublesix.web.assets import assets
from doublesix.web.beat import Beat, going_on
from doublesix.web.entry import NoEntry, entered, watched
from doublesix.web.guard import Guard
from doublesix.web.house import House, house_of
from doublesix.web.keeping import Keeping
from doublesix.web.limits import Limits, address_of
from doublesix.web.meters import watch_loop
from doublesix.web.outside import Outside
from doublesix.web.pace import Pace
from doublesix.web.people import People
from doublesix.web.replay import Replayer, get_replay, post_replay
from doublesix.web.review import Reviewer, get_review, post_review
from doublesix.web.room import Room
from doublesix.web.socket import Connection, Who, encode
from doublesix.web.straight import Straight
from doublesix.web.watching import NAMELESS, Onlooker
from doublesix.wire.messages import Bye

STATIC = Path(str(files("doublesix"))) / "static"
UNKNOWN = 4404
POLICY_VIOLATION = 1008


def create(
    where: Where,
    outside: Outside,
    url: str,
    given_url: str | None = None,
    limits: Limits | None = None,
    keeping: Keeping | None = None,
) -> Starlette:
    """The house that is kept there. `url`: how others reach it; `given_url`: the one address that its owner named."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(where)
        secure = bool(given_url and given_url.startswith("https:"))
        world = await going_on(outside, store)
        app.state.house = House(store, await People.of(store, secure), world, url, limits, keeping)
        app.state.replayer = Replayer(outside.clock)
        app.state.reviewer = Reviewer(outside.clock)
        await app.state.house.awake()  # before anybody comes: an outage must be known first
        beat, looking = Beat(app.state.house), asyncio.create_task(watch_loop())
        try:
            yield
        finally:
            looking.cancel()
            beat.stop()
            await app.state.house.leave()
            await store.close()

    return Starlette(
        routes=_routes(),
        lifespan=life,
        middleware=[Middleware(Guard, url=given_url), Middleware(Straight, routes=_sockets()), Middleware(Pace)],
        exception_handlers={StoreError: http.store_failed, NoEntry: http.no_entry, 404: nowhere},
    )


def _sockets() -> list[WebSocketRoute]:
    return [
        WebSocketRoute("/api/tables/{code}/socket", socket),
        WebSocketRoute("/api/watch/{code}/socket", watch),
    ]


def _routes() -> list[Route | Mount]:
    return [
        Route("/", page),
        Route("/t/{code}", page),
        Route("/w/{code}", page),
        Route("/d/{token}", page),
        Route("/replay", page),
        Route("/replay/{code}", page),
        Route("/api/device-link", devices.post_link, methods=["POST"]),
        Route("/api/device", devices.post_device, methods=["POST"]),
        Route("/api/devices", devices.get_devices),
        Route("/api/devices/{id}", devices.delete_device, methods=["DELETE"]),
        Route("/guide", guides.get_index),
        Route("/guide/{game}", guides.get_guide),
        Route("/puzzle", puzzles.get_puzzle),
        Route("/healthz", health.get_health),
        Route("/readyz", health.get_readiness),
        Route("/api/home", http.get_home),
        Route("/api/me", http.post_me, methods=["POST"]),
        Route("/api/tables", http.post_tables, methods=["POST"]),
        Route("/api/tables/{code}", http.get_table),
        Route("/api/tables/{code}", robot_api.post_act, methods=["POST"]),
        Route("/api/tables/{code}/record", http.get_record),
        Route("/api/tables/{code}/replay", get_replay),
        Route("/api/replay", post_replay, methods=["POST"]),
        Route("/api/tables/{code}/review", get_review),
        Route("/api/review", post_review, methods=["POST"]),
        Mount("/assets", assets(STATIC / "assets")),
        *installing.routes(STATIC),
    ]


async def page(request: Request, status: int = 200) -> Response:
    """The page; it finds out by itself where it is."""
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web client is not built: install with Node, or a wheel.", 503)
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})


async def nowhere(request: Request, error: Exception) -> Response:
    """What is not there: for who opens an address in a browser the page, which says so in their language."""
    if "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").is_file():
        return await page(request, 404)
    return PlainTextResponse("Not Found", 404)


async def socket(socket: WebSocket) -> None:
    """A socket at a table."""
    house = house_of(socket)
    who = Who(house.people.who(socket), house.people.device(socket))
    await _connect(socket, house, who, entered(house, socket, who.person))


async def watch(socket: WebSocket) -> None:
    """A socket of somebody who looks on."""
    house = house_of(socket)
    person = house.people.who(socket)
    name = await house.people.name(person)
    who = Who(None, house.people.device(socket), Onlooker(person, name or NAMELESS))
    await _connect(socket, house, who, watched(house, socket))


async def _connect(socket: WebSocket, house: House, who: Who, way: AbstractAsyncContextManager[Room]) -> None:
    address = address_of(socket)
    if not house.gate.may_connect(who.person, address):
        await _turn_away(socket, "too-fast")
        return
    with house.gate.socket(who.person, address) as may:
        if not may:
            await _turn_away(socket, "too-many-sockets")
            return
        try:
            async with way as room:
                await Connection(socket, house, room, who).run()
        except NoEntry as error:
            await _turn_away(socket, error.why)
        except StoreError:
            await _turn_away(socket, "not-kept")


async def _turn_away(socket: WebSocket, why: str) -> None:
    lang, unknown = spoken_by(socket), why == "unknown-table"
    await socket.accept()
    await socket.send_text(encode(Bye(why="unknown" if unknown else why, text=reason(lang, why))))
    await socket.close(UNKNOWN if unknown else POLICY_VIOLATION)
