"""Answers to what comes by plain HTTP, and reading what was sent with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
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
    return answer({"why": str(why), "text": reason(spoken_by(request), why, **args)}, status)


def lang_of(request: Request) -> str:
    """The language that the address asks for, or else the browser."""
    asked = request.query_params.get("lang")
    return language(asked) if asked else spoken_by(request)


def spoken_by(asker: HTTPConnection) -> str:
    """The language of ours that the browser prefers."""
    return language(asker.headers.get("accept-language", "en"))


async def body_of(request: Request, kind: type[T]) -> T | None:
    """What was sent, None if it is too long or something else."""
    raw = await bytes_of(request, MOST_BYTES)
    try:
        return None if raw is None else msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError):
        return None


async def bytes_of(request: Request, most: int) -> bytes | None:
    """What was sent, None if it is too long; no more is read than may be."""
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            return None
    return bytes(raw)
