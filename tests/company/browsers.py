"""The browsers of a test that plays in one house."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from tests.support.guest import Guest
from tests.support.house import Running, open_house

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"


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
