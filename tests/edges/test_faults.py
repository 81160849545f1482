"""A fault in one table never touches another, and is noted once, without what anybody holds."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from doublesix.store.folder import DATABASE
from doublesix.store.log import StoreError
from doublesix.store.sql import Store
from doublesix.table import intents
from doublesix.web.outside import later
from tests.edges.doors import turned_away
from tests.support.guest import people, play
from tests.support.house import open_house


def noted(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def break_first_row(folder: Path, code: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("UPDATE rows SET body = ? WHERE code = ? AND version = 1", (b'[{"event":"Ana 6-6"}]', code))
        connection.execute("UPDATE tables SET deadline = 1 WHERE code = ?", (code,))


def test_a_table_whose_log_is_broken_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            broken, whole = await ana.open("draw", access="public"), await ana.open("draw", access="public")
            break_first_row(tmp_path, broken)
            for _ in range(3):
                await running.house.tick()
                answer = await ana.http.get(f"/api/tables/{broken}")
                assert (answer.status_code, answer.json()["why"]) == (500, "table-broken")
                home = (await ana.http.get("/api/home")).json()
                assert [table["code"] for table in home["yours"]] == [whole]
                assert [table["code"] for table in home["public"]] == [whole]
            assert await turned_away(ana, broken) == "table-broken"
            assert (await ana.call_me("Anabela")).status_code == 200
            async with ana.at(whole) as side:
                await side.done(intents.Option(name="target", value=50))
        lines = noted(caplog)
        assert len(lines) == 1
        assert broken in lines[0]
        assert "Ana" not in lines[0]
        assert "6-6" not in lines[0]
        await ana.close()

    asyncio.run(run())


def test_a_fault_inside_a_table_closes_its_sockets_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw", access="solo", robots=["beginner"])
            other = await rui.open("draw", access="solo", options={"target": 50}, robots=["beginner"])
            async with ana.at(code) as side, rui.at(other) as goes_on:
                room = await running.house.room(code)
                assert room
                whole, room.ledger.table = room.table, structs.replace(room.table, options={})
                room.tell()
                await side.when(lambda: side.closed)
                assert side.socket.close_code == 1011
                await goes_on.done(intents.Start())
                await play(goes_on, Random(1))
                assert goes_on.view.phase == "over"
                room.ledger.table = whole
            async with ana.at(code) as side:
                assert side.view.you == 0
            for guest in (ana, rui):
                await guest.close()
        (line,) = noted(caplog)
        assert re.match(rf"table {code}, version \d+, seat 0: KeyError", line)
        assert "Ana" not in line

    asyncio.run(run())


def test_a_fault_in_a_command_closes_that_socket_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            async with ana.at(code) as side, rui.at(code) as other:
                room = await running.house.room(code)
                assert room
                whole, room.ledger._done = room.ledger._done, None  # type: ignore[assignment]
                await side.send('{"type":"act","c":"1234567812345678","do":{"kind":"start"}}')
                await side.when(lambda: side.closed)
                assert side.socket.close_code == 1011
                room.ledger._done = whole
                await other.done(intents.Sit())
            for guest in (ana, rui):
                await guest.close()
        (line,) = noted(caplog)
        assert re.match(rf"table {code}, version \d+, seat 0: AttributeError", line)

    asyncio.run(run())


def test_a_timer_of_a_house_that_has_ended_says_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store, done = await Store.open(tmp_path), asyncio.Event()

        async def at_a_full_disk() -> None:
            raise StoreError("The database refused: disk full.")

        async def too_late() -> None:
            try:
                await store.rows("ABCD2345")
            finally:
                done.set()

        await store.close()
        later(0, at_a_full_disk)
        later(0, too_late)
        await done.wait()
        await asyncio.sleep(0)

    asyncio.run(run())
    assert len(noted(caplog)) == 1
    assert "at_a_full_disk" in noted(caplog)[0]
