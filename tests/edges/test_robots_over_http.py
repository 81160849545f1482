"""Robots of others: a token, the wire's frames over plain HTTP, and a label that says what they are."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from doublesix.cli.main import app
from doublesix.record.verify import verify
from doublesix.store.folder import DATABASE
from doublesix.table import intents
from doublesix.web.limits import Limits, Rate
from doublesix.wire.messages import Ack, Act, Frame, Nack
from tests.store.helpers import house_made, in_store
from tests.support.guest import Guest, Side, people, play
from tests.support.house import Running, open_house

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_robot.py"
QUICK = Limits(messages=Rate(10_000, 10_000), requests=Rate(10_000, 10_000))


def token_of(name: str, folder: Path) -> str:
    result = CliRunner().invoke(app(["robot-token"]), ["robot-token", name, "--data", str(folder)])
    assert result.exit_code == 0, result.output
    return result.stdout.strip()


class Robot:
    """A robot that somebody wrote."""

    def __init__(self, base: str, token: str) -> None:
        self.token = token
        headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=base, headers=headers, trust_env=False, timeout=30)

    async def look(self, code: str, since: int = 0, wait: int = 0) -> Frame:
        answer = await self.http.get(f"/api/tables/{code}", params={"since": since, "wait": wait})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Frame)

    async def post(self, code: str, do: intents.AnyIntent, turn: int | None = None, c: str = "") -> httpx.Response:
        act = Act(c=c or secrets.token_hex(8), do=do, turn=turn)
        return await self.http.post(f"/api/tables/{code}", content=msgspec.json.encode(act))

    async def done(self, code: str, do: intents.AnyIntent) -> int:
        answer = await self.post(code, do)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Ack).v

    async def why(self, code: str, do: intents.AnyIntent) -> str:
        answer = await self.post(code, do)
        assert answer.status_code == 409, answer.text
        return msgspec.json.decode(answer.content, type=Nack).why


def test_the_example_plays_a_match(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=QUICK) as running:
            token = token_of("Deep Spot", tmp_path)
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "fr"})
            code = await ana.open("draw", options={"target": 50})
            example = await asyncio.create_subprocess_exec(
                sys.executable, EXAMPLE, running.base, code, token, stdout=asyncio.subprocess.PIPE
            )
            async with ana.at(code) as side, rui.at(code) as other:
                await side.until(lambda view: len(view.seats) == 2)
                await other.done(intents.Sit())
                await side.done(intents.Start())
                await asyncio.gather(play(side, Random(1)), play(other, Random(2)))
                assert (side.view.seats[1].name, side.view.seats[1].bot) == ("Deep Spot", "Deep Spot")
                assert any("Deep Spot (robot)" in item.text for frame in side.frames for item in frame.news)
                said, _ = await asyncio.wait_for(example.communicate(), 30)
                assert said.decode().strip() == str(side.view.winners)
            record = (await ana.http.get(f"/api/tables/{code}/record")).content.splitlines()
            assert verify(record).matches == 1
            assert b'{"name":"Deep Spot","bot":"Deep Spot"}' in record[0]
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


async def with_robot(running: Running, folder: Path) -> tuple[Guest, Robot]:
    (ana,) = await people(running.base, {"Ana": "en"})
    return ana, Robot(running.base, token_of("Spot", folder))


Visit = Callable[[Running, Guest, Robot], Awaitable[None]]


def visited(told: Visit) -> Callable[[Path], None]:
    """A test told as what happens in a house, to Ana, who opens tables there, and a robot of others."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with open_house(tmp_path) as running:
                ana, robot = await with_robot(running, tmp_path)
                await told(running, ana, robot)
                await robot.http.aclose()
                await ana.close()

        asyncio.run(run())

    return test


@visited
async def test_P10_no_robot_sits_at_partners_by_invitation_unless_people_practise(
    running: Running, ana: Guest, robot: Robot
) -> None:
    code = await ana.open("partners")
    assert await robot.why(code, intents.Sit()) == "robots-not-here"
    assert len((await robot.look(code)).view.seats) == 1
    practice = await ana.open("partners", practice=True)
    await robot.done(practice, intents.Sit())
    assert (await robot.look(practice)).view.you == 1


@visited
async def test_T1_no_robot_of_others_sits_where_turns_have_no_end(running: Running, ana: Guest, robot: Robot) -> None:
    solo = await ana.open("draw", access="solo")
    assert await robot.why(solo, intents.Sit()) in ("robots-not-here", "table-full")


@visited
async def test_T2_the_table_acts_for_a_robot_that_is_silent(running: Running, ana: Guest, robot: Robot) -> None:
    code = await ana.open("draw")
    async with ana.at(code) as side:
        await robot.done(code, intents.Sit())
        await side.done(intents.Start())
        if side.view.to_play == 0:
            await act_once(side)
        before = side.view
        assert before.to_play == 1
        assert before.deadline == running.time.now + 45_000  # it is no absent person
        await running.time.move(44_999)
        assert side.view.turn == before.turn
        await running.time.move(1)
        await side.until(lambda view: view.to_play == 0)


