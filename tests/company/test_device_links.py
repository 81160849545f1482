"""A link that makes another browser the same person, once."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import httpx
import pytest

from doublesix.phrase.say import LANGUAGES, reason
from doublesix.web.devices import MINUTES
from tests.company.browsers import FIREFOX, PHONE, Browsers, here, link_of, listed, name_of, told, use, within

OURS = re.compile(r"httpx|httpcore|websockets\.client|asyncio")
"""Loggers of who plays in this test, not of the house."""


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
