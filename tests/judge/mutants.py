"""Houses that are wrong in one way each, for the judge to catch. Each replaces one function of ours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import structs

from doublesix.rules.view import view as view_of_round
from doublesix.store.log import Append, Head, Row, Standing
from doublesix.table import acting, clock, dealing, follow
from doublesix.table import apply as applying
from doublesix.table import events as ev
from doublesix.table.codec import encode
from doublesix.table.follow import SECOND, full_time
from doublesix.table.handle import handle
from doublesix.table.table import Table
from doublesix.table.world import World
from doublesix.web import frames
from doublesix.web.ledger import At, First, Ledger
from doublesix.wire import alike, view
from doublesix.wire.boards import proof_view
from doublesix.wire.news import Listener, Page, news, page_of
from doublesix.wire.told import Told
from tests.judge.disk import Disk, Memory

Patch = Callable[[object, str, object], None]
"""monkeypatch.setattr"""


@dataclass(frozen=True, slots=True)
class Mutant:
    """What is wrong with the house, and how the judge words it, at least."""

    make: Callable[[Patch], None]
    found: str


def acknowledges_before_the_commit(patch: Patch) -> None:
    async def append(
        self: Ledger, events: list[ev.Event], now: int, c: str | None = None, by: str | None = None
    ) -> bool:
        version, body = self.version + 1, encode(events)
        after, page = page_of(version, self.table, events)
        head = Standing(after.phase.value, clock.wakes(after), after.people)
        work = self._books.append(self.code, version, body, at=now, c=c, by=by, head=head)
        asyncio.ensure_future(work).add_done_callback(lambda done: done.cancelled() or done.exception())
        self._keep(Row(version, now, c, body, by=by), events, after, page)
        self.changed()
        return True

    patch(Ledger, "_append", append)


def knows_no_command_again(patch: Patch) -> None:
    keep, append = Ledger._keep, Disk.append

    def forgets(self: Ledger, row: Row, events: list[ev.Event], table: Table, page: Page | None = None) -> None:
        keep(self, replace(row, c=None), events, table, page)

    def keeps_any(self: Disk, wanted: Append) -> bool:
        head, row = self.heads.get(wanted.table), wanted.row
        if head is None or head.version + 1 != row.version or not row.c:
            return append(self, wanted)
        self.rows[wanted.table].append(row)
        stands = wanted.head
        self.heads[wanted.table] = Head(
            head.table, head.game, head.access, row.version, stands.status, stands.deadline, row.at
        )
        return True

    async def command(self: Ledger, person: str, intent: Any, turn: int | None, c: str, at: At, first: First) -> int:
        async with self._lock:
            while True:
                await first()
                events = handle(self.table, person, intent, turn, at())
                if not events or await self._append(events, at().now, c, person):
                    return self.version

    patch(Ledger, "_keep", forgets)
    patch(Ledger, "command", command)
    patch(Disk, "append", keeps_any)


def takes_a_lost_race_for_won(patch: Patch) -> None:
    append = Memory.append

    async def won(self: Memory, *args: Any, **more: Any) -> bool:
        await append(self, *args, **more)
        return True

    patch(Memory, "append", won)


def checks_no_version(patch: Patch) -> None:
    append = Disk.append

    def next_one(self: Disk, wanted: Append) -> bool:
        version = self.heads[wanted.table].version + 1
        return append(self, Append(wanted.table, replace(wanted.row, version=version), wanted.head))

    patch(Disk, "append", next_one)


def checks_no_turn(patch: Patch) -> None:
    act = acting.act

    def whatever(table: Table, person: str, intent: Any, turn: int | None, world: World) -> list[ev.Event]:
        return act(table, person, intent, table.turn, world)

    patch(acting, "act", whatever)


def lengthens_the_turn_of_who_returns(patch: Patch) -> None:
    back = clock.back

    def longer(table: Table, person: str, world: World) -> list[ev.Event]:
        if table.due and table.due.what == "turn" and table.to_play == table.seat_of(person):
            due = full_time(table, world)
            return [due] if due else []
        return back(table, person, world)

    patch(clock, "back", longer)


def shortens_the_turn_of_who_is_back(patch: Patch) -> None:
    away = clock.away

    def still_away(table: Table, person: str, since: int, world: World) -> list[ev.Event]:
        return away(table, person, since, replace(world, present=set(world.present) - {person}))

    patch(clock, "away", still_away)


def holds_the_timer_by_player(patch: Patch) -> None:
    held: dict[tuple[int, str], int] = {}

    def of_theirs(table: Table, world: World) -> ev.Due | None:
        due = full_time(table, world)
        if due is None or due.what != "turn" or table.to_play is None:
            return due
        key = (table.match.rounds if table.match else 0, table.seats[table.to_play].person)
        at = held.setdefault(key, due.at)
        if at <= world.now or at > due.at:
            at = held[key] = due.at
        return ev.Due(what="turn", at=at)

    patch(follow, "full_time", of_theirs)


def acts_early(patch: Patch) -> None:
    wakes, time_up = clock.wakes, clock.time_up

    def sooner(table: Table) -> int | None:
        at = wakes(table)
        return None if at is None else at - 2 * SECOND

    def hastily(table: Table, world: World, since: int) -> list[ev.Event]:
        return time_up(table, replace(world, now=world.now + 2 * SECOND), since)

    patch(clock, "wakes", sooner)
    patch(clock, "time_up", hastily)


def lets_a_phrase_make_a_play_stale(patch: Patch) -> None:
    beside = applying._beside

    def moves_on(table: Table, event: Any) -> Table:
        after = beside(table, event)
        return structs.replace(after, turn=after.turn + 1) if isinstance(event, ev.Said) else after

    patch(applying, "_beside", moves_on)


def shows_the_hand_of_another(patch: Patch) -> None:
    seen = view_of_round

    def next_seat(r: Any, seat: int | None) -> Any:
        return seen(r, None if seat is None else (seat + 1) % len(r.hands))

    patch(view, "view", next_seat)


def shows_the_secret_of_the_coming_deal(patch: Patch) -> None:
    proof = proof_view

    def all_of_it(table: Table) -> Any:
        shown = proof(table)
        shown.secret = table.committed.secret if table.committed else shown.secret
        return shown

    patch(alike, "proof_view", all_of_it)


def tells_everybody_everything(patch: Patch) -> None:
    patch(Told, "is_for", lambda self, seat: True)


def forgets_a_row_of_news(patch: Patch) -> None:
    told = news

    def later(pages: Sequence[Page], listener: Listener, names: Any) -> Any:
        return told(pages, structs.replace(listener, since=listener.since + 1) if listener.since else listener, names)

    patch(frames, "news", later)


def says_all_the_news_again(patch: Patch) -> None:
    told = news

    def earlier(pages: Sequence[Page], listener: Listener, names: Any) -> Any:
        return told(
            pages, structs.replace(listener, since=max(1, listener.since - 1)) if listener.since else listener, names
        )

    patch(frames, "news", earlier)


def applies_a_row_twice(patch: Patch) -> None:
    async def read_on(self: Ledger) -> bool:
        rows = await self._books.rows(self.code, self.version - 1)
        for row in rows:
            self._take(row)
        self.changed()
        return len(rows) > 1

    patch(Ledger, "_read_on", read_on)


def answers_with_the_version_of_now(patch: Patch) -> None:
    command = Ledger.command

    async def now(self: Ledger, *args: Any, **more: Any) -> int:
        await command(self, *args, **more)
        return self.version

    patch(Ledger, "command", now)


def deals_from_another_secret(patch: Patch) -> None:
    deal = dealing.deal

    def anew(table: Table) -> list[ev.Event]:
        assert table.committed
        return deal(structs.replace(table, committed=ev.Committed(secret="5e" * 32, commit=table.committed.commit)))

    patch(dealing, "deal", anew)


def sees_no_outage(patch: Patch) -> None:
    patch(clock, "after_outage", lambda table, outage, world: [])


def shows_what_all_saw_before(patch: Patch) -> None:
    look = alike.Glance.alike

    def once(self: alike.Glance, table: Table, around: Any) -> Any:
        return self._alike or look(self, table, around)

    patch(alike.Glance, "alike", once)


MUTANTS = {
    make.__name__: Mutant(make, found)
    for make, found in (
        (acknowledges_before_the_commit, "lost"),
        (knows_no_command_again, "twice"),
        (takes_a_lost_race_for_won, "lost"),
        (checks_no_version, "otherwise"),
        (checks_no_turn, "otherwise"),
        (lengthens_the_turn_of_who_returns, "clock"),
        (shortens_the_turn_of_who_is_back, "clock"),
        (holds_the_timer_by_player, "clock"),
        (acts_early, "clock"),
        (lets_a_phrase_make_a_play_stale, "refused"),
        (shows_the_hand_of_another, "unseen"),
        (shows_the_secret_of_the_coming_deal, "secret"),
        (tells_everybody_everything, "unseen"),
        (forgets_a_row_of_news, "news"),
        (says_all_the_news_again, "news"),
        (applies_a_row_twice, "view"),
        (answers_with_the_version_of_now, "answer"),
        (deals_from_another_secret, "rules"),
        (sees_no_outage, "clock"),
        (shows_what_all_saw_before, "view"),
    )
}
