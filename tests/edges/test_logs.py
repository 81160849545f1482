"""The logs never hold a hand, a token, a secret or a name."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path
from random import Random

import pytest

from doublesix.table import intents
from doublesix.wire.messages import Act
from tests.edges.test_robots_over_http import Robot, token_of
from tests.support.guest import acts, new_c, people, play
from tests.support.house import open_house

OURS = re.compile(r"httpx|httpcore|websockets\.client|asyncio")
"""Loggers of who plays in this test, not of the house."""
TILE = re.compile(r"\b\d-\d\b")


def test_a_whole_match_leaves_nothing_of_anybody_in_the_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    hidden: set[str] = set()

    async def run() -> None:
        async with open_house(tmp_path) as running:
            token = token_of("Rossignol", tmp_path)
            ana, rui = await people(running.base, {"Quetzalina": "en", "Zebedeu": "pt-BR"})
            hidden.update({token, *ana.http.cookies.values(), *rui.http.cookies.values()})
            code = await ana.open("draw", options={"target": 50})
            robot = Robot(running.base, token)
            await robot.http.get("/api/tables/ZZZZ2222")
            await robot.http.aclose()
            async with ana.at(code) as side, rui.at(code) as other, ana.at(code) as faulty:
                await other.done(intents.Sit())
                await side.done(intents.Start())
                await faulty.send('{"type":"act","c":"Quetzalina","do":{"kind":"play","tile":"6-6"}}')
                await faulty.when(lambda: faulty.closed)
                await faulty.when(lambda: faulty.bye is not None)
                waits = other if side.view.to_play == 0 else side
                refused = Act(c=new_c(), do=(acts(side.view) or [intents.Draw()])[0], turn=side.view.turn + 9)
                await waits.send(refused)
                await asyncio.gather(play(side, Random(1)), play(other, Random(2)))
                assert side.view.phase == "over"
            record = (await ana.http.get(f"/api/tables/{code}/record")).text
            hidden.update(re.findall(r'"(?:secret|commit)":"(\w+)"', record))
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())
    hidden.update({"Quetzalina", "Zebedeu", "Rossignol"})
    assert len(hidden) > 6
    lines = [f"{r.name} {r.getMessage()} {r.exc_text or ''}" for r in caplog.records if not OURS.match(r.name)]
    assert [line for line in lines if TILE.search(line) or any(secret in line for secret in hidden)] == []


def test_what_the_database_refuses_is_told_without_the_row(tmp_path: Path) -> None:
    from sqlalchemy import text
    from sqlalchemy.exc import OperationalError

    from doublesix.store.dialect import sqlite_engine

    engine = sqlite_engine(tmp_path / "house.db")
    with engine.connect() as connection, pytest.raises(OperationalError) as refused:
        connection.execute(text("INSERT INTO nowhere VALUES (:body)"), {"body": "the hand of Ana"})
    engine.dispose()
    assert "the hand of Ana" not in str(refused.value)
