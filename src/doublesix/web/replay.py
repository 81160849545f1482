"""Replays over HTTP: of a match that is over at a table, and of a record that somebody has."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from doublesix.phrase.say import reason
from doublesix.record.faults import Fault, NoRecord
from doublesix.record.lines import AnyLine
from doublesix.record.reading import read_matches
from doublesix.record.verify import verify
from doublesix.web.answers import TOO_MANY, answer, bytes_of, lang_of, refuse
from doublesix.web.entry import entered
from doublesix.web.house import house_of
from doublesix.web.limits import Buckets, Rate, address_of
from doublesix.wire.replay import Replay, replayed

T = TypeVar("T")
MOST_BYTES = 2 * 1024 * 1024
RATE = Rate(1 / 5, 20)
"""Replays for one address: a long match costs a tenth of a second, the largest file some seconds."""


class Replayer:
    """Makes replays beside the tables, one at a time."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.asked = Buckets(RATE, clock)
        self._one = asyncio.Lock()

    async def make(self, work: Callable[[], T]) -> T:
        """Do the work in a thread."""
        async with self._one:
            return await asyncio.to_thread(work)


async def get_replay(request: Request) -> Response:
    """The last match that is over at this table."""
    house = house_of(request)
    async with entered(house, request, house.people.who(request)) as room:
        if not _replayer(request).asked.take(address_of(request)):
            return refuse(request, "too-fast", TOO_MANY)
        record = await house.record(room.code)
    if not record:
        return refuse(request, "not-over", 404)
    lang = lang_of(request)
    return _packed(await _replayer(request).make(lambda: _told([record], lang)))


async def post_replay(request: Request) -> Response:
    """A record from a file, verified first."""
    if not _replayer(request).asked.take(address_of(request)):
        return refuse(request, "too-fast", TOO_MANY)
    body = await bytes_of(request, MOST_BYTES)
    if body is None:
        return refuse(request, "record-too-large", 413)
    lang = lang_of(request)
    found = await made(request, lambda: _told(matches_in(body), lang))
    return found if isinstance(found, Response) else _packed(found)


async def made(request: Request, work: Callable[[], T]) -> T | Response:
    """What becomes of a record in a file, or what is wrong with it."""
    lang = lang_of(request)
    try:
        return await _replayer(request).make(work)
    except Fault as fault:
        text = reason(lang, "faulty-record", line=fault.line, rule=fault.rule)
        said = {"why": "faulty-record", "text": text, "line": fault.line, "rule": fault.rule, "detail": fault.text}
        return answer(said, 400)
    except NoRecord as error:
        return answer({"why": "no-record", "text": reason(lang, "no-record"), "detail": str(error)}, 400)


def matches_in(body: bytes) -> list[list[AnyLine]]:
    """The matches of a record in a file, verified. Raise Fault or NoRecord."""
    rows = body.splitlines(keepends=True)
    verify(rows)
    return list(read_matches(rows))


def _told(matches: Iterable[Iterable[AnyLine]], lang: str) -> bytes:
    return gzip.compress(msgspec.json.encode(Replay(matches=[replayed(match, lang) for match in matches])), 5)


def _packed(body: bytes) -> Response:
    headers = {"Cache-Control": "no-store", "Content-Encoding": "gzip"}
    return Response(body, headers=headers, media_type="application/json")


def _replayer(request: Request) -> Replayer:
    replayer: Replayer = request.app.state.replayer
    return replayer
