"""What a browser needs to install the page is there, of the right type, and as large as it says."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
from starlette.applications import Starlette

from doublesix.phrase import LANGUAGES
from doublesix.web.installing import FILES, routes

PUBLIC = Path(__file__).parents[2] / "web/public"
APP = Starlette(routes=routes(PUBLIC))


def got(name: str, app: Starlette = APP) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://house") as http:
            return await http.get(f"/{name}")

    return asyncio.run(ask())


def size(name: str) -> tuple[int, int]:
    """Width and height, as a PNG's head has them."""
    head = (PUBLIC / name).read_bytes()[:24]
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


def test_every_file_comes_with_its_type() -> None:
    for name, kind in FILES.items():
        answer = got(name)
        assert answer.status_code == 200, name
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.content == (PUBLIC / name).read_bytes()


def test_every_icon_of_the_manifest_is_served_and_as_large_as_it_says() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    icons = {icon["src"].removeprefix("/"): icon for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons.values()}
    for name, icon in icons.items():
        assert icon["type"] == FILES[name]
        if icon["type"] == "image/png":
            assert "x".join(map(str, size(name))) == icon["sizes"]


def test_the_page_names_its_manifest_and_icons() -> None:
    page = (PUBLIC.parent / "index.html").read_text("utf-8")
    for name in ("manifest.webmanifest", "apple-touch-icon.png", "icon.svg"):
        assert f'href="/{name}"' in page


def test_who_opens_the_page_without_script_is_told_so_in_every_language() -> None:
    page = (PUBLIC.parent / "index.html").read_text("utf-8")
    told = page.partition("<noscript>")[2].partition("</noscript>")[0]
    for lang in LANGUAGES:
        assert f'<p lang="{lang}">' in told
        assert f'href="/guide?lang={lang}"' in told


def test_where_the_page_is_not_built_there_are_none(tmp_path: Path) -> None:
    assert got("manifest.webmanifest", Starlette(routes=routes(tmp_path))).status_code == 404
