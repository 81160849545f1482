"""T-3: who is here, by person and socket."""

from __future__ import annotations

import pytest

from doublesix.table import intents
from doublesix.table.table import Access
from doublesix.web.presence import EXCUSED, GRACE, Presence
from tests.time.hall import Guest, Hall, left, other, story, to_play
from tests.time.virtual import Virtual


@pytest.fixture
def time() -> Virtual:
    return Virtual(1_000_000)


@pytest.fixture
def presence(time: Virtual) -> Presence:
    return Presence(time.clock, opened=990_000)


def test_T3_a_reload_is_no_absence(time: Virtual, presence: Presence) -> None:
    presence.come("a")
    assert presence.go("a") == time.now
    time.now += GRACE - 1
    assert presence.here == {"a"}
    assert presence.grace("a") == 1
    presence.come("a")
    time.now += 60_000
    assert presence.here == {"a"}
    assert presence.grace("a") is None


def test_T3_an_absence_counts_from_the_last_close(time: Virtual, presence: Presence) -> None:
    presence.come("a")
    presence.come("a")
    assert presence.go("a") is None
    time.now += 60_000
    assert presence.here == {"a"}
    closed = presence.go("a")
    time.now += GRACE
    assert presence.here == set()
    assert presence.away_since("a") == closed == 1_060_000


def test_T3_a_late_close_of_an_old_socket_changes_nothing(time: Virtual, presence: Presence) -> None:
    presence.come("a")
    presence.come("a")  # the page came back before the house noticed that its old socket was dead
    time.now += 60_000
    assert presence.go("a") is None
    time.now += 60_000
    assert presence.away_since("a") is None


def test_T3_the_houses_own_closes_are_excused(time: Virtual, presence: Presence) -> None:
    presence.excuse(["a", "b"], time.now + EXCUSED)
    presence.come("b")
    time.now += 1_000
    presence.go("b")  # that is a going of their own
    time.now += GRACE
    assert presence.here == {"a"}
    time.now += EXCUSED - 1_000
    assert presence.here == set()
    assert presence.away_since("a") == 1_000_000 + EXCUSED


def test_who_has_not_come_is_away_since_the_house_opened(presence: Presence) -> None:
    assert presence.away_since("a") == 990_000
    assert presence.last_here({"a", "b"}) == 990_000


@story
async def test_T3_a_reload_costs_no_time(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    before = await seats.rows()
    person = to_play(await seats.look())
    await hall.advance(10)
    await seats.go(person)
    await hall.advance(2.9)
    await seats.come(person)
    await hall.advance(10)
    assert await seats.rows() == before


@story
async def test_S06_one_of_several_sockets_is_enough(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    person = to_play(await seats.look())
    old = next(guest for guest in seats.guests if guest.person == person)
    await seats.come(person)
    room = await seats.room()
    room.unwatch(old)
    room.unwatch(old)  # closing twice counts once
    await hall.advance(40)
    assert left(await seats.look(), hall) == 5


@story
async def test_T3_however_often_somebody_comes_and_goes_one_timer_waits_for_them(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    await seats.go("a", "b")
    once = hall.time.waiting
    for _ in range(20):
        await seats.come("a")
        await seats.come("b")
        await seats.go("a", "b")
    assert hall.time.waiting == once


@story
async def test_T3_of_two_timers_for_somebody_that_fire_at_once_one_looks(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    room = await seats.room()
    held = room._holds
    room.expect_away("z", 0)
    for _ in range(2):
        await room._look_away("z")
    assert room._holds == held


@story
async def test_a_socket_that_never_said_hello_is_no_absence_when_it_closes(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    person = to_play(await seats.look())
    room = await seats.room()
    room.unwatch(Guest(person))
    await hall.advance(40)
    assert left(await seats.look(), hall) == 5


@story
async def test_T3_when_the_house_closes_sockets_nobody_is_away_for_20_seconds(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await seats.go(to_play(table), excused=True)
    await hall.advance(22.9)
    assert (await seats.look()).due == table.due
    await hall.advance(0.1)
    assert left(await seats.look(), hall) == 2  # five seconds from the end of the excuse


@story
async def test_the_mark_of_absence_is_shown_and_taken_away(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    person = other(await seats.look())
    watcher = next(guest for guest in seats.guests if guest.person != person)
    await seats.go(person)
    told = watcher.told
    await hall.advance(3)
    assert watcher.told > told
    assert [seat.away for seat in (await seats.frame("a")).view.seats].count(True) == 1
    told = watcher.told
    await seats.come(person)
    assert watcher.told > told
    assert not any(seat.away for seat in (await seats.frame("a")).view.seats)


@story
async def test_robots_wait_while_nobody_is_there(hall: Hall) -> None:
    seats = await hall.table("draw", "a", robots=1, access=Access.PUBLIC)
    await seats.start()
    await seats.go("a")
    await hall.advance(30)
    before = await seats.rows()
    assert (await seats.look()).still
    await hall.advance(60)
    assert await seats.rows() == before
    await seats.come("a")
    assert left(await seats.look(), hall) >= 15
    await seats.ask("a", intents.Say(phrase="hello"))
