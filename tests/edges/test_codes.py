"""Guessing codes is hopeless, and a right code gets the true reason (X05)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from doublesix.table import intents
from doublesix.web.codes import CODE_LENGTH, CODE_SIGNS
from doublesix.web.limits import Limits, Rate
from tests.edges.doors import turned_away
from tests.support.guest import Guest, people
from tests.support.house import Running, open_house

WRONG = "ZZZZ2222"
YEAR = 365 * 24 * 3600


async def look(guest: Guest, code: str) -> tuple[int, str]:
    answer = await guest.http.get(f"/api/tables/{code}")
    return answer.status_code, answer.json().get("why", "")


async def guess_until_shut(guest: Guest) -> int:
    """Wrong codes until nothing is looked up any more: how many were answered."""
    for tries in range(1000):
        status, why = await look(guest, WRONG)
        if status == 429:
            assert why == "too-many-guesses"
            return tries
        assert (status, why) == (404, "unknown-table")
    raise AssertionError("nothing slows guessing")


def test_X05_guessing_is_hopeless() -> None:
    codes = len(CODE_SIGNS) ** CODE_LENGTH
    a_year = Limits().guesses_in_all.a_second * YEAR
    assert codes / 1000 / a_year > 25  # years until the first hit in a house of a thousand tables


def test_X05_wrong_codes_from_one_address_are_slowed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, stranger = await people(running.base, {"Ana": "en", "Rui": "en"})
            code = await ana.open("draw")
            assert await guess_until_shut(stranger) == Limits().guesses.burst
            assert await look(stranger, code) == (429, "too-many-guesses")  # else the answer would tell
            assert await look(ana, code) == (200, "")  # who sits there is no guesser
            async with ana.at(code) as side:
                assert side.view.you == 0
            running.time.now += 6_000
            assert await look(stranger, code) == (200, "")
            assert await look(stranger, code) == (200, "")  # what is right costs nothing
            assert await look(stranger, WRONG) == (404, "unknown-table")
            assert await look(stranger, code) == (429, "too-many-guesses")
            for guest in (ana, stranger):
                await guest.close()

    asyncio.run(run())


def test_X05_wrong_codes_from_many_addresses_are_slowed_together(tmp_path: Path) -> None:
    limits = Limits(guesses=Rate(1 / 6, 100), guesses_in_all=Rate(1, 5))

    async def run() -> None:
        async with open_house(tmp_path, limits=limits) as running:
            stranger = Guest(running.base)
            assert await guess_until_shut(stranger) == 5
            running.time.now += 1_000
            assert await guess_until_shut(stranger) == 1
            await stranger.close()

    asyncio.run(run())


def test_X05_sockets_and_records_are_guesses_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            for _ in range(5):
                assert (await ana.http.get(f"/api/tables/{WRONG}/record")).status_code == 404
                assert await turned_away(ana, WRONG) == "unknown"
            assert await turned_away(ana, WRONG) == "too-many-guesses"
            await ana.close()

    asyncio.run(run())


def test_X05_a_right_code_gets_the_true_reason(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, rui, lea = await people(running.base, {"Ana": "en", "Rui": "en", "Léa": "en"})
            code = await ana.open("partners", practice=True, robots=["steady"] * 3)
            async with rui.at(f"{code[:4].lower()}-{code[4:]}") as side:
                assert await side.why(intents.Sit()) == "table-full"
            async with ana.at(code) as side:
                await side.done(intents.Start())
            async with lea.at(code) as side:
                assert await side.why(intents.Sit()) == "already-started"
            for guest in (ana, rui, lea):
                await guest.close()

    asyncio.run(run())


def test_X05_a_link_preview_takes_no_seat_and_is_no_guess(tmp_path: Path) -> None:
    async def previews(running: Running, code: str) -> None:
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as preview:
            for _ in range(30):
                for path in (f"/t/{code}", f"/t/{WRONG}"):
                    answer = await preview.get(path)
                    assert answer.status_code in (200, 503)  # 503: no page is built
                    assert not answer.cookies
            assert (await preview.get(f"/api/tables/{WRONG}")).status_code == 404

    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            code = await ana.open("draw")
            await previews(running, code)
            async with ana.at(code) as side:
                assert len(side.view.seats) == 1
            await ana.close()

    asyncio.run(run())
