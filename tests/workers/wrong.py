"""Workers that are wrong about each other in one way each; the tests of two workers are to fail with each of them.

A plugin of pytest: DOUBLESIX_WRONG=NAME pytest -p tests.workers.wrong tests/workers/test_two.py -k TEST"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from doublesix.store.workers import Workers
from doublesix.web.others import Others
from doublesix.web.pulse import Pulse
from doublesix.web.room import Room
from tests.judge.faulty import ends_a_turn_that_another_ended, locks_no_version
from tests.judge.mutants import Patch

FOR_EVER = 2**53


def looks_for_nothing(patch: Patch) -> None:
    """What a hint did not tell stays unknown."""

    async def look(self: Others) -> None:
        pass

    patch(Others, "_look", look)


def looks_at_no_lease(patch: Patch) -> None:
    """Whoever was by a worker that died is here for ever."""
    patch(Workers, "until", lambda self, worker: FOR_EVER)

    async def none(self: Workers) -> list[tuple[str, str]]:
        return []

    patch(Workers, "orphans", none)


def believes_no_lease(patch: Patch) -> None:
    """Nobody is here by another worker."""
    patch(Workers, "until", lambda self, worker: 0)


def gives_everything_to_everybody(patch: Patch) -> None:
    """Two workers move the same robots."""

    async def claim(self: Workers, key: str, ms: int) -> bool:
        return True

    patch(Workers, "claim", claim)


def misses_its_orphans_again(patch: Patch) -> None:
    """Who was by a dead worker is missed each second anew, wherever they are by now."""
    orphans = Workers.orphans
    known = list[tuple[str, str]]()

    async def again(self: Workers) -> list[tuple[str, str]]:
        known.extend(await orphans(self))
        return list(known)

    patch(Workers, "orphans", again)


def knows_its_own_beat_alone(patch: Patch) -> None:
    """What another worker noted since is no beat of the house."""
    note = Pulse.note

    async def alone(self: Pulse) -> None:
        beaten = self.beaten
        last_beat = self._store.last_beat
        self._store.last_beat = lambda: _given(beaten)  # type: ignore[method-assign]
        try:
            await note(self)
        finally:
            self._store.last_beat = last_beat  # type: ignore[method-assign]

    patch(Pulse, "note", alone)


async def _given(value: Any) -> Any:
    return value


def excuses_nobody(patch: Patch) -> None:
    """A worker's own end is its people's absence."""
    unwatch = Room.unwatch
    patch(Room, "unwatch", lambda self, watcher, excused=False: unwatch(self, watcher))


WRONG: dict[Callable[[Patch], None], str] = {
    looks_for_nothing: "test_a_row_whose_hint_was_lost_is_there_within_a_second",
    looks_at_no_lease: "test_T3_the_people_of_a_worker_that_died_go_away_when_its_lease_runs_out",
    believes_no_lease: "test_T3_who_is_here_by_another_worker_is_here",
    gives_everything_to_everybody: "test_a_table_has_its_robots_moved_by_one_worker",
    misses_its_orphans_again: "test_T3_the_people_of_a_worker_that_died_go_away_when_its_lease_runs_out",
    knows_its_own_beat_alone: "test_T4_nobody_notes_an_outage_while_another_worker_is_up",
    excuses_nobody: "test_T3_the_close_of_a_worker_that_ends_is_excused_at_the_others",
    locks_no_version: "test_of_two_commands_for_one_row_both_are_done_in_turn",
    ends_a_turn_that_another_ended: "test_T2_a_turn_that_is_up_is_played_once",
}
"""Each, and the test that finds it."""

if name := os.environ.get("DOUBLESIX_WRONG"):
    patch: Any = setattr
    next(make for make in WRONG if make.__name__ == name)(patch)