async def act_once(side: Side) -> None:
    await play(side, Random(1), most=1)


@visited
async def test_a_poll_waits_for_news_and_gets_all_of_it(running: Running, ana: Guest, robot: Robot) -> None:
    code = await ana.open("draw")
    first = await robot.look(code)
    async with asyncio.timeout(10):
        waiting = asyncio.create_task(robot.look(code, first.v, 20))
        async with ana.at(code) as side:
            await side.done(intents.Option(name="target", value=50))
        frame = await waiting
    assert frame.v > first.v
    assert all(item.v > first.v for item in frame.news)
    assert (await robot.look(code, frame.v + 100)).news == []


@visited
async def test_S01_an_act_sent_again_gets_the_same_answer(running: Running, ana: Guest, robot: Robot) -> None:
    code = await ana.open("draw")
    answers = [await robot.post(code, intents.Sit(), c="1234567812345678") for _ in range(3)]
    assert len({answer.content for answer in answers}) == 1
    assert len((await robot.look(code)).view.seats) == 2


@pytest.mark.parametrize("do", [intents.Start(), intents.Option(name="target", value=50), intents.Ready(salt="x")])
def test_a_robot_is_no_host_and_gives_no_salt(tmp_path: Path, do: intents.AnyIntent) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, robot = await with_robot(running, tmp_path)
            code = await ana.open("draw")
            await robot.done(code, intents.Sit())
            answer = await robot.post(code, do)
            assert (answer.status_code, answer.json()["why"]) == (400, "malformed")
            await robot.http.aclose()
            await ana.close()

    asyncio.run(run())


@visited
async def test_a_robot_sees_what_its_seat_sees(running: Running, ana: Guest, robot: Robot) -> None:
    code = await ana.open("draw")
    async with ana.at(code) as side:
        await robot.done(code, intents.Sit())
        await side.done(intents.Start())
        frame = await robot.look(code)
        held = {tile.tile for tile in frame.view.hand or []}
        theirs = {tile.tile for tile in side.view.hand or []}
        assert len(held) == len(theirs) > 0
        assert not held & theirs
        assert frame.view.proof.secret is None


def test_only_a_token_of_the_house_opens_its_door(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, robot = await with_robot(running, tmp_path)
            code = await ana.open("draw")
            for wrong in ("x", "é".encode().decode("latin-1"), " or 1=1"):
                stranger = httpx.AsyncClient(base_url=running.base, trust_env=False)
                headers = {b"Authorization": f"Bearer {wrong}".encode("latin-1")}
                answer = await stranger.get(f"/api/tables/{code}", headers=headers)
                assert (answer.status_code, answer.json()["why"]) == (401, "bad-token")
                await stranger.aclose()
            renewed = Robot(running.base, token_of("Spot", tmp_path))
            assert (await robot.post(code, intents.Sit())).status_code == 401  # the old one counts no longer
            await renewed.done(code, intents.Sit())
            for one in (robot, renewed):
                await one.http.aclose()
            await ana.close()

    asyncio.run(run())


@visited
async def test_X04_without_an_origin_only_a_token_may_change_anything(
    running: Running, ana: Guest, robot: Robot
) -> None:
    code = await ana.open("draw")
    async with httpx.AsyncClient(base_url=running.base, cookies=ana.http.cookies, trust_env=False) as http:
        act = msgspec.json.encode(Act(c="1" * 16, do=intents.Sit()))
        assert (await http.post(f"/api/tables/{code}", content=act)).status_code == 403
        # a cookie beside a token is not looked at
        taken = {"Authorization": "Bearer none"}
        assert (await http.post(f"/api/tables/{code}", content=act, headers=taken)).status_code == 401
        assert (await http.post("/api/tables", json={"game": "draw"}, headers=taken)).status_code == 401
        foreign = {**robot.http.headers, "Origin": "http://evil.example"}
        assert (await http.post(f"/api/tables/{code}", content=act, headers=foreign)).status_code == 403


@visited
async def test_a_robot_that_asks_too_fast_is_told_to_wait(running: Running, ana: Guest, robot: Robot) -> None:
    code = await ana.open("draw")
    answers = [await robot.http.get(f"/api/tables/{code}") for _ in range(Limits().messages.burst + 1)]
    assert answers[-2].status_code == 200
    assert (answers[-1].status_code, answers[-1].headers["Retry-After"]) == (429, "1")
    running.time.now += 100
    await robot.look(code)


def test_a_token_is_kept_as_its_hash_alone(tmp_path: Path) -> None:
    in_store(tmp_path, house_made)
    token = token_of("Spot", tmp_path)
    assert len(token) >= 43  # 256 bits
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        assert token not in "\n".join(connection.iterdump())


@pytest.mark.parametrize("name", ["", "\u202e", "x" * 25])
def test_a_robot_needs_a_name_too(tmp_path: Path, name: str) -> None:
    result = CliRunner().invoke(app(["robot-token"]), ["robot-token", name, "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
