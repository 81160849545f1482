"""People who come to a house by HTTP and sockets, as a page does."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from doublesix.table import intents
from doublesix.wire import messages as m
from doublesix.wire.messages import PROTOCOL, Ack, Bye, Frame, Hint, Nack, Pong
from doublesix.wire.views import TableView

PATIENCE = 20
_decode = msgspec.json.Decoder(m.OutMessage).decode


class Guest:
    """Somebody with a browser: cookies, and sockets opened from a page of `base`."""

    def __init__(self, base: str, lang: str = "en") -> None:
        self.base, self.lang = base, lang
        headers = {"Origin": base, "Accept-Language": lang}
        self.http = httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE, trust_env=False)

    async def call_me(self, name: str) -> httpx.Response:
        return await self.http.post("/api/me", json={"name": name, "lang": self.lang})

    async def open(self, game: str, **more: object) -> str:
        """Open a table; its code."""
        answer = await self.http.post("/api/tables", json={"game": game, **more})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    @property
    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Origin": self.base} | ({"Cookie": cookie} if cookie else {})

    @asynccontextmanager
    async def at(self, code: str, since: int = 0, hello: bool = True, lang: str | None = None) -> AsyncIterator[Side]:
        """Sit down before the page of a table: its socket, after `hello` and the first frame."""
        address = f"ws{self.base.removeprefix('http')}/api/tables/{code}/socket"
        async with connect(address, additional_headers=self.headers, compression=None, proxy=None) as socket:
            side = Side(socket)
            reading = asyncio.create_task(side.read())
            try:
                if hello:
                    await side.hello(lang or self.lang, since)
                    await side.until(lambda view: True)
                yield side
            finally:
                reading.cancel()

    async def close(self) -> None:
        await self.http.aclose()


class Side:
    """One socket: what came by it, and what is asked by it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.answers: list[Ack | Nack] = []
        self.pongs: list[int] = []
        self.hints: dict[str, Hint] = {}
        self.bye: Bye | None = None
        self.closed = False
        self._came = asyncio.Condition()

    @property
    def view(self) -> TableView:
        return self.frames[-1].view

    @property
    def v(self) -> int:
        return self.frames[-1].v

    async def read(self) -> None:
        """Take everything that comes, until the socket closes."""
        try:
            async for raw in self.socket:
                await self._take(_decode(raw))
        except ConnectionClosed:
            pass
        self.closed = True
        await self._told()

    async def _take(self, message: m.OutMessage) -> None:
        match message:
            case Frame():
                self.frames.append(message)
            case Ack() | Nack():
                self.answers.append(message)
            case Hint(c=c):
                self.hints[c] = message
            case Pong(n=n):
                self.pongs.append(n)
            case Bye():
                self.bye = message
        await self._told()

    async def _told(self) -> None:
        async with self._came:
            self._came.notify_all()

    async def when(self, so: Callable[[], bool]) -> None:
        """Wait until something is so, whatever comes."""
        async with asyncio.timeout(PATIENCE), self._came:
            await self._came.wait_for(so)

    async def reaches(self, v: int) -> None:
        """Wait for the frame of a version, or a later one."""
        await self.when(lambda: bool(self.frames) and self.v >= v)

    async def until(self, so: Callable[[TableView], bool]) -> TableView:
        """Wait for a view that is so."""
        await self.when(lambda: bool(self.frames) and so(self.view))
        return self.view

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def hello(self, lang: str = "en", since: int = 0) -> None:
        await self.send(m.Hello(protocol=PROTOCOL, lang=lang, since=since))

    async def ask(self, do: intents.AnyIntent, turn: int | None = None, c: str | None = None) -> Ack | Nack:
        """A command and its answer."""
        c = c or new_c()
        count = sum(answer.c == c for answer in self.answers)
        await self.send(m.Act(c=c, do=do, turn=turn))
        await self.when(lambda: sum(answer.c == c for answer in self.answers) > count)
        return next(answer for answer in reversed(self.answers) if answer.c == c)

    async def hint(self, turn: int, c: str = "") -> Hint | str:
        """The hint that is asked for, or why there is none."""
        c = c or new_c()
        await self.send(m.Ask(c=c, turn=turn))
        await self.when(lambda: c in self.hints or any(answer.c == c for answer in self.answers))
        refused = next((answer.why for answer in self.answers if isinstance(answer, Nack) and answer.c == c), "")
        return refused or self.hints[c]

    async def done(self, do: intents.AnyIntent, turn: int | None = None) -> int:
        """A command that must be done: the version that it made, shown in a frame."""
        answer = await self.ask(do, turn)
        assert isinstance(answer, Ack), answer
        await self.reaches(answer.v)
        return answer.v

    async def why(self, do: intents.AnyIntent, turn: int | None = None) -> str:
        """Why a command is refused."""
        answer = await self.ask(do, turn)
        assert isinstance(answer, Nack), answer
        assert answer.text
        return answer.why


def new_c() -> str:
    """The id of a command."""
    return secrets.token_hex(8)


def acts(view: TableView) -> list[intents.Act]:
    """What a view offers on one's turn."""
    found: list[intents.Act] = [
        intents.Play(tile=tile.tile, at=place) for tile in view.hand or [] for place in tile.places
    ]
    found += [intents.Draw()] if view.draw is None else []
    return found + ([intents.Pass()] if view.pass_ is None else [])


async def play(side: Side, chance: Random, most: int = 100_000) -> None:
    """Play on as a page and its person do, until the match is over or `most` acts are done."""
    done = 0
    while side.view.phase != "over" and done < most:
        view = side.view
        if view.phase == "playing" and view.to_play == view.you:
            answer = await side.ask(chance.choice(acts(view)), view.turn)
            assert isinstance(answer, Ack), answer
            done += 1
        elif view.phase == "between" and view.you is not None and not view.seats[view.you].ready:
            await side.done(intents.Ready(salt=new_c()))
            done += 1
        await side.until(partial(_further, view))


def _further(old: TableView, now: TableView) -> bool:
    return now.phase == "over" or (now.turn, now.phase) != (old.turn, old.phase)


async def people(base: str, names: Mapping[str, str]) -> list[Guest]:
    """Guests with these names and languages."""
    guests = [Guest(base, lang) for lang in names.values()]
    for guest, name in zip(guests, names, strict=True):
        assert (await guest.call_me(name)).status_code == 200
    return guests
