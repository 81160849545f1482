"""Which addresses are a house's own, and which are open to everybody (X04, --url, --insecure, --proxy)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from doublesix.web.addresses import is_public, origin_of
from tests.support.guest import Guest
from tests.support.house import open_house
from tests.support.served import Served, refused


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://dominoes.example", "https://dominoes.example"),
        ("HTTPS://Dominoes.Example:443/", "https://dominoes.example"),
        ("http://192.168.1.5:8066", "http://192.168.1.5:8066"),
        ("http://[2001:DB8:0::1]:80", "http://[2001:db8::1]"),
        ("https://dominó.example", "https://xn--domin-4ta.example"),
    ],
)
def test_an_origin_is_what_browsers_make_of_an_address(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    "url",
    ["dominoes.example", "ftp://dominoes.example", "https://", "https://a.example/dominoes", "https://a@b.example",
     "https://a.example?x", "https://a.example:port", "https://[::1", ""],
)  # fmt: skip
def test_what_is_no_address_of_a_house_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r".*"):
        origin_of(url)


@pytest.mark.parametrize(
    ("origin", "public"),
    [
        ("http://127.0.0.1:8066", False),
        ("http://localhost", False),
        ("http://192.168.1.5", False),
        ("http://10.9.8.7", False),
        ("http://100.64.1.2", False),
        ("http://[fd00::1]", False),
        ("http://[fe80::1]", False),
        ("http://raspberry", False),
        ("http://raspberry.local", False),
        ("http://house.home.arpa", False),
        ("http://8.8.8.8", True),
        ("http://[2600::1]", True),
        ("http://dominoes.example", True),
        ("http://local.dominoes.example", True),
    ],
)
def test_what_the_internet_can_reach_is_public(origin: str, public: bool) -> None:
    assert is_public(origin) == public


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--url", "http://dominoes.example"), "--insecure"),
        (("--host", "8.8.8.8"), "--insecure"),
        (("--url", "https://dominoes.example/table"), "--url"),
        (("--proxy", "everybody"), "--proxy"),
        (("--proxy", "*"), "--proxy"),
    ],
)
def test_serve_refuses_in_one_line(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    done = refused("--data", str(tmp_path), *options)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


@pytest.mark.parametrize(
    "options", [("--url", "http://dominoes.example", "--insecure"), ("--url", "https://dominoes.example:443/")]
)
def test_serve_opens_where_that_is_meant(tmp_path: Path, options: tuple[str, ...]) -> None:
    served = Served(tmp_path, *options).open()
    try:
        origin = origin_of(options[1])
        named = {"Host": origin.partition("//")[2], "Origin": origin}
        with httpx.Client(base_url=f"http://127.0.0.1:{served.port}", headers=named, trust_env=False) as http:
            assert http.post("/api/me", json={"name": "Ana"}).status_code == 200
            here = {"Origin": f"http://127.0.0.1:{served.port}"}
            assert http.post("/api/me", json={"name": "Ana"}, headers=here).status_code == 403
    finally:
        served.kill()


@pytest.mark.parametrize(
    ("given", "name", "secure"), [("https://dominoes.example", "__Host-doublesix", True), (None, "doublesix", False)]
)
def test_the_cookie_behind_https_is_bound_to_its_host(
    tmp_path: Path, given: str | None, name: str, secure: bool
) -> None:
    async def run() -> None:
        async with open_house(tmp_path, given) as running:
            guest = Guest(running.base)
            guest.http.headers["Origin"] = given or running.base
            cookie = (await guest.call_me("Ana")).headers["set-cookie"]
            parts = {part.strip().lower() for part in cookie.split(";")[1:]}
            assert cookie.startswith(f"{name}=")
            assert {"httponly", "path=/", "samesite=lax"} <= parts
            assert ("secure" in parts) == secure
            assert not any(part.startswith("domain") for part in parts)
            await guest.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "a@127.0.0.1", "127.0.0.1/", "127.0.0.1:x",
     "[::1", "127.0.0.1, evil.example", "localhost:8066#"],
)  # fmt: skip
def test_a_host_that_is_not_ours_is_answered_with_nothing(tmp_path: Path, host: str) -> None:
    async def run() -> None:
        async with (
            open_house(tmp_path) as running,
            httpx.AsyncClient(base_url=running.base, trust_env=False) as http,
        ):
            answer = await http.get("/api/home", headers={"Host": host})
            assert answer.status_code == 403

    asyncio.run(run())


def test_readiness_goes_red_when_the_store_keeps_no_beat(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running, httpx.AsyncClient(base_url=running.base, trust_env=False) as http:
            assert (await http.get("/readyz")).status_code == 200
            running.time.now += 5_001
            assert (await http.get("/readyz")).status_code == 503
            assert (await http.get("/healthz")).status_code == 200
            await running.house.tick()
            assert (await http.get("/readyz")).status_code == 200

    asyncio.run(run())
