"""The puzzle of the day over HTTP: a plain page, the same for everybody."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from doublesix.guide.puzzle_page import puzzle_page
from doublesix.guide.puzzles import FIRST
from doublesix.web.answers import lang_of
from doublesix.web.guides import HEADERS, built_assets


async def get_puzzle(request: Request) -> Response:
    """The puzzle of `day`, or of today in UTC; 404 for a day that has none yet."""
    today = datetime.now(UTC).date()
    day = _day(request.query_params.get("day") or today.isoformat())
    if day is None or not FIRST <= day <= today + timedelta(1):  # somewhere it is tomorrow already
        raise HTTPException(404)
    asked = request.query_params.get("play", "")
    return HTMLResponse(puzzle_page(day, today, asked, lang_of(request), built_assets()), headers=HEADERS)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
