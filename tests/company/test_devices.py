"""One person in several browsers: one seat, the list, signing out (S16)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from doublesix.table import intents
from doublesix.web.people import label_of
from tests.company.browsers import FIREFOX, PHONE, Browsers, here, listed, name_of, sign_out, told, within
from tests.company.looking import looking


@told
async def test_S16_one_seat_from_two_browsers(house: Browsers) -> None:
    ana = await house.named("Ana")
    phone = await house.second(ana)
    code = await ana.open("draw")
    async with ana.at(code) as one, phone.at(code) as other:
        assert one.view.you == other.view.you == 0
        assert await other.why(intents.Sit()) == "already-seated"
        assert [seat.name for seat in one.view.seats] == ["Ana"]
        await other.done(intents.Salt(salt="of-the-phone"))
    assert [table["code"] for table in (await phone.http.get("/api/home")).json()["yours"]] == [code]


@told
async def test_ones_own_browsers_are_listed_and_nobody_elses(house: Browsers) -> None:
    ana, _ = await house.named("Ana"), await house.named("Rui")
    house.running.time.now += 1_000
    phone = await house.second(ana)
    found = await listed(phone)
    assert [(device["label"], device["here"]) for device in found] == [
        ("Safari · iPhone", True),
        ("Firefox · Linux", False),
    ]
    assert [device["here"] for device in await listed(ana)] == [False, True]
    assert await listed(house.browser()) == []


@told
async def test_the_list_says_when_each_was_last_here(house: Browsers) -> None:
    ana = await house.named("Ana")
    phone = await house.second(ana)
    code, began = await ana.open("draw"), house.running.time.now
    house.running.time.now += 7_200_000
    async with phone.at(code):
        pass
    house.running.time.now += 60_000
    seen = {device["here"]: device["seen"] for device in await listed(phone)}
    assert seen == {True: began + 7_200_000, False: began}
    assert await listed(ana) != []
    assert {device["here"]: device["seen"] for device in await listed(ana)}[True] == began + 7_260_000


@told
async def test_signing_out_ends_a_browser_at_once(house: Browsers) -> None:
    ana = await house.named("Ana")
    phone = await house.second(ana)
    code = await ana.open("draw")
    async with ana.at(code) as stays, phone.at(code) as side, phone.at(code, hello=False) as silent:
        assert await sign_out(ana, await here(phone)) == 200
        await side.when(lambda: side.closed)
        assert side.bye
        assert side.bye.why == "signed-out"
        await silent.hello()  # it had connected before
        await silent.when(lambda: silent.closed)
        assert (silent.frames, silent.bye and silent.bye.why) == ([], "signed-out")
        await stays.done(intents.Salt(salt="still-here"))
    assert await name_of(phone) is None
    assert (await phone.http.post("/api/device-link")).status_code == 401
    assert await listed(phone) == []
    assert len(await listed(ana)) == 1
    async with phone.at(code) as stranger:
        assert stranger.view.you is None


@told
async def test_signing_out_ends_looking_on_too(house: Browsers) -> None:
    ana, zoe = await house.named("Ana"), await house.named("Zoé")
    phone = await house.second(zoe)
    code = await ana.open("draw")
    async with ana.at(code) as side:
        await side.done(intents.Watch(on=True))
        assert side.view.watch
        async with looking(phone, side.view.watch) as onlooker:
            assert await sign_out(zoe, await here(phone)) == 200
            await onlooker.when(lambda: onlooker.closed)
            assert onlooker.bye
            assert onlooker.bye.why == "signed-out"


def test_a_browser_that_was_signed_out_stays_so_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, httpx.Cookies] = {}

    async def before(house: Browsers) -> None:
        ana = await house.named("Ana")
        phone = await house.second(ana)
        assert await sign_out(ana, await here(phone)) == 200
        kept.update(ana=ana.http.cookies, phone=phone.http.cookies)

    async def after(house: Browsers) -> None:
        ana, phone = (house.browser(cookies=kept[who]) for who in ("ana", "phone"))
        assert await name_of(ana) == "Ana"
        assert await name_of(phone) is None
        assert (await phone.call_me("Ana B")).status_code == 200  # somebody new
        assert await name_of(ana) == "Ana"

    asyncio.run(within(tmp_path, before))
    asyncio.run(within(tmp_path, after))


@told
async def test_nobody_signs_another_out(house: Browsers) -> None:
    ana, rui = await house.named("Ana"), await house.named("Rui")
    device = await here(ana)
    assert await sign_out(rui, device) == 404
    assert await sign_out(house.browser(), device) == 404
    assert await sign_out(ana, "nothing") == 404
    assert await name_of(ana) == "Ana"


@pytest.mark.parametrize(
    ("agent", "label"), [(FIREFOX, "Firefox · Linux"), (PHONE, "Safari · iPhone"), ("curl/8.0", ""), ("", "")]
)
def test_a_browser_is_called_so_that_its_owner_knows_it(agent: str, label: str) -> None:
    assert label_of(agent) == label
