"""One socket of one person at one table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from msgspec import structs
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from doublesix.phrase.say import language, reason
from doublesix.web.command import MOVES_ON, command
from doublesix.web.faults import note
from doublesix.web.frames import frame_of
from doublesix.web.hinting import hinted, refused
from doublesix.web.house import House
from doublesix.web.limits import address_of
from doublesix.web.meters import COALESCED, FRAMES, SOCKETS
from doublesix.web.room import Room
from doublesix.web.watching import Onlooker
from doublesix.wire import messages as m
from doublesix.wire.news import Listener

GONE = 1006
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
SERVICE_RESTART = 1012  # the server's own close, when it stops
MOST_SIGNS = 4096

_decode = msgspec.json.Decoder(m.In).decode
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Who:
    """Whose socket it is: a person, in one of their browsers; or, without a seat, somebody who looks on."""

    person: str | None = None
    device: str | None = None
    onlooker: Onlooker | None = None


class Connection:
    """What one socket says and is told. It keeps only `since`: a frame is built when the socket can take it."""

    def __init__(self, socket: WebSocket, house: House, room: Room, who: Who) -> None:
        self.person = who.person
        self.onlooker = who.onlooker
        self.device = who.device
        self._leaving: str | None = None
        self._socket = socket
        self._house = house
        self._room = room
        self._listener: Listener | None = None
        self._news = False
        self._pushing: asyncio.Task[None] | None = None
        """There only while there is something to send: most sockets wait most of the time."""
        self._hinting: asyncio.Task[None] | None = None
        self._messages = house.gate.messages()

    def changed(self) -> None:
        """There is something new at the table."""
        if self._news:
            COALESCED.inc()
        self._look()

    def leave(self, why: str) -> None:
        """Close this socket and say why."""
        self._leaving = why
        self._look()

    def _look(self) -> None:
        self._news = True
        if self._pushing is None:
            self._pushing = asyncio.create_task(self._push())

    async def run(self) -> None:
        """Serve the socket until it closes."""
        self._room.hold()
        SOCKETS.inc()
        try:
            with suppress(OSError):  # closed before it was open: what comes next says so
                await self._socket.accept()
            await self._house.people.saw(self.device, self._house.outside.clock())
            while await self._take(await self._socket.receive()):
                pass
        except WebSocketDisconnect:
            pass
        except Exception as error:
            await self._fail(error)
        finally:
            for task in filter(None, (self._pushing, self._hinting)):
                task.cancel()
            SOCKETS.dec()
            self._room.unwatch(self)
            if self.onlooker is not None:
                self._room.tell()  # that one fewer looks on
            self._room.release()

    async def _take(self, event: Message) -> bool:
        """Do what one message asks; False once the socket is to be left."""
        if event["type"] == "websocket.disconnect":
            self._room.unwatch(self, excused=event.get("code") == SERVICE_RESTART)
            return False
        if not self._messages.take():
            return await self._bye("too-fast")
        if self._house.people.is_out(self.device):  # since it connected, before it said hello
            return await self._bye("signed-out")
        text = str(event.get("text") or "")
        if len(text) > MOST_SIGNS:
            return await self._bye("malformed")
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError):
            return await self._bye("malformed")
        match message:
            case m.Hello():
                return await self._hello(message)
            case m.Ping(n=n):
                await self._send(m.Pong(n=n))
            case m.Ask() if self._listener:
                if self._house.gate.may_think(address_of(self._socket)):
                    self._hint(message, self._listener.lang)
                else:
                    await self._send(refused(message, "too-fast", self._listener.lang))
            case m.Act() if self._listener:
                await self._send(await self._act(message, self._listener.lang))
            case _:
                return await self._bye("malformed")
        return True

    async def _hello(self, hello: m.Hello) -> bool:
        if hello.protocol != m.PROTOCOL:
            return await self._bye("reload")
        if not self._house.gate.may_greet(self.person, address_of(self._socket)):
            return await self._bye("too-fast")
        if hello.since > self._room.version:  # they have seen more by another worker than we have heard of
            await self._room.ledger.read_on()
        brief = hello.amount == "brief"
        self._listener = Listener(self.person, language(hello.lang), brief, max(0, hello.since))
        self._look()
        if self not in self._room.gathering.watchers:
            await self._room.watch(self)
        return True

    def _hint(self, ask: m.Ask, lang: str) -> None:
        """Think of a hint while the socket goes on; one at a time, the latest counts."""
        if self._hinting:
            self._hinting.cancel()
        self._hinting = asyncio.create_task(self._send_hint(ask, lang))

    async def _send_hint(self, ask: m.Ask, lang: str) -> None:
        try:
            await self._send(await hinted(self._house, self._room, self.person, ask, lang))
        except WebSocketDisconnect:
            pass
        except Exception as error:
            await self._fail(error)

    async def _act(self, act: m.Act, lang: str) -> m.OutMessage:
        if self.onlooker is not None:
            return m.Nack(c=act.c[:64], why="not-seated", rule="S-6", text=reason(lang, "not-seated"))
        if self.person is None or await self._house.people.name(self.person) is None:
            return m.Nack(c=act.c[:64], why="no-name", rule="P-10", text=reason(lang, "no-name"))
        before = self._room.version
        answer = await command(self._house, self._room, self.person, act, lang)
        if isinstance(answer, m.Ack) and answer.v > before and isinstance(act.do, MOVES_ON):
            self._messages.give()
        return answer

    async def _push(self) -> None:
        """Send a frame as long as there is something new, as fast as the socket takes them."""
        try:
            while self._news:
                self._news = False
                if why := self._leaving or self._unwanted():
                    await self._bye(why)
                    return
                if self._listener:
                    await self._send_frame(await self._frame(self._listener))
        except WebSocketDisconnect:
            pass
        except Exception as error:
            await self._fail(error)
        finally:
            self._pushing = None

    def _unwanted(self) -> str | None:
        """Why somebody who looks on may do so no longer."""
        return "no-onlookers" if self.onlooker is not None and not self._room.table.onlookers else None

    async def _send_frame(self, frame: m.Frame) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # closed meanwhile: `run` sees to it
            await self._send(frame)
            FRAMES.inc()

    async def _frame(self, listener: Listener) -> m.Frame:
        frame = await frame_of(self._house, self._room, listener, watching=self.onlooker is not None)
        if self._listener is listener:  # else another hello came meanwhile, and wants its own frame
            self._listener = structs.replace(listener, since=frame.v)
        return frame

    async def _fail(self, error: Exception) -> None:
        """A fault at this table: note it, and close this socket alone. Who comes again gets a whole frame."""
        room = self._room
        note(error, table=room.code, version=room.version, seat=room.table.seat_of(self.person))
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(INTERNAL_ERROR)

    async def _bye(self, why: str) -> bool:
        lang = self._listener.lang if self._listener else "en"
        await self._send(m.Bye(why=why, text=reason(lang, why)))
        await self._socket.close(POLICY_VIOLATION)
        return False

    async def _send(self, message: m.OutMessage) -> None:
        """Raise WebSocketDisconnect where the socket is closed."""
        if self._socket.application_state is WebSocketState.DISCONNECTED:
            raise WebSocketDisconnect(GONE)
        try:
            await self._socket.send_text(encode(message))
        except RuntimeError:  # the server closed it by itself meanwhile: a message was too long
            raise WebSocketDisconnect(GONE) from None


def encode(message: m.OutMessage) -> str:
    """A message as it travels."""
    return _encoder.encode(message).decode()
