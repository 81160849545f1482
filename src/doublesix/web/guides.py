"""The guides over HTTP: plain pages, the same for everybody."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from doublesix.guide.render import Assets, guide, index
from doublesix.rules.variants import VARIANTS
from doublesix.web.answers import lang_of

BUILT = Path(str(files("doublesix"))) / "static"
ENTRY = "src/guide/guide.ts"
HEADERS = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}


class Built(msgspec.Struct):
    """What the build says of an entry: its script and its style sheets."""

    file: str
    css: list[str] = []


async def get_index(request: Request) -> Response:
    """The list of the guides."""
    return HTMLResponse(index(lang_of(request), built_assets()), headers=HEADERS)


async def get_guide(request: Request) -> Response:
    """The guide of one game; 404 for a game that there is not."""
    game = request.path_params["game"]
    if game not in VARIANTS:
        raise HTTPException(404)
    return HTMLResponse(guide(game, lang_of(request), built_assets()), headers=HEADERS)


@cache
def built_assets() -> Assets:
    """The built style sheet and script; none where the page is not built."""
    listed = BUILT / "guide.json"
    if not listed.is_file():
        return Assets()
    built = msgspec.json.decode(listed.read_bytes(), type=dict[str, Built])[ENTRY]
    return Assets(tuple(f"/{name}" for name in built.css), f"/{built.file}")
