"""What the page asks for by plain HTTP: home, names, new tables, records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from doublesix.phrase.say import language, reason
from doublesix.rules.variants import VARIANTS
from doublesix.store.log import StoreError
from doublesix.table.refusal import NO_ARGS, Refused
from doublesix.table.table import Access
from doublesix.web.home import home_of
from doublesix.web.house import House, tidy_code
from doublesix.web.people import tidy_name

MOST_BYTES = 4096

T = TypeVar("T")


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody is to be called."""

    name: str
    lang: str = "en"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: str
    options: dict[str, int] = {}
    access: Literal["invitation", "public", "solo"] = "invitation"
    practice: bool = False
    robots: list[str] = []


async def get_home(request: Request) -> Response:
    """Everything on the home page that is not words."""
    house = _house(request)
    return answer(await home_of(house, house.people.who(request)))


async def post_me(request: Request) -> Response:
    """Take a name; whoever comes for the first time gets a cookie."""
    house = _house(request)
    me = await _body(request, Me)
    if me is None or (name := tidy_name(me.name)) is None:
        return refuse(request, "bad-name")
    known = house.people.who(request)
    person = await house.people.rename(known, name, language(me.lang), house.outside.clock())
    response = answer({"name": name})
    if known is None:
        house.people.remember(response, person)
    return response


async def post_tables(request: Request) -> Response:
    """Open a table."""
    house = _house(request)
    wanted = await _body(request, NewTable)
    if wanted is None or wanted.game not in VARIANTS or len(wanted.robots) > VARIANTS[wanted.game].players[-1]:
        return refuse(request, "malformed")
    person = house.people.who(request)
    if person is None or await house.people.name(person) is None:
        return refuse(request, "no-name", 401)
    try:
        code = await house.open_table(
            person, wanted.game, wanted.options, Access(wanted.access), wanted.practice, wanted.robots
        )
    except Refused as refused:
        return refuse(request, refused.why, args=refused.args_of_text)
    return answer({"code": code}, 201)


async def get_table(request: Request) -> Response:
    """Whether there is a table of this code."""
    room = await _house(request).room(tidy_code(request.path_params["code"]))
    if room is None:
        return refuse(request, "unknown-table", 404)
    return answer({"code": room.code, "game": room.table.game.name})


async def get_record(request: Request) -> Response:
    """The record of the last match that is over at this table."""
    code = tidy_code(request.path_params["code"])
    record = await _house(request).record(code)
    if not record:
        return refuse(request, "not-over", 404)
    body = b"".join(msgspec.json.encode(line) + b"\n" for line in record)
    name = f"doublesix-{code}.jsonl"
    return Response(
        body, media_type="application/jsonl", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def get_health(request: Request) -> Response:
    """Whether the process answers."""
    return answer({"ok": True})


async def store_failed(request: Request, error: Exception) -> Response:
    """The answer where the store could not do its part."""
    assert isinstance(error, StoreError)
    return refuse(request, "not-kept", 503)


def answer(body: object, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers=headers, media_type="application/json")


def refuse(request: Request, why: str, status: int = 400, args: Mapping[str, str | int] = NO_ARGS) -> Response:
    """A refusal, worded in the asker's language."""
    lang = language(request.headers.get("accept-language", "en"))
    return answer({"why": str(why), "text": reason(lang, why, **args)}, status)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _body(request: Request, kind: type[T]) -> T | None:
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MOST_BYTES:
            return None
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError):
        return None
