"""One person in several browsers: a link, once; the list; signing out (S16)."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from doublesix.phrase.say import LANGUAGES, reason
from doublesix.table import intents
from doublesix.web.devices import MINUTES
from doublesix.web.people import label_of
from tests.company.looking import looking
from tests.support.guest import Guest
from tests.support.house import Running, open_house

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"
OURS = re.compile(r"httpx|httpcore|websockets\.client|asyncio")
"""Loggers of who plays in this test, not of the house."""


class Browsers:
    """The browsers of a test, all closed at its end."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.open: list[Guest] = []

    def browser(self, agent: str = FIREFOX, cookies: httpx.Cookies | None = None) -> Guest:
        guest = Guest(self.running.base)
        guest.http.headers["User-Agent"] = agent
        if cookies is not None:
            guest.http.cookies = httpx.Cookies(cookies)
        self.open.append(guest)
        return guest

    async def named(self, name: str, agent: str = FIREFOX) -> Guest:
        guest = self.browser(agent)
        assert (await guest.call_me(name)).status_code == 200
        return guest

    async def second(self, first: Guest, agent: str = PHONE) -> Guest:
        """Another browser of the same person, by a link."""
        guest = self.browser(agent)
        assert (await use(guest, await link_of(first))).status_code == 200
        return guest

    async def close(self) -> None:
        for guest in self.open:
            await guest.close()


def told(story: Callable[[Browsers], Awaitable[None]]) -> Callable[[Path], None]:
    """A test told as what happens in a house."""

    def test(tmp_path: Path) -> None:
        asyncio.run(within(tmp_path, story))

    return test


async def within(folder: Path, story: Callable[[Browsers], Awaitable[None]]) -> None:
    async with open_house(folder) as running:
        browsers = Browsers(running)
        try:
            await story(browsers)
        finally:
            await browsers.close()


async def link_of(guest: Guest) -> str:
    """The token in a new link of one's own."""
    answer = await guest.http.post("/api/device-link")
    assert answer.status_code == 200, answer.text
    base, _, token = answer.json()["url"].rpartition("/d/")
    assert base == guest.base
    return str(token)


async def use(guest: Guest, token: str) -> httpx.Response:
    return await guest.http.post("/api/device", json={"token": token})


async def name_of(guest: Guest) -> str | None:
    name: str | None = (await guest.http.get("/api/home")).json()["me"]["name"]
    return name


async def listed(guest: Guest) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await guest.http.get("/api/devices")).json()
    return found


async def sign_out(guest: Guest, device: object) -> int:
    return (await guest.http.delete(f"/api/devices/{device}")).status_code


async def here(guest: Guest) -> object:
    """The id of the browser itself."""
    return next(device["id"] for device in await listed(guest) if device["here"])


@told
async def test_a_link_makes_another_browser_the_same_person_once(house: Browsers) -> None:
    ana, phone, late = await house.named("Ana"), house.browser(PHONE), house.browser()
    token = await link_of(ana)
    assert (await use(phone, token)).json() == {"name": "Ana"}
    assert await name_of(phone) == "Ana"
    refused = await use(late, token)
    assert (refused.status_code, refused.json()["why"], dict(refused.cookies)) == (404, "bad-link", {})
    assert await name_of(late) is None


@told
async def test_a_link_counts_ten_minutes(house: Browsers) -> None:
    ana, phone, late = await house.named("Ana"), house.browser(), house.browser()
    token = await link_of(ana)
    house.running.time.now += MINUTES * 60_000 - 1
    assert (await use(phone, token)).status_code == 200
    token = await link_of(ana)
    house.running.time.now += MINUTES * 60_000
    assert (await use(late, token)).status_code == 404


@told
async def test_a_new_link_ends_the_one_before_and_nobody_elses(house: Browsers) -> None:
    ana, rui, phone = await house.named("Ana"), await house.named("Rui"), house.browser()
    old, others = await link_of(ana), await link_of(rui)
    new = await link_of(ana)
    assert (await use(phone, old)).status_code == 404
    assert (await use(phone, others)).json() == {"name": "Rui"}
    assert (await use(house.browser(), new)).json() == {"name": "Ana"}


