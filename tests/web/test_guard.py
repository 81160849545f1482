"""Who may ask at all (X04), and what pages may do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.support.guest import people
from tests.support.house import Running, open_house


def in_house(folder: Path, use: Callable[[Running], Awaitable[None]], given_url: str | None = None) -> None:
    async def run() -> None:
        async with open_house(folder, given_url) as running:
            await use(running)

    asyncio.run(run())


FOREIGN = [
    "http://evil.example",
    "null",
    "",
    "http://127.0.0.1.evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
]


def test_X04_other_sites_get_no_socket(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (guest,) = await people(running.base, {"Ana": "en"})
        code = await guest.open("draw")
        address = f"ws{running.base.removeprefix('http')}/api/tables/{code}/socket"
        for origin in FOREIGN:
            headers = {**guest.headers, "Origin": origin}
            with pytest.raises(InvalidStatus, match="403"):
                async with connect(address, additional_headers=headers, proxy=None):
                    pass
        async with guest.at(code) as side:
            assert side.view.you == 0
        await guest.close()

    in_house(tmp_path, use)


def test_X04_other_sites_change_nothing(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as http:
            for origin in FOREIGN:
                for path in ("/api/me", "/api/tables"):
                    answer = await http.post(path, json={"name": "Eve"}, headers={"Origin": origin})
                    assert answer.status_code == 403
                    assert not answer.cookies
            assert (await http.post("/api/me", json={"name": "Eve"})).status_code == 403

    in_house(tmp_path, use)


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[::1", "x y"]
)
def test_a_name_that_is_not_the_houses_is_no_address_of_it(host: str, tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as http:
            answer = await http.get("/api/home", headers={"Host": host})
            assert answer.status_code in (400, 403)
            assert "doublesix" not in answer.text

    in_house(tmp_path, use)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.5:8066", "[::1]:8066"])
def test_at_home_the_house_is_its_address(host: str, tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as http:
            headers = {"Host": host, "Origin": f"http://{host}"}
            assert (await http.get("/api/home", headers=headers)).status_code == 200
            assert (await http.post("/api/me", json={"name": "Ana"}, headers=headers)).status_code == 200

    in_house(tmp_path, use)


def test_behind_https_the_given_address_counts_and_the_cookie_is_secure(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as http:
            headers = {"Host": "dominoes.example", "Origin": "https://dominoes.example"}
            answer = await http.post("/api/me", json={"name": "Ana"}, headers=headers)
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-doublesix=")
            assert "Secure" in cookie
            for origin in ("http://dominoes.example", "https://dominoes.example.evil", "https://dominoes.example:1"):
                again = await http.post("/api/me", json={"name": "Eve"}, headers={**headers, "Origin": origin})
                assert again.status_code == 403

    in_house(tmp_path, use, "https://dominoes.example")


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/home", "/api/tables/ABCDEFGH", "/nowhere", "/assets/none.js"])
def test_X01_every_answer_says_what_pages_may_do(path: str, tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as http:
            for headers in ({}, {"Host": "evil.example"}):
                answer = await http.get(path, headers=headers)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"

    in_house(tmp_path, use)
