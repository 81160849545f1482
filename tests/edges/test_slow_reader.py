"""A slow reader costs one frame: it loses no news, and delays nobody."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from pathlib import Path

import msgspec

from doublesix.table import intents
from doublesix.web.limits import Limits, Rate
from doublesix.wire.messages import PROTOCOL, Frame, Hello, OutMessage
from tests.support.guest import Guest, people
from tests.support.house import open_house
from tests.support.served import Served

SMALL = 4096
CHANGES = 120
TEXT, PING = 1, 9


async def open_small(guest: Guest, code: str) -> socket.socket:
    """A WebSocket by hand, with as little room as the system allows for what has not been read."""
    host, _, port = guest.base.removeprefix("http://").partition(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, (host, int(port)))
    headers = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade", **guest.headers}
    headers |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    await loop.sock_sendall(raw, f"GET /api/tables/{code}/socket HTTP/1.1\r\n{lines}\r\n".encode())
    while b"\r\n\r\n" not in await loop.sock_recv(raw, SMALL):
        pass
    return raw


def masked(text: bytes) -> bytes:
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


def frames_in(data: bytes) -> list[Frame]:
    """The frames of the house in what was read so far."""
    found = []
    while len(data) >= 10:
        opcode, length = data[0] & 15, data[1]
        more = {126: 2, 127: 8}.get(length, 0)
        start = 2 + more
        length = int.from_bytes(data[2:start], "big") if more else length
        if len(data) < start + length:
            break
        message = msgspec.json.decode(data[start : start + length], type=OutMessage) if opcode == TEXT else None
        found += [message] if isinstance(message, Frame) else []
        data = data[start + length :]
    return found


async def read_until(raw: socket.socket, v: int) -> list[Frame]:
    loop, data = asyncio.get_running_loop(), b""
    async with asyncio.timeout(20):
        while not (found := frames_in(data)) or found[-1].v < v:
            data += await loop.sock_recv(raw, 65_536)
    return found


def test_who_does_not_read_has_one_frame_pending(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(10_000, 10_000), changes=Rate(10_000, 10_000))

    async def run() -> None:
        async with open_house(tmp_path, limits=limits, send_buffer=SMALL) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            slow = await open_small(rui, code)
            await asyncio.get_running_loop().sock_sendall(slow, masked(HELLO))
            async with ana.at(code) as side:
                for n in range(CHANGES):
                    await side.done(intents.Option(name="target", value=(50, 100)[n % 2]))
                last = side.v
                steady = [(item.v, item.i) for frame in side.frames for item in frame.news if not item.past]
            frames = await read_until(slow, last)
            assert len(frames) < CHANGES / 4  # most versions were never put into a frame
            heard = [(item.v, item.i) for frame in frames for item in frame.news]
            assert heard == sorted(set(heard))
            assert set(steady) <= set(heard)
            slow.close()
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


HELLO = b'{"type":"hello","protocol":%d,"lang":"en"}' % PROTOCOL


def test_S25_a_quiet_socket_hears_from_the_house_before_a_proxy_cuts_it(tmp_path: Path) -> None:
    """Proxies cut what is silent for a minute; the house pings every few seconds."""
    served = Served(tmp_path).open()

    async def run() -> None:
        (ana,) = await people(served.base, {"Ana": "en"})
        raw = await open_small(ana, await ana.open("draw"))
        async with asyncio.timeout(15):
            heard = await asyncio.get_running_loop().sock_recv(raw, SMALL)
        assert heard[0] & 15 == PING
        raw.close()
        await ana.close()

    try:
        asyncio.run(run())
    finally:
        served.kill()


def test_the_greeting_by_hand_is_the_wires() -> None:
    assert msgspec.json.decode(HELLO, type=Hello) == Hello(protocol=PROTOCOL, lang="en")
