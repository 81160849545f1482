"""The browsers of one person: a link that makes another one theirs, the list, signing one out."""

from __future__ import annotations

from secrets import token_urlsafe

from starlette.requests import Request
from starlette.responses import Response

from doublesix.store.tokens import hash_of
from doublesix.web.answers import answer, body_of, refuse
from doublesix.web.house import House, house_of
from doublesix.web.limits import address_of
from doublesix.wire.home import DeviceView, LinkToken, MeView

MINUTES = 10


async def post_link(request: Request) -> Response:
    """A link that makes the next browser that opens it this person: once, for ten minutes, shown to its owner only."""
    house = house_of(request)
    person = house.people.who(request)
    if person is None or await house.people.name(person) is None:
        return refuse(request, "no-name", 401)
    token = token_urlsafe(24)
    until = house.outside.clock() + MINUTES * 60_000
    await house.store.add_link(person, hash_of(token), until)
    return answer({"url": f"{house.url}/d/{token}", "minutes": MINUTES})


async def post_device(request: Request) -> Response:
    """Make this browser the person whose link it is; whoever it was before is signed out of it."""
    house = house_of(request)
    if not house.gate.may_name(address_of(request)):
        return refuse(request, "too-fast", 429)
    given = await body_of(request, LinkToken)
    now = house.outside.clock()
    person = await house.store.use_link(hash_of(given.token), now) if given else None
    if person is None:
        return refuse(request, "bad-link", 404)
    response = answer(MeView(name=await house.people.name(person)))
    former = house.people.who(request)
    if former == person:
        return response
    if former:
        await _sign_out(house, former, house.people.device(request))
    await house.people.remember(response, person, request.headers.get("user-agent", ""), now)
    return response


async def get_devices(request: Request) -> Response:
    """Every browser of the person who asks."""
    house = house_of(request)
    person, here = house.people.who(request), house.people.device(request)
    await house.people.saw(here, house.outside.clock())
    found = await house.store.devices(person) if person else []
    return answer([DeviceView(id=one.id, label=one.label, seen=one.seen, here=one.id == here) for one in found])


async def delete_device(request: Request) -> Response:
    """Sign a browser of one's own out; its tables are closed to it at once."""
    house = house_of(request)
    person, device = house.people.who(request), request.path_params["id"]
    if person is None or not await _sign_out(house, person, device):
        return refuse(request, "unknown-device", 404)
    return answer({"id": device})


async def _sign_out(house: House, person: str, device: str | None) -> bool:
    done = device is not None and await house.people.sign_out(person, device)
    if done and device:
        house.sign_out(device)
    return done
