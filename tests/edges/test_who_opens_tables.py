"""A house without a lobby, and one whose tables are opened with a password."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from doublesix.web.keeping import Keeping
from tests.support.guest import Guest, people
from tests.support.house import open_house


async def ask(guest: Guest, **more: object) -> tuple[int, str]:
    """Ask for a table: the status, and why it is refused."""
    answer: httpx.Response = await guest.http.post("/api/tables", json={"game": "draw", **more})
    return answer.status_code, answer.json().get("why", "")


def test_without_a_lobby_nothing_is_public_and_nothing_is_listed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            await ana.open("draw", access="public")
        async with open_house(tmp_path, keeping=Keeping(lobby=False)) as running:
            (rui,) = await people(running.base, {"Rui": "pt-BR"})
            home = (await rui.http.get("/api/home")).json()
            assert (home["lobby"], home["public"]) == (False, [])
            assert {tuple(game["access"]) for game in home["games"]} == {("invitation", "solo")}
            assert await ask(rui, access="public") == (403, "no-lobby")
            assert (await ask(rui))[0] == 201
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


def test_the_password_is_asked_of_each_person_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, keeping=Keeping(password="double-blanc")) as running:
            ana, rui = await people(running.base, {"Ana": "en", "Rui": "pt-BR"})
            assert (await ana.http.get("/api/home")).json()["password"] is True
            assert await ask(ana) == (403, "needs-password")
            assert await ask(ana, password="double-six") == (403, "wrong-password")
            assert await ask(ana, password="double-blanc") == (201, "")
            assert (await ana.http.get("/api/home")).json()["password"] is False
            assert await ask(ana) == (201, "")
            assert await ask(rui) == (403, "needs-password")
            assert await running.house.store.kept("opener/double-blanc") is None
            for guest in (ana, rui):
                await guest.close()

    asyncio.run(run())


def test_another_password_is_asked_anew_and_none_is_no_question(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, given_url="http://house.local", keeping=Keeping(password="one")) as first:
            ana = Guest(first.base)
            ana.http.headers.update({"Host": "house.local", "Origin": "http://house.local"})
            await ana.call_me("Ana")
            assert (await ask(ana, password="one"))[0] == 201
        for password, asks in (("one", False), ("two", True), (None, False)):
            async with open_house(
                tmp_path, given_url="http://house.local", keeping=Keeping(password=password)
            ) as running:
                again = await ana.http.get(f"{running.base}/api/home")
                assert again.json()["password"] is asks
        await ana.close()

    asyncio.run(run())


def test_passwords_are_not_guessed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, keeping=Keeping(password="double-blanc")) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            for _ in range(10):
                assert await ask(ana, password="guess") == (403, "wrong-password")
            assert await ask(ana, password="double-blanc") == (403, "too-many-guesses")
            running.time.now += 60_000
            assert await ask(ana, password="double-blanc") == (201, "")
            await ana.close()

    asyncio.run(run())
