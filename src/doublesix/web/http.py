"""What the page asks for by plain HTTP: home, names, new tables, records."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from doublesix.phrase.say import language
from doublesix.rules.variants import VARIANTS
from doublesix.store.log import StoreError
from doublesix.table.refusal import Refused
from doublesix.table.table import Access
from doublesix.web import robot_api
from doublesix.web.answers import answer, body_of, refuse
from doublesix.web.entry import NoEntry, entered
from doublesix.web.home import home_of
from doublesix.web.house import House, house_of
from doublesix.web.keeping import asks_password, gave_password
from doublesix.web.limits import address_of
from doublesix.web.names import tidy_name
from doublesix.web.naming import may_be_called
from doublesix.wire.home import Me, MeView, NewTable


async def get_home(request: Request) -> Response:
    """Everything on the home page that is not words."""
    house = house_of(request)
    return answer(await home_of(house, house.people.who(request)))


async def post_me(request: Request) -> Response:
    """Take a name; whoever comes for the first time gets a cookie."""
    house = house_of(request)
    if not house.gate.may_name(address_of(request)):
        return refuse(request, "too-fast", 429)
    me = await body_of(request, Me)
    if me is None:
        return refuse(request, "malformed")
    if (name := tidy_name(me.name)) is None:
        return refuse(request, "bad-name")
    known = house.people.who(request)
    async with house.naming:
        if known and not await may_be_called(house, known, name):
            return refuse(request, "same-name")
        person = await house.people.rename(known, name, language(me.lang), house.outside.clock())
    await house.renamed(person)
    response = answer(MeView(name=name))
    if known is None:
        agent = request.headers.get("user-agent", "")
        await house.people.remember(response, person, agent, house.outside.clock())
    return response


async def post_tables(request: Request) -> Response:
    """Open a table."""
    house = house_of(request)
    wanted = await body_of(request, NewTable)
    if wanted is None or wanted.game not in VARIANTS or len(wanted.robots) > VARIANTS[wanted.game].players[-1]:
        return refuse(request, "malformed")
    person = house.people.who(request)
    if person is None or await house.people.name(person) is None:
        return refuse(request, "no-name", 401)
    if why := await _closed_to(house, request, person, wanted):
        return refuse(request, why, 403)
    if not house.gate.may_open(person, address_of(request)):
        return refuse(request, "too-many-tables", 429)
    try:
        code = await house.open_table(
            person, wanted.game, wanted.options, wanted.access, wanted.practice, wanted.robots, wanted.hints
        )
    except Refused as refused:
        return refuse(request, refused.why, args=refused.args_of_text)
    return answer({"code": code}, 201)


async def _closed_to(house: House, request: Request, person: str, wanted: NewTable) -> str | None:
    """Why the keeper of the house does not let this person open this table."""
    if wanted.access is Access.PUBLIC and not house.keeping.lobby:
        return "no-lobby"
    if not await asks_password(house, person):
        return None
    address = address_of(request)
    if not wanted.password:
        return "needs-password"
    if not house.gate.may_guess(address):
        return "too-many-guesses"
    if not await gave_password(house, person, wanted.password):
        return "wrong-password"
    house.gate.guessed_right(address)
    return None


async def get_table(request: Request) -> Response:
    """Whether there is a table of this code; for a robot of others, its frame."""
    if "authorization" in request.headers:
        return await robot_api.get_frame(request)
    house = house_of(request)
    async with entered(house, request, house.people.who(request)) as room:
        return answer({"code": room.code, "game": room.table.game.name})


async def get_record(request: Request) -> Response:
    """The record of the last match that is over at this table."""
    house = house_of(request)
    async with entered(house, request, house.people.who(request)) as room:
        if not house.gate.may_save(address_of(request)):
            return refuse(request, "too-fast", 429)
        record = await house.record(room.code)
    if not record:
        return refuse(request, "not-over", 404)
    body = b"".join(msgspec.json.encode(line) + b"\n" for line in record)
    headers = {"Content-Disposition": f'attachment; filename="doublesix-{room.code}.jsonl"'}
    return Response(body, media_type="application/jsonl", headers=headers)


async def no_entry(request: Request, error: Exception) -> Response:
    """The answer where there is no table for who asks."""
    assert isinstance(error, NoEntry)
    return refuse(request, error.why, error.status)


async def store_failed(request: Request, error: Exception) -> Response:
    """The answer where the store could not do its part."""
    assert isinstance(error, StoreError)
    return refuse(request, "not-kept", 503)
