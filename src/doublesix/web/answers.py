"""Answers to what comes by plain HTTP, and reading what was sent with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from doublesix.phrase.say import language, reason
from doublesix.table.refusal import NO_ARGS

MOST_BYTES = 4096
TOO_MANY = 429

T = TypeVar("T")


def answer(body: object, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    headers = {"Cache-Control": "no-store"} | ({"Retry-After": "1"} if status == TOO_MANY else {})
    return Response(msgspec.json.encode(body), status, headers=headers, media_type="application/json")


def refuse(request: Request, why: str, status: int = 400, args: Mapping[str, str | int] = NO_ARGS) -> Response:
    """A refusal, worded in the asker's language."""
    lang = language(request.headers.get("accept-language", "en"))
    return answer({"why": str(why), "text": reason(lang, why, **args)}, status)


async def body_of(request: Request, kind: type[T]) -> T | None:
    """What was sent, None if it is too long or something else; no more is read than may be."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MOST_BYTES:
            return None
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError):
        return None
