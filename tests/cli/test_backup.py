"""A copy taken while people play, brought elsewhere: every acknowledged move before it is there, the match goes on."""

from __future__ import annotations

import asyncio
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from doublesix.record.verify import verify
from doublesix.store.log import Row
from doublesix.wire.messages import Ack
from tests.cli.test_migrate import DOUBLESIX
from tests.store.helpers import house_made, in_store, open_table
from tests.support.guest import Guest, people, play
from tests.support.served import Served
from tests.web.test_kill import start


def doublesix(*arguments: str) -> str:
    done = subprocess.run([str(DOUBLESIX), *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def copied_during_play(guests: list[Guest], code: str, folder: Path, file: Path) -> int:
    """Play; copy in the midst of it; the highest version that was acknowledged before the copy began.

    Each plays twenty acts at most, which no match is over after, however long the copy takes.
    """
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
        playing = [asyncio.create_task(play(side, Random(n), most=20)) for n, side in enumerate(sides)]
        await sides[0].when(lambda: len(sides[0].answers) > 5)
        before = max(answer.v for side in sides for answer in side.answers if isinstance(answer, Ack))
        await asyncio.to_thread(doublesix, "backup", str(file), "--data", str(folder))
        assert all(side.view.phase != "over" for side in sides)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return before


async def finish(guests: list[Guest], code: str) -> bytes:
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
        await asyncio.gather(*(play(side, Random(n)) for n, side in enumerate(sides)))
    return (await guests[0].http.get(f"/api/tables/{code}/record")).content


def log(folder: Path, code: str) -> list[Row]:
    return in_store(folder, lambda store: store.rows(code))


def test_a_house_that_is_there_is_kept_and_it_is_said_how_it_is_replaced(tmp_path: Path) -> None:
    in_store(tmp_path / "house", house_made)
    folder = ("--data", str(tmp_path / "house"))
    doublesix("backup", str(tmp_path / "copy.db"), *folder)
    in_store(tmp_path / "house", lambda store: open_table(store, "LATER"))
    command = [str(DOUBLESIX), "restore", str(tmp_path / "copy.db"), *folder]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert refused.returncode == 2
    assert "has a house already: name another. Or say --replace: a folder keeps" in refused.stderr
    assert "LATER" in doublesix("tables", *folder)


@pytest.mark.parametrize("game", ["draw", "mexican-train"])
def test_a_copy_during_play_has_every_acknowledged_move_and_goes_on_elsewhere(game: str, tmp_path: Path) -> None:
    old, new, file = Served(tmp_path / "old"), Served(tmp_path / "new"), tmp_path / "copy.db"

    async def run() -> tuple[str, int, bytes]:
        guests = await people(old.open().base, {"Ana": "en", "Rui": "pt-BR"})
        code = await guests[0].open(game)
        await start(guests, code)
        before = await copied_during_play(guests, code, old.folder, file)
        old.close()
        assert "tables: 1, rows in their logs: " in doublesix("restore", str(file), "--data", str(new.folder))
        new.open()
        elsewhere = [Guest(new.base, guest.lang) for guest in guests]
        for guest, again in zip(guests, elsewhere, strict=True):
            again.http.cookies = httpx.Cookies(guest.http.cookies)
        record = await finish(elsewhere, code)
        for guest in (*guests, *elsewhere):
            await guest.close()
        return code, before, record

    try:
        code, before, record = asyncio.run(run())
    finally:
        old.kill()
        new.close()
    assert verify(record.splitlines()).matches == 1
    first, then = log(old.folder, code), log(new.folder, code)
    assert before > 5
    assert then[:before] == first[:before]
