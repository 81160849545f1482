"""Who people are: an id in a signed cookie, a name in the store."""

from __future__ import annotations

from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from doublesix.store.sql import Store
from doublesix.table.table import ROBOT

COOKIE = "doublesix"
YEAR = 365 * 24 * 3600
TOKEN = "token-"
"""How the id of a robot of others begins."""


class People:
    """The cookies of the house, signed with its own key, and the names behind them."""

    def __init__(self, store: Store, key: bytes, secure: bool) -> None:
        self._store = store
        self._signer = Signer(key, salt="doublesix.person")
        self._secure = secure
        self._cookie = f"__Host-{COOKIE}" if secure else COOKIE
        self._names: dict[str, str] = {}

    @classmethod
    async def of(cls, store: Store, secure: bool) -> People:
        """The people of this house; its signing key is made at the first start."""
        return cls(store, await store.secret("cookies"), secure)

    def who(self, connection: HTTPConnection) -> str | None:
        """The id of the person who asks; None without a cookie of ours, and for whoever comes with a token."""
        if "authorization" in connection.headers:
            return None
        cookie = connection.cookies.get(self._cookie)
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None

    def remember(self, response: Response, person: str) -> None:
        """Give the person's cookie with this response."""
        response.set_cookie(
            self._cookie,
            self._signer.sign(person).decode(),
            max_age=YEAR,
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    async def rename(self, person: str | None, name: str, lang: str, at: int) -> str:
        """Keep a name; a person without an id gets a new one. Return the id."""
        person = person or token_urlsafe(16)
        await self._store.save_person(person, name, lang, at)
        self._names[person] = name
        return person

    async def name(self, person: str | None) -> str | None:
        """The name of a person, None for somebody unknown."""
        return None if person is None else (await self.names([person])).get(person)

    async def names(self, ids: list[str]) -> dict[str, str]:
        """The names of these people, by id."""
        if missing := [id for id in ids if id not in self._names]:
            self._names |= await self._store.names(missing)
        return {id: self._names[id] for id in ids if id in self._names}


def is_robot(person: str) -> bool:
    """Whether this is the id of a robot: the house's own, or one of others."""
    return person.startswith((ROBOT, TOKEN))
