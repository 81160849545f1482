"""T-5: a table that nobody is at stands still, goes on, is closed."""

from __future__ import annotations

import pytest

from doublesix.record import lines
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.follow import DAY, MINUTE
from doublesix.table.table import Access, Phase
from tests.time.hall import Hall, left, story, to_play, until_between


@story
async def test_T5_the_clock_stops_and_goes_on_with_what_was_left(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await hall.advance(10)
    await seats.go("a", "b")
    await hall.advance(600)
    assert (await seats.look()).turn == table.turn
    assert (await seats.frame("a")).view.deadline is None
    await seats.come("b" if to_play(table) == "b" else "a")
    assert left(await seats.look(), hall) == 35
    await hall.advance(35)
    assert (await seats.look()).to_play != table.to_play


@story
async def test_T5_at_least_fifteen_seconds(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    await hall.advance(40)
    await seats.go("a", "b")
    await hall.advance(60)
    await seats.come("a")
    assert left(await seats.look(), hall) == 15


@story
async def test_T5_the_last_to_go_had_five_seconds_but_the_turn_kept_what_it_had(hall: Hall) -> None:
    """One goes in their turn (five seconds from then), the other right after: it stands still before they are over."""
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    first = to_play(table)
    await seats.go(first)
    await hall.advance(1)
    await seats.go("a", "b")
    await hall.advance(30)
    after = await seats.look()
    assert after.turn == table.turn
    assert after.still
    assert after.still.left == 4_000


@story
async def test_T5_a_turn_that_began_when_the_last_had_just_gone_has_no_more_than_its_time(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await hall.advance(43)
    await seats.go("a", "b")
    await hall.advance(2)  # the time is up within the three seconds of grace
    assert (await seats.look()).turn > table.turn
    await hall.advance(60)
    await seats.come("a")
    assert left(await seats.look(), hall) == 45


@story
async def test_T5_between_rounds_too(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab", target=500)).start()
    await until_between(seats)
    await hall.advance(20)
    await seats.go("a", "b")
    await hall.advance(600)
    assert (await seats.look()).phase is Phase.BETWEEN
    await seats.come("a")
    assert left(await seats.look(), hall) == 40
    await seats.ask("a", intents.Ready())
    assert (await seats.look()).phase is Phase.PLAYING


@story
async def test_T5_a_turn_that_began_while_it_stood_still_has_a_clock_afterwards(hall: Hall) -> None:
    """A robot's answer can come in while the last person goes."""
    seats = await hall.table("draw", "a", robots=1, access=Access.PUBLIC)
    await seats.start()
    await seats.go("a")
    await hall.advance(4)
    assert (await seats.look()).still
    await seats.come("a")
    assert left(await seats.look(), hall) >= 15


@pytest.mark.parametrize(
    ("access", "after"), [(Access.PUBLIC, 30 * MINUTE), (Access.INVITATION, 7 * DAY), (Access.SOLO, 30 * DAY)]
)
def test_T5_it_is_closed_and_nobody_wins(access: Access, after: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    @story
    async def told(hall: Hall) -> None:
        solo = access is Access.SOLO
        seats = await (await hall.table("draw", "a" if solo else "ab", robots=int(solo), access=access)).start()
        await seats.play()
        await seats.go("a", "b")
        await hall.advance(4)
        table = await seats.look()
        assert table.due
        assert table.due.at == hall.time.now - 1_000 + after
        await hall.kill()
        hall.time.now = table.due.at - 1
        await hall.open()
        await hall.advance(0)
        assert (await seats.look()).phase is Phase.PLAYING
        await hall.advance(0.001 if access is not Access.PUBLIC else 4)
        await hall.advance(4)
        assert (await seats.look()).phase is Phase.OVER
        assert (await seats.log())[-1] == lines.End(winners=[], totals=[0, 0], reason="abandoned")
        assert (await seats.verified()).matches == 1

    told(tmp_path_factory.mktemp("closed"))


@story
async def test_T5_a_public_waiting_room_closes_after_an_hour_without_anybody(hall: Hall) -> None:
    seats = await hall.table("draw", "ab", access=Access.PUBLIC)
    await seats.go("a")
    await hall.advance(3)
    assert not (await seats.look()).still
    await seats.go("b")
    await hall.advance(3)
    table = await seats.look()
    assert table.due == ev.Due(what="close", at=hall.time.now + 60 * MINUTE)
    await hall.advance(3599)
    assert [head.table for head in await hall.store.public(9)] == [seats.code]
    await hall.advance(5)  # the next beat
    assert (await seats.look()).phase is Phase.OVER
    assert await hall.store.public(9) == []


@story
async def test_T5_a_table_that_its_host_never_came_to_closes_too(hall: Hall) -> None:
    await hall.store.save_person("a", "Ana", "en", 1)
    code = await hall.house.open_table("a", "draw", {}, Access.PUBLIC, False, [])
    head = await hall.store.head(code)
    assert head
    assert head.deadline == hall.time.now + 60 * MINUTE


@story
async def test_T5_nor_does_an_empty_waiting_room_stay_open(hall: Hall) -> None:
    seats = await hall.table("draw", "a", access=Access.PUBLIC)
    await seats.ask("a", intents.Leave())
    table = await seats.look()
    assert table.people == frozenset()
    assert table.still
    await seats.ask("a", intents.Sit())  # R24: the first seat again
    table = await seats.look()
    assert table.host == "a"
    assert table.still is None
    assert table.due is None


@story
async def test_T5_a_stranger_who_sits_down_wakes_a_waiting_room(hall: Hall) -> None:
    seats = await hall.table("draw", "ab", access=Access.PUBLIC)
    await seats.go("a", "b")
    await hall.advance(60)
    await seats.come("c")
    assert (await seats.look()).still  # a look is not enough
    await seats.ask("c", intents.Sit())
    table = await seats.look()
    assert table.still is None
    assert table.due == ev.Due(what="host", at=hall.time.now + 10 * MINUTE)
