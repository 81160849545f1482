"""Robots of others: the frames of the wire over plain HTTP, by a bearer token (docs/robots-over-http.md)."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from doublesix.store.tokens import hash_of
from doublesix.table import intents
from doublesix.web.answers import answer, body_of, refuse, spoken_by
from doublesix.web.command import command
from doublesix.web.entry import entered
from doublesix.web.frames import frame_of
from doublesix.web.house import House, house_of
from doublesix.web.limits import address_of
from doublesix.web.room import Room
from doublesix.web.watching import Onlooker
from doublesix.wire.messages import Ack, Act
from doublesix.wire.news import Listener

LONGEST_WAIT = 25  # s
MAY = intents.Sit | intents.Leave | intents.Act
"""What robots ask for; their readiness is taken for granted, and they neither host nor give salts."""


class Poll:
    """A robot that waits for something new. It is no presence: robots play where a person is."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.onlooker: Onlooker | None = None
        self.device: str | None = None
        self._news = asyncio.Event()

    def changed(self) -> None:
        """There is something new at the table."""
        self._news.set()

    def leave(self, why: str) -> None:
        """A robot has no browser that could be signed out."""

    async def wait(self, room: Room, since: int, seconds: float) -> None:
        """Return once the table is beyond `since`, or after so many seconds."""
        room.gathering.watchers.add(self)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while room.version <= since:
                        self._news.clear()
                        await self._news.wait()
        finally:
            room.gathering.watchers.discard(self)


async def get_frame(request: Request) -> Response:
    """The news since a version and the present view; waits for something new if it is asked to."""
    house = house_of(request)
    robot = await _robot(house, request)
    since, wait = _number(request, "since"), _number(request, "wait")
    if robot is None or since is None or wait is None:
        return refuse(request, "bad-token" if robot is None else "malformed", 401 if robot is None else 400)
    if not house.gate.robots.take(robot):
        return refuse(request, "too-fast", 429)
    with house.gate.socket(robot, address_of(request)) as may:
        if not may:
            return refuse(request, "too-many-sockets", 429)
        async with entered(house, request, robot) as room:
            await Poll().wait(room, since, min(wait, LONGEST_WAIT))
            return answer(await frame_of(house, room, Listener(robot, spoken_by(request), since=since)))


async def post_act(request: Request) -> Response:
    """Do what a robot asks of the table: an Ack, or with status 409 a Nack."""
    house = house_of(request)
    robot = await _robot(house, request)
    if robot is None:
        return refuse(request, "bad-token", 401)
    if not house.gate.robots.take(robot):
        return refuse(request, "too-fast", 429)
    act = await body_of(request, Act)
    if act is None or not isinstance(act.do, MAY):
        return refuse(request, "malformed")
    async with entered(house, request, robot) as room:
        before = room.version
        reply = await command(house, room, robot, act, spoken_by(request))
        if isinstance(reply, Ack) and reply.v > before:
            house.gate.robots.give(robot)  # the game itself sets that pace
        return answer(reply, 200 if isinstance(reply, Ack) else 409)


async def _robot(house: House, request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return await house.store.robot(hash_of(token.strip())) if scheme.lower() == "bearer" else None


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name, "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
