"""Reviews over HTTP: of a match that is over at a table or in a file, each round as soon as it is weighed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from doublesix.record.lines import AnyLine
from doublesix.web.answers import TOO_MANY, bytes_of, lang_of, refuse
from doublesix.web.entry import entered
from doublesix.web.house import house_of
from doublesix.web.limits import Buckets, Rate, address_of
from doublesix.web.replay import MOST_BYTES, made, matches_in
from doublesix.web.thinking import weighed
from doublesix.wire.review import ReviewRound, ReviewTurn, reviewed, rounds_of, summed

RATE = Rate(1 / 15, 8)
"""Reviews for one address: one takes a second of a process where the robots' core is compiled, else ten or more."""
AT_ONCE = 8
"""So many at once, a round of each in turn; who comes then has to wait."""
SEED = 0


class Reviewer:
    """Who asked for reviews, and how many go on."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.asked = Buckets(RATE, clock)
        self.going = 0

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count one while it goes on."""
        self.going += 1
        try:
            yield
        finally:
            self.going -= 1

    def may(self, address: str) -> bool:
        """Whether another may begin."""
        return self.going < AT_ONCE and self.asked.take(address)


async def get_review(request: Request) -> Response:
    """Of the last match that is over at this table."""
    house = house_of(request)
    async with entered(house, request, house.people.who(request)) as room:
        if not _reviewer(request).may(address_of(request)):
            return refuse(request, "too-fast", TOO_MANY)
        record = await house.record(room.code)
    return _streamed(request, [record]) if record else refuse(request, "not-over", 404)


async def post_review(request: Request) -> Response:
    """Of one match of a record in a file, verified first: `?match=0` is its first."""
    if not _reviewer(request).may(address_of(request)):
        return refuse(request, "too-fast", TOO_MANY)
    body = await bytes_of(request, MOST_BYTES)
    if body is None:
        return refuse(request, "record-too-large", 413)
    found = await made(request, lambda: matches_in(body))
    return found if isinstance(found, Response) else _streamed(request, found)


def _streamed(request: Request, matches: Sequence[Sequence[AnyLine]]) -> Response:
    which = request.query_params.get("match", "0")
    if not (which.isdecimal() and len(which) < 5 and int(which) < len(matches)):
        return refuse(request, "malformed")
    if _reviewer(request).going >= AT_ONCE:  # others began while this record was verified
        return refuse(request, "too-fast", TOO_MANY)
    rounds = _rounds(_reviewer(request), matches[int(which)], lang_of(request))
    return StreamingResponse(rounds, headers={"Cache-Control": "no-store"}, media_type="application/x-ndjson")


async def _rounds(reviewer: Reviewer, record: Sequence[AnyLine], lang: str) -> AsyncIterator[bytes]:
    """A line of JSON a round."""
    turns, rounds = list[ReviewTurn](), rounds_of(record)
    with reviewer.one():
        for number in range(1, rounds + 1):
            found = await weighed(reviewed, record, number, lang, SEED)
            turns += found
            total = summed(turns, record, lang) if number == rounds else None
            yield msgspec.json.encode(ReviewRound(round=number, rounds=rounds, turns=found, sum=total)) + b"\n"


def _reviewer(request: Request) -> Reviewer:
    reviewer: Reviewer = request.app.state.reviewer
    return reviewer
