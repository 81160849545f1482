"""T-4: what an outage of the house costs: nobody a turn. And exactly one automatic act for a deadline."""

from __future__ import annotations

import asyncio

from doublesix.record import lines
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.table import Phase
from doublesix.web.house import House
from doublesix.web.room import Room
from tests.time.hall import Guest, Hall, Seats, left, other, story, to_play, until_between


def resumed(rows: list[list[ev.Event]]) -> list[ev.Resumed]:
    """How often the clock was moved later since the deal."""
    dealt = next(n for n, row in enumerate(rows) if any(isinstance(event, lines.Deal) for event in row))
    return [event for row in rows[dealt:] for event in row if isinstance(event, ev.Resumed)]


async def killed_for(hall: Hall, seats: Seats, seconds: float) -> None:
    """The house is killed and opened again so much later; nobody is there yet."""
    await hall.kill()
    seats.guests.clear()
    hall.time.now += round(seconds * 1000)
    await hall.open()
    await hall.advance(0)


@story
async def test_T4_a_turn_that_was_overdue_gets_its_full_time_again(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await killed_for(hall, seats, 60)
    after = await seats.look()
    assert after.turn == table.turn
    assert left(after, hall) == 45
    for person in "ab":
        await seats.come(person)
    await hall.advance(44.999)
    assert (await seats.look()).turn == table.turn
    await hall.advance(0.001)
    assert (await seats.look()).turn > table.turn
    assert len(resumed(await seats.rows())) == 1


@story
async def test_T4_a_turn_that_was_not_overdue_keeps_what_it_had(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await killed_for(hall, seats, 40)
    for person in "ab":
        await seats.come(person)
    assert (await seats.look()).due == table.due
    await hall.advance(4.999)
    assert (await seats.look()).turn == table.turn
    await hall.advance(0.001)
    assert (await seats.look()).turn > table.turn
    assert resumed(await seats.rows()) == []


@story
async def test_T4_who_has_not_come_by_then_has_five_seconds_from_the_end_of_the_excuse(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await killed_for(hall, seats, 60)
    await seats.come(other(table))
    await hall.advance(23)
    assert left(await seats.look(), hall) == 2
    await hall.advance(2)
    assert (await seats.look()).turn > table.turn


@story
async def test_T4_T5_where_nobody_comes_back_the_table_stands_still(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await killed_for(hall, seats, 60)
    await hall.advance(300)
    after = await seats.look()
    assert after.turn == table.turn
    assert after.still
    await seats.come("a")
    assert left(await seats.look(), hall) >= 15


@story
async def test_T5_a_table_first_looked_at_long_after_a_crash_has_what_it_had_when_the_house_was_back(
    hall: Hall,
) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await killed_for(hall, seats, 2)
    await hall.advance(30)
    await seats.come(to_play(table))
    assert left(await seats.look(), hall) == 43
    await hall.advance(43)
    assert (await seats.look()).turn > table.turn


@story
async def test_T4_between_rounds_too(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab", target=500)).start()
    await until_between(seats)
    await killed_for(hall, seats, 300)
    after = await seats.look()
    assert after.phase is Phase.BETWEEN
    assert left(after, hall) == 60


@story
async def test_T4_a_process_that_stood_is_an_outage_too(hall: Hall) -> None:
    """Its timers are late, and come before its next beat: they must not act."""
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await hall.advance(30)
    await hall.time.stall(60_000)
    after = await seats.look()
    assert after.turn == table.turn
    assert left(after, hall) == 45
    await hall.advance(45)
    assert (await seats.look()).turn > table.turn
    assert len(resumed(await seats.rows())) == 1


@story
async def test_T4_a_short_stall_is_none(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await hall.advance(44)
    await hall.time.stall(1_000)
    assert (await seats.look()).turn > table.turn


@story
async def test_T4_many_outages_one_after_the_other(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    for n in range(1, 4):
        await killed_for(hall, seats, 60)
        assert left(await seats.look(), hall) == 45
        assert len(resumed(await seats.rows())) == n
    assert (await seats.look()).turn == table.turn


@story
async def test_T6_an_outage_does_not_count_for_who_is_alone(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab", target=500)).start()
    await seats.ask("b", intents.Leave())
    await hall.advance(60)
    await killed_for(hall, seats, 300)
    await seats.come("a")
    await hall.advance(119)
    assert not (await seats.frame("a")).view.may_end
    await hall.advance(5)
    assert (await seats.frame("a")).view.may_end


async def at_two_houses(hall: Hall) -> tuple[Seats, House, Room]:
    """Two workers over one store, both with people of the table and its timer: the table, the other house, its room."""
    seats = await (await hall.table("draw", "ab")).start()
    second = await hall.another_house()
    there = await second.room(seats.code)
    assert there
    there.hold()
    for person in "ab":
        await there.watch(Guest(person))
    return seats, second, there


async def acts_of(seats: Seats) -> list[list[ev.Event]]:
    """The rows in which somebody, or the table, has acted."""
    return [row for row in await seats.rows() if any(isinstance(event, lines.Act) for event in row)]


@story
async def test_two_houses_one_deadline_one_act(hall: Hall) -> None:
    seats, _, there = await at_two_houses(hall)
    table = await seats.look()
    await hall.advance(45)
    assert len(await acts_of(seats)) == 1
    after = await seats.look()
    assert after.to_play != table.to_play
    assert there.table == after == (await seats.room()).table


@story
async def test_two_houses_at_the_very_same_moment(hall: Hall) -> None:
    seats, second, there = await at_two_houses(hall)
    here = await seats.room()
    hall.time.now += 45_000
    hall.house.pulse.beaten = second.pulse.beaten = hall.time.now  # they did not stand
    await asyncio.gather(here.time_up(), there.time_up(), here.time_up(), there.time_up())
    assert len(await acts_of(seats)) == 1
    assert here.version == there.version == len(await seats.rows())


@story
async def test_a_wall_clock_that_was_set_back_makes_no_turn_longer(hall: Hall) -> None:
    """A small computer without a clock of its own starts hours in the past."""
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await hall.advance(9)
    await killed_for(hall, seats, -7200)
    for person in "ab":
        await seats.come(person)
    frame = await seats.frame("a")
    assert frame.view.deadline
    assert 36_000 <= frame.view.deadline - frame.now <= 45_000
    await hall.advance(37)
    assert (await seats.look()).turn > table.turn
    assert resumed(await seats.rows()) == []


@story
async def test_a_lost_race_is_judged_again(hall: Hall) -> None:
    """Another house saw nobody and let the table stand still; this one, where they are, wakes it."""
    seats, _, there = await at_two_houses(hall)
    await seats.go("a", "b")
    await hall.advance(4)
    assert (await seats.look()).still
    await hall.advance(41)  # its timer, for a deadline that is no more
    table = await seats.look()
    assert table.still is None
    assert there.table == table


@story
async def test_T3_after_an_outage_those_who_come_back_move_nobodys_table(hall: Hall) -> None:
    """A crowd comes back at once: a frame for all whenever one of four comes would be two or three times as many."""
    seats = await (await hall.table("draw", "abc")).start()
    await killed_for(hall, seats, 3)
    first = await seats.come("a")
    before = first.told
    await seats.come("b")
    await seats.come("c")
    assert first.told == before
    await seats.come("d")  # who was not here
    assert first.told > before
