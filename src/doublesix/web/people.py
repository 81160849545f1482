"""Who people are: an id in a signed cookie, a name in the store."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from contextlib import suppress
from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from doublesix.phrase.say import say
from doublesix.store.bus import Hint
from doublesix.store.log import Books, Device, StoreError
from doublesix.table.table import ROBOT
from doublesix.web.recent import Recent

COOKIE = "doublesix"
BETWEEN = ":"
BROWSERS = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}
YEAR = 365 * 24 * 3600
HOUR = 3_600_000  # ms
TOKEN = "token-"
"""How the id of a robot of others begins."""


class People:
    """The cookies of the house, signed with its own key, and the names behind them."""

    def __init__(self, store: Books, key: bytes, secure: bool, signed_out: set[str]) -> None:
        self._store = store
        self._key = key
        self._signer = Signer(key, salt="doublesix.person")
        self._secure = secure
        self._cookie = f"__Host-{COOKIE}" if secure else COOKIE
        self._names: Recent[str] = Recent()
        self._out = signed_out
        self._seen: Recent[int] = Recent()

    @classmethod
    async def of(cls, store: Books, secure: bool) -> People:
        """The people of this house; its signing key is made at the first start."""
        return cls(store, await store.secret("cookies"), secure, await store.signed_out())

    def key(self, purpose: str) -> bytes:
        """A key of the house for something else than cookies, the same for good."""
        return hmac.digest(self._key, purpose.encode(), "sha256")

    def who(self, connection: HTTPConnection) -> str | None:
        """The id of the person who asks; None without a cookie of ours, and for whoever comes with a token."""
        found = None if "authorization" in connection.headers else self._read(connection)
        return found[0] if found else None

    def device(self, connection: HTTPConnection) -> str | None:
        """The id of the browser that asks."""
        found = self._read(connection)
        return found[1] if found else None

    def _read(self, connection: HTTPConnection) -> tuple[str, str] | None:
        cookie = connection.cookies.get(self._cookie)
        if cookie is None:
            return None
        try:
            person, _, device = self._signer.unsign(cookie).decode().partition(BETWEEN)
        except BadSignature:
            return None
        return (person, device) if device and not self.is_out(device) else None

    def is_out(self, device: str | None) -> bool:
        """Whether this browser was signed out."""
        return device in self._out

    async def remember(self, response: Response, person: str, agent: str, at: int) -> None:
        """Make the browser that asks, which calls itself `agent`, one of this person's: give it the cookie."""
        device = Device(token_urlsafe(12), person, label_of(agent), at)
        await self._store.add_device(device)
        self._seen[device.id] = at
        response.set_cookie(
            self._cookie,
            self._signer.sign(f"{person}{BETWEEN}{device.id}").decode(),
            max_age=YEAR,
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    async def saw(self, device: str | None, at: int) -> None:
        """Keep that this browser is here; once an hour is enough, and nobody waits at a full disk for it."""
        if device and at - self._seen.get(device, 0) >= HOUR:
            self._seen[device] = at
            with suppress(StoreError):
                await self._store.saw(device, at)

    async def sign_out(self, person: str, device: str) -> bool:
        """Let one of this person's browsers be theirs no longer; False if it is not one of theirs."""
        done = await self._store.sign_out(person, device)
        if done:
            self._out.add(device)
            self._store.bus.tell(Hint("out", device))
        return done

    def forget(self, person: str) -> None:
        """What this person is called may have changed, by another worker."""
        self._names.pop(person, None)

    async def look_again(self) -> set[str]:
        """What those who are known are called by now; the ids of those who are called something else."""
        before = dict(self._names)
        now = await self._store.names(before)
        renamed = {id for id, name in before.items() if now.get(id, name) != name == self._names.get(id)}
        for id in renamed:
            self._names[id] = now[id]
        return renamed

    def let_out(self, devices: set[str]) -> set[str]:
        """These browsers were signed out, some of them by another worker; those that this one did not know of."""
        news = devices - self._out
        self._out |= news
        return news

    async def rename(self, person: str | None, name: str, lang: str, at: int) -> str:
        """Keep a name; a person without an id gets a new one. Return the id."""
        person = person or token_urlsafe(16)
        await self._store.save_person(person, name, lang, at)
        self._names[person] = name
        self._store.bus.tell(Hint("name", person))
        return person

    async def name(self, person: str | None) -> str | None:
        """The name of a person, None for somebody unknown."""
        if person is None:
            return None
        return self._names.get(person) or (await self.names([person])).get(person)

    async def names(self, ids: list[str]) -> dict[str, str]:
        """The names of these people, by id."""
        known = {id: self._names[id] for id in ids if id in self._names}
        if len(known) < len(ids) and (missing := [id for id in ids if id not in known]):
            for id, name in (await self._store.names(missing)).items():
                known[id] = self._names.setdefault(id, name)  # who was renamed meanwhile has the new one
        return known


def is_robot(person: str) -> bool:
    """Whether this is the id of a robot: the house's own, or one of others."""
    return person.startswith((ROBOT, TOKEN))


def called(known: Mapping[str, str], lang: str, plain: bool = False) -> dict[str, str]:
    """What people and robots are called in a language; robots are called robots, unless it is to be `plain`."""
    if plain and all(known.values()):
        return dict(known)
    return {id: _called(lang, id, name, plain) for id, name in known.items()}


def _called(lang: str, person: str, name: str, plain: bool) -> str:
    if not plain and is_robot(person):
        return say(lang, "robot-name", name=name)
    return name or say(lang, "forgotten-name")


def label_of(agent: str) -> str:
    """What a browser is, in two words, from what it calls itself: enough for its owner to know it again;
    empty for one that is not known."""
    found = [next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
