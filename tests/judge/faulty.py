"""`doublesix` that is wrong, or hurries: python -m tests.judge.faulty WHAT,WHAT serve …"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import random
from typing import Any

from sqlalchemy import Connection, select

from doublesix.cli.main import main
from doublesix.store import append as appending
from doublesix.store.bus import Hint
from doublesix.store.log import Append
from doublesix.store.notices import Notices
from doublesix.store.schema import tables
from doublesix.table import clock, follow
from doublesix.table import events as ev
from doublesix.table.table import Table
from doublesix.table.world import World
from doublesix.web.ledger import At, First, Ledger, nothing_first
from doublesix.web.others import Others
from tests.judge.mutants import Patch, acknowledges_before_the_commit

HASTY = ("salon", "mexican-train")
"""Games whose turns last as long here as people think, so that both are often done at once."""
TURN = 200  # ms


def half_deaf(patch: Patch) -> None:
    """The bus tells every other hint."""
    tell = Notices.tell

    def sometimes(self: Notices, hint: Hint) -> None:
        if random() < 0.5:
            tell(self, hint)

    patch(Notices, "tell", sometimes)


def deaf(patch: Patch) -> None:
    """The bus tells nothing: only the look each second is left."""
    patch(Notices, "tell", lambda self, hint: None)


def hasty(patch: Patch) -> None:
    """Turns are short in some games."""
    full_time = follow.full_time

    def short(table: Table, world: World) -> ev.Due | None:
        due = full_time(table, world)
        hurried = due and due.what == "turn" and table.game.name in HASTY
        return ev.Due(what="turn", at=world.now + TURN) if hurried else due

    patch(follow, "full_time", short)
    patch(clock, "full_time", short)


def tells_nothing_and_looks_for_nothing(patch: Patch) -> None:
    """Neither hint nor sweep."""

    async def look(self: Others) -> None:
        pass

    patch(Notices, "tell", lambda self, hint: None)
    patch(Others, "_look", look)


def locks_no_version(patch: Patch) -> None:
    """A row becomes the next one, whatever it was made for."""
    wave = appending._append_wave

    def next_ones(connection: Connection, wanted: dict[str, Append]) -> list[Append]:
        found = select(tables.c.code, tables.c.version).where(tables.c.code.in_(wanted)).with_for_update()
        versions = {row[0]: row[1] for row in connection.execute(found)}
        moved = {
            code: replace(append, row=replace(append.row, version=versions[code] + 1))
            for code, append in wanted.items()
        }
        wave(connection, moved)
        return list(wanted.values())

    patch(appending, "_append_wave", next_ones)


def ends_a_turn_that_another_ended(patch: Patch) -> None:
    """What the table does by itself is judged once, and written however often that race is lost."""

    async def act(
        self: Ledger, what: Callable[[Table, World], list[ev.Event]], at: At, first: First = nothing_first
    ) -> None:
        async with self._lock:
            await first()
            world = at()
            events = what(self.table, world)
            while events and not await self._append(events, world.now):
                pass

    patch(Ledger, "act", act)


def acts_early(patch: Patch) -> None:
    """A turn is over a little before its end."""
    wakes, time_up = clock.wakes, clock.time_up

    def sooner(table: Table) -> int | None:
        at = wakes(table)
        return None if at is None else at - TURN // 2

    def hastily(table: Table, world: World, since: int) -> list[ev.Event]:
        return time_up(table, replace(world, now=world.now + TURN // 2), since)

    patch(clock, "wakes", sooner)
    patch(clock, "time_up", hastily)


MUTANTS = {
    acknowledges_before_the_commit: "lost",
    tells_nothing_and_looks_for_nothing: "left behind",
    locks_no_version: "",
    ends_a_turn_that_another_ended: "",
    acts_early: "clock",
}
"""Workers that are wrong, and how the judge words it; "": one of several ways."""
ALL: dict[str, Callable[[Patch], None]] = {make.__name__: make for make in (half_deaf, deaf, hasty, *MUTANTS)}


def command(names: Sequence[str]) -> tuple[str, ...]:
    """What opens a worker that is so."""
    return (sys.executable, "-m", "tests.judge.faulty", ",".join(names), "serve")


if __name__ == "__main__":
    patch: Any = setattr
    for name in sys.argv.pop(1).split(","):
        ALL[name](patch)
    main()
