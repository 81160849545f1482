"""What whoever keeps the house wants of it."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from doublesix.web.house import House


@dataclass(frozen=True, slots=True)
class Keeping:
    """`lobby`: whether there are public tables. `password`: what opens a table, None: nothing does but a name.
    `keep_days`: for how long a match that is over is kept; 0: for good."""

    lobby: bool = True
    password: str | None = None
    keep_days: int = 0


async def asks_password(house: House, person: str | None) -> bool:
    """Whether this person must give the password to open a table: once, for as long as it is this one."""
    if not house.keeping.password:
        return False
    return person is None or await house.store.kept(f"opener/{person}") != _trace(house)


async def gave_password(house: House, person: str, given: str) -> bool:
    """Whether it is the right one; then it is not asked for again."""
    right = hmac.compare_digest(given.encode(), (house.keeping.password or "").encode())
    if right:
        await house.store.keep(f"opener/{person}", _trace(house))
    return right


def _trace(house: House) -> str:
    """What is kept of the password: of no use to anybody."""
    return hmac.digest(house.people.key("opening"), (house.keeping.password or "").encode(), "sha256").hex()