@told
async def test_looking_at_the_page_of_a_link_does_not_use_it(house: Browsers) -> None:
    """A messenger's preview fetches the address before anybody opens it."""
    ana, preview, phone = await house.named("Ana"), house.browser(), house.browser()
    token = await link_of(ana)
    page = await preview.http.get(f"/d/{token}")
    assert token not in page.text
    assert page.headers["referrer-policy"] == "no-referrer"
    assert dict(preview.http.cookies) == {}
    assert (await use(phone, token)).status_code == 200


@told
async def test_only_somebody_with_a_name_gets_a_link(house: Browsers) -> None:
    answer = await house.browser().http.post("/api/device-link")
    assert (answer.status_code, answer.json()["why"]) == (401, "no-name")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_link_says_so_in_ones_own_language(lang: str, tmp_path: Path) -> None:
    async def story(house: Browsers) -> None:
        bodies: list[object] = [{"token": "x"}, {"token": ""}, {"token": 1}, {}, [], {"token": "x", "person": "a"}]
        for body in bodies:
            answer = await house.browser().http.post("/api/device", json=body, headers={"Accept-Language": lang})
            assert answer.status_code == 404
            assert answer.json() == {"why": "bad-link", "text": reason(lang, "bad-link")}

    asyncio.run(within(tmp_path, story))


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


@told
async def test_another_sites_page_signs_nobody_out_and_makes_no_link(house: Browsers) -> None:
    ana = await house.named("Ana")
    device, evil = await here(ana), {"Origin": "https://evil.example"}
    assert (await ana.http.delete(f"/api/devices/{device}", headers=evil)).status_code == 403
    assert (await ana.http.post("/api/device-link", headers=evil)).status_code == 403
    assert (await ana.http.post("/api/device", json={"token": "x"}, headers=evil)).status_code == 403
    assert await name_of(ana) == "Ana"


@told
async def test_whoever_a_browser_was_before_is_signed_out_of_it(house: Browsers) -> None:
    ana, rui = await house.named("Ana"), await house.named("Rui")
    other = await house.second(rui, FIREFOX)
    before = httpx.Cookies(other.http.cookies)
    code = await rui.open("draw")
    async with other.at(code) as side:
        assert (await use(other, await link_of(ana))).json() == {"name": "Ana"}
        await side.when(lambda: side.closed)
        assert side.bye
        assert side.bye.why == "signed-out"
    assert await name_of(other) == "Ana"
    assert await name_of(house.browser(cookies=before)) is None
    assert await name_of(rui) == "Rui"
    assert (len(await listed(rui)), len(await listed(ana))) == (1, 2)


@told
async def test_ones_own_link_in_the_same_browser_changes_nothing(house: Browsers) -> None:
    ana = await house.named("Ana")
    answer = await use(ana, await link_of(ana))
    assert (answer.json(), dict(answer.cookies)) == ({"name": "Ana"}, {})
    assert len(await listed(ana)) == 1


def test_a_link_is_neither_in_the_logs_nor_in_the_store(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    tokens: list[str] = []

    async def story(house: Browsers) -> None:
        ana, phone = await house.named("Ana"), house.browser()
        tokens.extend([await link_of(ana), await link_of(ana)])
        for token in tokens:
            await phone.http.get(f"/d/{token}")
            await use(phone, token)
        tokens.append(await link_of(ana))

    asyncio.run(within(tmp_path, story))
    assert len(tokens) == 3
    lines = [f"{r.name} {r.getMessage()} {r.exc_text or ''}" for r in caplog.records if not OURS.match(r.name)]
    assert [line for line in lines if any(token in line for token in tokens)] == []
    stored = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert not any(token.encode() in stored for token in tokens)


@pytest.mark.parametrize(
    ("agent", "label"), [(FIREFOX, "Firefox · Linux"), (PHONE, "Safari · iPhone"), ("curl/8.0", ""), ("", "")]
)
def test_a_browser_is_called_so_that_its_owner_knows_it(agent: str, label: str) -> None:
    assert label_of(agent) == label
