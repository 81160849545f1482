"""Floods are stopped before they are read, and the others notice nothing (S22, X07)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from starlette.requests import Request
from starlette.types import Message
from websockets.exceptions import ConnectionClosed

from doublesix.table import intents
from doublesix.web.answers import MOST_BYTES, body_of
from doublesix.web.heads import MOST_HEAD
from doublesix.web.limits import Limits, Rate
from doublesix.wire.messages import Ping
from tests.edges.doors import turned_away
from tests.support.guest import Guest, Side, people, play
from tests.support.house import open_house
from tests.support.served import Served

CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "


def test_X07_who_asks_too_fast_is_told_to_wait_and_the_page_still_comes(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=Limits(requests=Rate(1, 5))) as running:
            guest = Guest(running.base)
            answers = [await guest.http.get("/api/home") for _ in range(7)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
            assert (answers[-1].json()["why"], answers[-1].headers["Retry-After"]) == ("too-fast", "1")
            assert (await guest.http.get("/healthz")).status_code == 200
            assert (await guest.http.get("/")).status_code in (200, 503)  # 503: no page is built
            running.time.now += 1_000
            assert (await guest.http.get("/api/home")).status_code == 200
            await guest.close()

    asyncio.run(run())


def test_X07_a_socket_opened_again_and_again_is_a_flood(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=Limits(connects=Rate(1, 3))) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            for _ in range(3):
                async with ana.at(code):
                    pass
            assert await turned_away(ana, code) == "too-fast"
            async with rui.at(code):
                running.time.now += 1_000
                async with ana.at(code) as side:
                    assert side.view.you == 0
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


async def flood(side: Side, messages: int) -> int:
    """So many messages at once: how many were answered before the house closed."""
    try:
        for n in range(messages):
            await side.send(Ping(n=n))
    except ConnectionClosed:
        pass
    await side.when(lambda: side.closed or len(side.pongs) == messages)
    return len(side.pongs)


def test_X07_thirty_messages_a_second_close_that_socket_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            async with ana.at(code) as side, rui.at(code) as other:
                assert await flood(side, 30) == Limits().messages.burst - 1  # hello was the first
                assert side.bye is not None
                assert side.bye.why == "too-fast"
                assert side.socket.close_code == 1008
                assert await flood(other, 5) == 5
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


def test_ten_messages_a_second_are_taken(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            async with ana.at(await ana.open("draw")) as side:
                for n in range(100):
                    running.time.now += 100
                    await side.send(Ping(n=n))
                    await side.when(lambda: side.pongs[-1:] == [n])  # noqa: B023
            await ana.close()

    asyncio.run(run())


def test_what_moves_the_game_on_is_no_flood(tmp_path: Path) -> None:
    """A whole match in no time by the house's clock: the game itself sets the pace of its moves."""

    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            code = await ana.open("draw", access="solo", options={"target": 50}, robots=["beginner"])
            async with ana.at(code) as side:
                await side.done(intents.Start())
                await play(side, Random(1))
                assert side.view.phase == "over"
                assert len(side.answers) > Limits().messages.burst
                assert not side.closed
            await ana.close()

    asyncio.run(run())


def test_S22_a_long_message_is_not_read(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            code = await ana.open("draw")
            async with ana.at(code) as side:
                await side.send('{"type":"ping","n":1}' + " " * 4096)
                await side.when(lambda: side.closed)
                assert side.socket.close_code == 1009
            await ana.close()

    asyncio.run(run())


def test_a_person_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=Limits(sockets=2, sockets_here=3)) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            async with ana.at(code), ana.at(code):
                assert await turned_away(ana, code) == "too-many-sockets"
                async with rui.at(code):
                    assert await turned_away(Guest(running.base), code) == "too-many-sockets"  # of one address
            async with ana.at(code) as side:  # what is closed does not count
                assert side.view.you == 0
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


