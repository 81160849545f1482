"""Where the guides are found, and in which language."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.applications import Starlette

from doublesix.rules.variants import VARIANTS
from doublesix.web.app import _routes

GUIDES = Starlette(routes=[route for route in _routes() if getattr(route, "path", "").startswith("/guide")])


def get(address: str, spoken: str = "") -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(GUIDES), base_url="http://localhost") as client:
            return await client.get(address, headers={"accept-language": spoken})

    return asyncio.run(ask())


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_has_its_guide(game: str) -> None:
    answer = get(f"/guide/{game}?lang=fr")
    assert answer.status_code == 200
    assert '<html lang="fr">' in answer.text


def test_an_unknown_game_has_none() -> None:
    assert get("/guide/chess").status_code == 404


@pytest.mark.parametrize(
    ("query", "spoken", "lang"),
    [("", "pt,pt-BR;q=0.8,en-US;q=0.5", "pt-BR"), ("?lang=en", "fr", "en"), ("?lang=de", "fr", "en"), ("", "", "en")],
)
def test_the_address_decides_the_language_then_the_browser(query: str, spoken: str, lang: str) -> None:
    answer = get(f"/guide{query}", spoken)
    assert f'<html lang="{lang}">' in answer.text
    assert answer.headers["vary"] == "Accept-Language"
