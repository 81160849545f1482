"""Who is at a table's side by a socket of this process: those who sit, and those who look on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

NAMELESS = "?"


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody who looks on, and is nobody at the table. `person`: whose name it is; None for who has none."""

    person: str | None = None
    name: str = NAMELESS


class Watcher(Protocol):
    """Somebody at the table's side, told whenever there is something new to look at."""

    person: str | None
    onlooker: Onlooker | None
    """Who looks on without a seat."""
    device: str | None
    """The browser that watches."""

    def changed(self) -> None:
        """There is something new at the table."""

    def leave(self, why: str) -> None:
        """Go, and say why: the name of a reason."""


def browser_of(watcher: Watcher) -> str:
    """The key of somebody who looks on: no id of a person looks like it."""
    return f"onlooker/{watcher.device or id(watcher)}"


def onlookers(watchers: Collection[Watcher]) -> dict[str, str]:
    """The names of those who look on, by their key; several tabs of a browser are one."""
    return {browser_of(one): one.onlooker.name for one in watchers if one.onlooker}


def call_anew(watchers: Collection[Watcher], names: Mapping[str, str]) -> bool:
    """Let those who look on be called by these names, by their ids; whether anybody is called something else now."""
    called = False
    for one in watchers:
        name = names.get(one.onlooker.person or "") if one.onlooker else None
        if one.onlooker and name is not None and one.onlooker.name != (name or NAMELESS):
            one.onlooker, called = Onlooker(one.onlooker.person, name or NAMELESS), True
    return called
