"""Keeping house: what the commands do from outside, in a house that is closed and in one that is open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doublesix.cli.main import app
from doublesix.store.place import Where, is_address
from doublesix.table import intents
from doublesix.web.keeping import Keeping
from tests.store.helpers import house_made, in_store
from tests.support.guest import Guest, people
from tests.support.house import Running, open_house


def run(where: Where, command: str, *arguments: str) -> tuple[int, str]:
    place = "--database" if is_address(where) else "--data"
    done = CliRunner().invoke(app([command]), [command, *arguments, place, str(where)])
    return done.exit_code, done.output


def said(where: Where, command: str, *arguments: str) -> str:
    code, out = run(where, command, *arguments)
    assert code == 0, out
    return out


async def beaten(running: Running) -> None:
    """Let the house's next beat come."""
    await running.time.move(1_000)


@asynccontextmanager
async def two(running: Running) -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Two people in a waiting room."""
    ana, rui = await people(running.base, {"Ana": "en", "Rui": "fr"})
    code = await ana.open("draw")
    async with rui.at(code) as side:
        await side.done(intents.Sit())
    yield ana, rui, code
    for guest in (ana, rui):
        await guest.close()


def test_tables_are_listed_and_those_that_are_over_only_if_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as running:
            assert await asyncio.to_thread(said, tmp_path, "tables") == "No tables.\n"
            async with two(running) as (ana, _, code):
                line = await asyncio.to_thread(said, tmp_path, "tables")
                assert line.split()[:6] == [code, "draw", "invitation", "waiting", "2", "people"]
                assert await asyncio.to_thread(said, tmp_path, "close", f"{code[:4]}-{code[4:].lower()}")
                assert await asyncio.to_thread(said, tmp_path, "tables") == "No tables.\n"
                assert code in await asyncio.to_thread(said, tmp_path, "tables", "--over")

    asyncio.run(play())


def test_a_match_that_is_closed_ends_for_who_plays_it_within_a_beat(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as running, two(running) as (ana, rui, code):
            async with ana.at(code) as side, rui.at(code) as other:
                await side.done(intents.Start())
                assert await asyncio.to_thread(said, tmp_path, "close", code) == f"{code} is closed.\n"
                await beaten(running)
                for one in (side, other):
                    await one.until(lambda view: view.phase == "over")
                assert await side.why(intents.Draw(), turn=side.view.turn) == "not-running"
            assert await asyncio.to_thread(said, tmp_path, "close", code) == f"{code} is over already.\n"
            assert await asyncio.to_thread(run, tmp_path, "close", "ABCD2345") == (
                2,
                "doublesix close: There is no table ABCD2345.\n",
            )

    asyncio.run(play())


def test_who_is_renamed_is_called_so_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as running, two(running) as (ana, rui, code):
            async with ana.at(code) as side:
                assert (
                    await asyncio.to_thread(said, tmp_path, "rename", "Rui", " Rui  Two ") == "Rui is called Rui Two.\n"
                )
                await beaten(running)
                await side.until(lambda view: view.seats[1].name == "Rui Two")
            assert (await rui.http.get("/api/home")).json()["me"] == {"name": "Rui Two"}

    asyncio.run(play())


@pytest.mark.parametrize("name", ["Ana", "ANA", "Аnа"])  # the last with Cyrillic а
def test_x03_nobody_is_renamed_to_what_could_be_taken_for_another_at_a_table(tmp_path: Path, name: str) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as running, two(running) as (_, _, code):
            assert await asyncio.to_thread(run, tmp_path, "rename", "Rui", name) == (
                2,
                f"doublesix rename: {name} could be taken for Ana, at a table with Rui: choose another name.\n",
            )
            assert await asyncio.to_thread(said, tmp_path, "rename", "Rui", "RUI")
            await asyncio.to_thread(said, tmp_path, "close", code)
            assert await asyncio.to_thread(said, tmp_path, "rename", "RUI", name) == f"RUI is called {name}.\n"

    asyncio.run(play())


def test_who_is_blocked_is_sent_away_and_is_nobody_any_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as running, two(running) as (ana, rui, code):
            async with ana.at(code), rui.at(code) as side:
                assert "for good" in await asyncio.to_thread(said, tmp_path, "block", "Rui")
                await beaten(running)
                await side.when(lambda: side.closed)
                assert side.bye
                assert side.bye.why == "signed-out"
            assert (await rui.http.get("/api/home")).json()["me"] == {"name": None}
            assert (await ana.http.get("/api/home")).json()["me"] == {"name": "Ana"}

    asyncio.run(play())


def test_who_is_forgotten_is_somebody_at_the_table_and_has_no_name_in_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as running, two(running) as (ana, rui, code):
            async with ana.at(code) as side:
                assert await asyncio.to_thread(said, tmp_path, "forget", "Rui") == "Rui is forgotten.\n"
                assert await asyncio.to_thread(run, tmp_path, "rename", "", "Rui") == (
                    2,
                    "doublesix rename: There is nobody called ''.\n",
                )
                await beaten(running)
                await side.until(lambda view: view.seats[1].name == "Somebody")
            async with ana.at(code, lang="fr") as side:
                assert side.view.seats[1].name == "Quelqu’un"
            listed = (await ana.http.get("/api/home")).json()["yours"]
            assert listed[0]["names"] == ["Ana", "?"]
        assert b"Rui" not in b"".join(file.read_bytes() for file in tmp_path.iterdir() if "wal" not in file.name)

    asyncio.run(play())


def test_people_of_one_name_are_told_apart_by_their_ids(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with open_house(tmp_path) as running:
            for guest in [*await people(running.base, {"Ana": "en"}), *await people(running.base, {"Ana": "fr"})]:
                await guest.close()
        return [line.split()[0] for line in said(tmp_path, "people", "Ana").splitlines()]

    first, second = asyncio.run(play())
    code, out = run(tmp_path, "block", "Ana")
    assert code == 2
    assert out.startswith("doublesix block: 2 people are called Ana: name one by the id, ")
    assert first in out
    assert said(tmp_path, "rename", first, "Anabela") == "Ana is called Anabela.\n"
    assert said(tmp_path, "people", "Anabela").split()[0] == first
    assert said(tmp_path, "people", second).split()[1] == "Ana"
    assert run(tmp_path, "rename", "Zoé", "Zoe") == (2, "doublesix rename: There is nobody called Zoé.\n")
    assert run(tmp_path, "rename", "Anabela", "!?")[0] == 2


async def one_over_one_open(running: Running) -> tuple[str, str]:
    (ana,) = await people(running.base, {"Ana": "en"})
    over, still = await ana.open("draw"), await ana.open("draw")
    async with ana.at(over) as side:
        await side.done(intents.Watch(on=True))
    await ana.close()
    return over, still


def test_tidy_drops_what_has_been_over_long_enough_and_nothing_else(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with open_house(tmp_path) as running:
            return await one_over_one_open(running)

    over, still = asyncio.run(play())
    said(tmp_path, "close", over)
    assert said(tmp_path, "tidy", "1") == "0 tables dropped.\n"
    assert said(tmp_path, "tidy", "0") == "1 table dropped.\n"
    assert said(tmp_path, "tables", "--over").split()[0] == still
    assert " 1 person " in said(tmp_path, "tables")
    assert " 1 table " in said(tmp_path, "people", "Ana")
    assert run(tmp_path, "close", over)[0] == 2


def test_more_days_than_there_ever_were_are_refused(tmp_path: Path) -> None:
    code, out = run(tmp_path, "tidy", "9" * 18)
    assert code == 2
    assert "less than or equal to 1000000" in out


def test_the_house_drops_old_matches_by_itself_if_it_is_to(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with open_house(tmp_path) as running:
            return await one_over_one_open(running)

    async def look(keeping: Keeping) -> None:
        async with open_house(tmp_path, keeping=keeping) as running:
            await beaten(running)

    over, still = asyncio.run(play())
    said(tmp_path, "close", over)  # at the clock on the wall, which is long before the test's
    asyncio.run(look(Keeping()))
    assert over in said(tmp_path, "tables", "--over")
    asyncio.run(look(Keeping(keep_days=2)))
    assert said(tmp_path, "tables", "--over").split()[0] == still
    assert over not in said(tmp_path, "tables", "--over")


@pytest.mark.parametrize(("command", "empty"), [("tables", "No tables.\n"), ("people", "Nobody.\n")])
def test_where_nothing_is_kept_the_list_is_empty(command: str, empty: str, tmp_path: Path) -> None:
    in_store(tmp_path, house_made)
    assert said(tmp_path, command) == empty


@pytest.mark.parametrize("command", [["tables"], ["people"], ["block", "Ana"], ["robot-token", "Spot"]])
def test_where_no_house_is_nothing_is_listed_or_made(command: list[str], tmp_path: Path) -> None:
    code, out = run(tmp_path / "none", *command)
    assert code == 2
    assert f"There is no house in the data folder {tmp_path / 'none'}." in out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("database", ["doublesix", "host=127.0.0.1 dbname=doublesix"])
def test_what_is_no_address_of_a_database_is_not_taken_for_a_folder(database: str) -> None:
    done = CliRunner().invoke(app(["tables"]), ["tables", "--database", database])
    assert done.exit_code == 2
    assert "write it as postgresql://" in done.output


def test_whom_nobody_knows_is_said(tmp_path: Path) -> None:
    in_store(tmp_path, house_made)
    assert said(tmp_path, "people", "Zoé") == "Nobody is called Zoé: doublesix people lists everybody.\n"