def test_X07_fifty_tables_of_one_person_are_too_many(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            opened = [(await ana.http.post("/api/tables", json={"game": "draw"})).status_code for _ in range(50)]
            assert opened == [201] * Limits().tables.burst + [429] * (50 - Limits().tables.burst)
            assert await rui.open("draw")
            running.time.now += 30_000
            assert await ana.open("draw")
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


def test_names_are_not_given_out_without_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=Limits(names=Rate(1, 2))) as running:
            guests = [Guest(running.base) for _ in range(3)]
            assert [(await guest.call_me("Ana")).status_code for guest in guests] == [200, 200, 429]
            running.time.now += 1_000
            assert (await guests[2].call_me("Ana")).status_code == 200
            for guest in guests:
                await guest.close()

    asyncio.run(run())


def test_what_is_posted_is_read_no_further_than_it_may_be_long() -> None:
    """The body comes in pieces; the one that makes it too long is the last that is taken."""
    taken = 0

    async def receive() -> Message:
        nonlocal taken
        taken += 1
        return {"type": "http.request", "body": b" " * 1_000, "more_body": True}

    request = Request({"type": "http", "headers": []}, receive)
    assert asyncio.run(body_of(request, dict)) is None
    assert taken == MOST_BYTES // 1_000 + 1


@pytest.mark.parametrize(("proxy", "answers"), [((), {429}), (("--proxy", "127.0.0.1"), {404})])
def test_forwarded_addresses_count_only_from_a_proxy_of_ours(
    tmp_path: Path, proxy: tuple[str, ...], answers: set[int]
) -> None:
    served = Served(tmp_path, *proxy).open()
    try:
        with httpx.Client(base_url=served.base, trust_env=False) as http:
            said = [
                http.get("/api/tables/ZZZZ2222", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
                for n in range(Limits().guesses.burst + 5)
            ]
        assert set(said[-5:]) == answers
    finally:
        served.kill()


def test_X07_what_is_done_beside_the_game_has_a_pace_of_its_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=Limits(changes=Rate(1, 4))) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            async with ana.at(code) as side, rui.at(code) as other:
                await other.done(intents.Sit())
                for target in (100, 50, 100):
                    assert await side.why(intents.Option(name="target", value=7)) == "bad-option"  # costs nothing
                    await side.done(intents.Option(name="target", value=target))
                await side.done(intents.Start())
                assert await side.why(intents.Say(phrase="hello")) == "too-fast"
                await other.done(intents.Say(phrase="hello"))
                await asyncio.gather(*(play(each, Random(1), 3) for each in (side, other)))  # the game goes on
                running.time.now += 1_000
                await side.done(intents.Say(phrase="hello"))
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


@pytest.mark.parametrize("begins", [b"GET /", b"GET / HTTP/1.1\r\nX: ", CHUNKED])
def test_X07_a_head_without_end_is_cut_off(tmp_path: Path, begins: bytes) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            host, _, port = running.base.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(begins)
            sent = 0
            with suppress(ConnectionError):
                while not reader.at_eof() and sent < 100 * MOST_HEAD:
                    writer.write(b"x" * 4096)
                    sent += 4096
                    await writer.drain()
                    await asyncio.sleep(0)
            assert sent < 100 * MOST_HEAD
            writer.close()

    asyncio.run(run())


def test_X07_the_round_is_not_told_anew_without_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=Limits(connects=Rate(1, 3))) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            async with ana.at(code) as side, rui.at(code):
                for _ in range(3):
                    await side.hello("fr")
                await side.when(lambda: side.closed)
                assert side.bye is not None
                assert side.bye.why == "too-fast"
                async with rui.at(code):
                    pass
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


def test_X07_records_are_made_at_a_pace(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=Limits(records=Rate(1, 2))) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            path = f"/api/tables/{await ana.open('draw')}/record"
            assert [(await ana.http.get(path)).status_code for _ in range(3)] == [404, 404, 429]
            await ana.close()

    asyncio.run(run())
