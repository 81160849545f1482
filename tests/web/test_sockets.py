"""What a socket says and takes: hello, pings, byes, frames that make no sense."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from doublesix.table import intents
from doublesix.wire.messages import PROTOCOL, Act, Ping
from tests.support.guest import Guest, acts, new_c, people
from tests.support.house import Running
from tests.web.sockets import in_house, mover, two_at_draw


def test_another_protocol_is_told_to_reload(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        async with ana.at(await ana.open("draw"), hello=False) as side:
            await side.send({"type": "hello", "protocol": PROTOCOL + 1, "lang": "fr"})
            await side.when(lambda: side.closed)
            assert side.bye
            assert side.bye.why == "reload"
        await ana.close()

    in_house(tmp_path, use)


def test_a_table_that_is_none(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        guest = Guest(running.base, "fr")
        async with guest.at("AAAABBBB", hello=False) as side:
            await side.when(lambda: side.closed)
            assert side.bye
            assert side.bye.why == "unknown"
            assert side.socket.close_code == 4404
        await guest.close()

    in_house(tmp_path, use)


def test_pings_are_answered_before_and_after_hello(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        async with ana.at(await ana.open("draw"), hello=False) as side:
            await side.send(Ping(n=1))
            await side.hello()
            await side.send(Ping(n=-(2**40)))
            await side.when(lambda: side.pongs == [1, -(2**40)])
        await ana.close()

    in_house(tmp_path, use)


MALFORMED = [
    "null",
    "[]",
    "1e999",
    "",
    b"",
    b'{"type":"ping","n":1}',
    "x" * 1_048_576,
    "[" * 10_000,
    '{"type":"ping","n":' + "[" * 4000,
    "{}",
    '{"type":"act"}',
    '{"type":"act","c":"0123456789abcdef"}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"play","tile":true,"at":"left"}}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"play","tile":"6-6"}}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"cheat"}}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"pass","seat":1}}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"remove","seat":1e999}}',
    '{"type":"nonsense"}',
    '{"type":"hello","protocol":"1","lang":"en"}',
    '{"type":"ping","n":1,"more":2}',
    '{"type":"ping","n":1e999}',
    '{"type":"hello","protocol":1,"lang":"\\ud800"}',
]


@pytest.mark.parametrize("i", range(len(MALFORMED)))
def test_S22_a_malformed_frame_closes_its_own_socket_alone(i: int, tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack)
            rows = len(await running.house.store.rows(code))
            async with guests[0].at(code) as bad:
                await bad.send(MALFORMED[i])
                await bad.when(lambda: bad.closed or bool(bad.answers))
            assert len(await running.house.store.rows(code)) == rows
            side, _ = mover(sides)
            await side.done(acts(side.view)[0], side.view.turn)

    in_house(tmp_path, use)


def test_numbers_beyond_all_bounds_harm_nobody(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        async with ana.at(await ana.open("draw")) as side:
            big = 10**30
            await side.send(Act(c=new_c(), do=intents.Remove(seat=big)))
            await side.send(Act(c=new_c(), do=intents.Pass(), turn=-big))
            await side.when(lambda: len(side.answers) == 2)
            await side.hello("en", since=big)
            await side.when(lambda: len(side.frames) >= 2)
            assert side.frames[-1].news == []
        await ana.close()

    in_house(tmp_path, use)
