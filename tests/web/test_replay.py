"""Replays over HTTP: of a table's last match, and of a record that comes as a file."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from doublesix.rules.variants import VARIANTS
from doublesix.table import intents
from doublesix.web import replay
from doublesix.wire.replay import Replay
from tests.record.games import played, renumbered, written
from tests.support.guest import Guest, people, play
from tests.support.house import Running, open_house


def in_house(folder: Path, use: Callable[[Guest], Awaitable[None]], lang: str = "en") -> None:
    async def run() -> None:
        async with open_house(folder) as running:
            guest = Guest(running.base, lang)
            await use(guest)
            await guest.close()

    asyncio.run(run())


def matches(body: bytes) -> Replay:
    return msgspec.json.decode(body, type=Replay)


def test_a_record_of_each_game_comes_back_as_its_replay(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        for game in VARIANTS:
            record = played(game)
            answer = await guest.http.post("/api/replay", content=written(record))
            assert answer.status_code == 200, answer.text
            (match,) = matches(answer.content).matches
            assert (match.game, len(match.steps)) == (game, len(record))
            assert answer.headers["cache-control"] == "no-store"

    in_house(tmp_path, use)


def test_a_file_of_several_matches_gives_each(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        answer = await guest.http.post("/api/replay", content=written(played("draw")) + written(played("salon")))
        assert [match.game for match in matches(answer.content).matches] == ["draw", "salon"]

    in_house(tmp_path, use)


def test_the_words_are_of_the_language_that_is_asked_for_else_of_the_browser(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        record = written(played("draw"))
        own = matches((await guest.http.post("/api/replay", content=record)).content)
        asked = matches((await guest.http.post("/api/replay?lang=pt-BR", content=record)).content)
        assert own.matches[0].steps[0].text == "La partie commence."
        assert asked.matches[0].steps[0].text == "A partida começa."

    in_house(tmp_path, use, "fr")


def test_a_faulty_record_is_refused_with_its_line_and_rule(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        record = played("draw")
        del record[5]
        answer = await guest.http.post("/api/replay", content=written(renumbered(record)))
        said = answer.json()
        assert (answer.status_code, said["why"]) == (400, "faulty-record")
        assert said["line"] == 6
        assert said["rule"]
        assert said["detail"]
        assert "line 6" in said["text"]
        broken = await guest.http.post("/api/replay", content=written(played("draw")) + b"{\n")
        assert broken.json()["rule"] == "F-2"
        running = await guest.http.post("/api/replay", content=written(played("draw")[:-1]))
        assert running.json()["rule"] == "F-4"

    in_house(tmp_path, use)


@pytest.mark.parametrize("body", [b"", b"hello", b"\xff\xfe", b"[]", b'{"event":"deal"}', b"\x00" * 1000])
def test_what_is_no_record_is_refused(body: bytes, tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        answer = await guest.http.post("/api/replay", content=body)
        assert (answer.status_code, answer.json()["why"]) == (400, "no-record")
        assert answer.json()["text"]

    in_house(tmp_path, use)


def test_more_than_two_megabytes_are_refused(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        answer = await guest.http.post("/api/replay", content=b" " * (replay.MOST_BYTES + 1))
        assert (answer.status_code, answer.json()["why"]) == (413, "record-too-large")

    in_house(tmp_path, use)


def test_replays_are_made_at_a_pace(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        codes = [(await guest.http.post("/api/replay", content=b"")).status_code for _ in range(replay.RATE.burst + 1)]
        assert codes == [400] * replay.RATE.burst + [429]

    in_house(tmp_path, use)


async def _finished(running: Running) -> tuple[Guest, Guest, str]:
    """Ana has played a match at draw with a robot, Bo has not."""
    ana, bo = await people(running.base, {"Ana": "en", "Bo": "en"})
    code = await ana.open("draw", access="solo", robots=["beginner"], options={"target": 50})
    async with ana.at(code) as side:
        assert (await ana.http.get(f"/api/tables/{code}/replay")).json()["why"] == "not-over"
        await side.done(intents.Start())
        running_still = await bo.http.get(f"/api/tables/{code}/replay")
        assert (running_still.status_code, running_still.json()["why"]) == (404, "not-over")
        await play(side, Random(1))
    return ana, bo, code


def test_a_table_s_replay_comes_when_the_match_is_over_and_not_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, bo, code = await _finished(running)
            got = await ana.http.get(f"/api/tables/{code}/replay?lang=fr")
            (match,) = matches(got.content).matches
            record = (await ana.http.get(f"/api/tables/{code}/record")).content
            assert len(match.steps) == len(record.splitlines())
            assert match.steps[0].text == "La partie commence."
            dropped = matches((await bo.http.post("/api/replay?lang=fr", content=record)).content)
            assert dropped.matches == [match]
            assert (await bo.http.get("/api/tables/AAAABBBB/replay")).status_code == 404
            await asyncio.gather(ana.close(), bo.close())

    asyncio.run(run())


def test_home_tells_which_match_is_past(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, bo, code = await _finished(running)
            waiting = await ana.open("draw")
            yours = (await ana.http.get("/api/home")).json()["yours"]
            assert {table["code"]: table["recorded"] for table in yours} == {code: True, waiting: False}
            await asyncio.gather(ana.close(), bo.close())

    asyncio.run(run())
