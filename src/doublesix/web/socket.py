"""One socket of one person at one table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from doublesix.phrase.say import language, reason
from doublesix.store.log import StoreError
from doublesix.table.refusal import Refused
from doublesix.table.table import Table
from doublesix.web.house import OFFERED, House
from doublesix.web.room import Room
from doublesix.wire import messages as m
from doublesix.wire.news import Listener, news
from doublesix.wire.view import table_view

POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(m.In).decode
_encoder = msgspec.json.Encoder()


class Connection:
    """What one socket says and is told. It keeps only `since`: a frame is built when the socket can take it."""

    def __init__(self, socket: WebSocket, house: House, room: Room, person: str | None) -> None:
        self.person = person
        self._socket = socket
        self._house = house
        self._room = room
        self._listener: Listener | None = None
        self._news = asyncio.Event()

    def changed(self) -> None:
        """There is something new at the table."""
        self._news.set()

    async def run(self) -> None:
        """Serve the socket until it closes."""
        self._room.hold()
        pushing = asyncio.create_task(self._push())
        try:
            await self._socket.accept()
            while await self._take(await self._socket.receive()):
                pass
        except WebSocketDisconnect:
            pass
        finally:
            pushing.cancel()
            self._room.unwatch(self)
            self._room.release()

    async def _take(self, event: Message) -> bool:
        """Do what one message asks; False once the socket is to be left."""
        if event["type"] == "websocket.disconnect":
            return False
        try:
            message = _decode(str(event.get("text") or ""))
        except (msgspec.DecodeError, RecursionError):
            return await self._bye("malformed")
        match message:
            case m.Hello():
                return await self._hello(message)
            case m.Ping(n=n):
                await self._send(m.Pong(n=n))
            case m.Act() if self._listener:
                await self._send(await self._act(message, self._listener.lang))
            case _:
                return await self._bye("malformed")
        return True

    async def _hello(self, hello: m.Hello) -> bool:
        if hello.protocol != m.PROTOCOL:
            return await self._bye("reload")
        brief = hello.amount == "brief"
        self._listener = Listener(self.person, language(hello.lang), brief, max(0, hello.since))
        self._news.set()
        if self not in self._room.watchers:
            await self._room.watch(self)
        return True

    async def _act(self, act: m.Act, lang: str) -> m.OutMessage:
        if self.person is None or await self._house.people.name(self.person) is None:
            return m.Nack(c=act.c, why="no-name", rule="P-10", text=reason(lang, "no-name"))
        if not 16 <= len(act.c) <= 64:
            return m.Nack(c=act.c[:64], why="malformed", rule="S-6", text=reason(lang, "malformed"))
        try:
            return m.Ack(c=act.c, v=await self._room.command(self.person, act.do, act.turn, act.c))
        except Refused as refused:
            args = await self._named(refused, self._room.table, lang)
            return m.Nack(c=act.c, why=refused.why, rule=refused.rule, text=reason(lang, refused.why, **args))
        except StoreError:
            return m.Nack(c=act.c, why="not-kept", rule="", text=reason(lang, "not-kept"))

    async def _named(self, refused: Refused, table: Table, lang: str) -> dict[str, str | int]:
        args = dict(refused.args_of_text)
        if "seat" in args:
            names = await self._house.names(self._room.ids, lang)
            args["name"] = names[table.seats[int(args.pop("seat"))].person]
        return args

    async def _push(self) -> None:
        """Send a frame whenever there is something new, as fast as the socket takes them."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                if self._listener:
                    await self._send_frame(await self._frame(self._listener))
        except Exception:
            log.exception("no frame could be made: table %s", self._room.code)
            await self._socket.close(INTERNAL_ERROR)  # who comes again gets a whole one

    async def _send_frame(self, frame: m.Frame) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # closed meanwhile: `run` sees to it
            await self._send(frame)

    async def _frame(self, listener: Listener) -> m.Frame:
        called = await self._house.names(self._room.ids, listener.lang)
        plain = await self._house.names(self._room.ids)
        room, table = self._room, self._room.table  # from here on without a pause: one version
        frame = m.Frame(
            v=room.version,
            now=self._house.outside.clock(),
            news=news(room.pages, listener, called),
            view=table_view(table, room.code, self.person, plain, room.presence.here, OFFERED),
        )
        if self._listener is listener:  # else another hello came meanwhile, and wants its own frame
            self._listener = replace(listener, since=room.version)
        return frame

    async def _bye(self, why: str) -> bool:
        lang = self._listener.lang if self._listener else "en"
        await self._send(m.Bye(why=why, text=reason(lang, why)))
        await self._socket.close(POLICY_VIOLATION)
        return False

    async def _send(self, message: m.OutMessage) -> None:
        await self._socket.send_text(encode(message))


def encode(message: m.OutMessage) -> str:
    """A message as it travels."""
    return _encoder.encode(message).decode()
