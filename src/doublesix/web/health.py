"""Whether the house is well: for who watches over it, without a cookie and without a limit."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from doublesix.web.house import house_of

LATE = 5_000
"""ms since the store last kept the house's beat, which comes each second."""


async def get_health(request: Request) -> Response:
    """Whether the process answers."""
    return _answer(well=True)


async def get_readiness(request: Request) -> Response:
    """Whether moves can be kept here: the store has written something in the last seconds, and we are not to end."""
    house = house_of(request)
    return _answer(well=not house.draining and house.outside.clock() - house.pulse.beaten <= LATE)


def _answer(well: bool) -> Response:
    return JSONResponse({"ok": well}, 200 if well else 503, headers={"Cache-Control": "no-store"})
