"""The bus: how the workers of one house hear of each other at once.

It may lose anything: what counts is in the database, and each worker looks there once a second."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol, get_args

What = Literal["row", "here", "name", "out"]
KINDS: dict[str, What] = {kind: kind for kind in get_args(What)}


@dataclass(frozen=True, slots=True)
class Hint:
    """Something is new: a row of a table (its code and the version), who is at a table (its code), the name of a person
    (their id), a browser that was signed out (its id). No key holds a space."""

    what: What
    key: str
    version: int = 0


class Bus(Protocol):
    """Brings hints to the other workers. Used from one event loop, which it never blocks."""

    def tell(self, hint: Hint) -> None:
        """Let the others know; nobody hears their own."""

    def listen(self, heard: Callable[[Hint], None], gap: Callable[[], None]) -> None:
        """Call `heard` for each hint of others, and `gap` where some may have been lost."""

    async def close(self) -> None:
        """Neither tell nor hear any more."""


class Silent(Bus):
    """One process has nobody to tell."""

    def tell(self, hint: Hint) -> None:
        """Nobody hears it."""

    def listen(self, heard: Callable[[Hint], None], gap: Callable[[], None]) -> None:
        """Nobody tells anything."""

    async def close(self) -> None:
        """There is nothing to end."""
