"""T-6, T-8: leaving a match for good, ending it, another host."""

from __future__ import annotations

import pytest

from doublesix.record import lines
from doublesix.rules.reasons import Reason
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Access, Phase
from tests.support.guest import acts
from tests.time.hall import Hall, Seats, left, other, play_turn, story, to_play, until_between


async def why(seats: Seats, person: str, intent: intents.AnyIntent, turn: int | None = None) -> Refusal | Reason:
    """Why this is refused."""
    with pytest.raises(Refused) as caught:
        await seats.ask(person, intent, turn)
    return caught.value.why


@story
async def test_T6_the_table_acts_for_who_has_left_a_second_a_turn(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc")).start()
    leaver = to_play(await seats.look())
    await hall.advance(3)
    await seats.ask(leaver, intents.Leave())
    assert left(await seats.look(), hall) == 1
    view = (await seats.frame(other(await seats.look()))).view
    assert [seat.seat for seat in view.seats if seat.left] == ["abc".index(leaver)]
    await hall.advance(1)
    await play_turn(seats)
    await play_turn(seats)
    table = await seats.look()
    assert to_play(table) == leaver
    assert left(table, hall) == 1


@story
async def test_T6_who_left_does_nothing_until_they_come_back(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    leaver = other(await seats.look())
    await seats.ask(leaver, intents.Leave())
    assert await why(seats, leaver, intents.Pass(), 1) is Refusal.NOT_SEATED
    assert await why(seats, leaver, intents.Leave()) is Refusal.NOT_SEATED
    assert (await seats.frame(leaver)).view.sit is None
    await seats.ask(leaver, intents.Sit())
    assert (await seats.frame(leaver)).view.sit == Refusal.ALREADY_SEATED
    table = await seats.look()
    assert table.people == {"a", "b"}
    await play_turn(seats)
    assert left(await seats.look(), hall) == 45


@story
async def test_T6_who_left_is_offered_nothing_that_the_house_would_refuse(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    person = to_play(await seats.look())
    assert acts((await seats.frame(person)).view)
    await seats.ask(person, intents.Leave())
    view = (await seats.frame(person)).view
    assert view.you is not None
    assert acts(view) == []
    assert (view.playable, view.draw, view.pass_, view.phrases) == (0, "not-seated", "not-seated", [])
    assert await why(seats, person, intents.Say(phrase="hello")) is Refusal.NOT_SEATED


@story
async def test_T6_coming_back_does_not_lengthen_the_turn_under_way(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    leaver = to_play(await seats.look())
    await seats.ask(leaver, intents.Leave())
    await hall.advance(0.5)
    await seats.ask(leaver, intents.Sit())
    assert left(await seats.look(), hall) == 0.5


@story
async def test_T6_a_stranger_cannot_take_the_seat(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc")).start()
    await seats.ask("b", intents.Leave())
    await seats.come("d")
    assert await why(seats, "d", intents.Sit()) is Refusal.ALREADY_STARTED


@story
async def test_T6_who_left_is_not_waited_for_between_rounds(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab", target=500)).start()
    await until_between(seats)
    await seats.ask("b", intents.Leave())
    await seats.ask("a", intents.Ready())
    assert (await seats.look()).phase is Phase.PLAYING


@story
async def test_T6_nor_once_the_others_are_ready(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=500)).start()
    await until_between(seats)
    await seats.ask("a", intents.Ready())
    await seats.ask("c", intents.Ready())
    await seats.ask("b", intents.Leave())
    table = await seats.look()
    assert table.phase is Phase.PLAYING
    assert left(table, hall) == (1 if to_play(table) == "b" else 45)
    kinds = [news.kind for news in (await seats.frame("a")).news]
    assert kinds[kinds.index("left") + 1] == "dealt"


@story
async def test_T6_when_the_last_one_leaves_the_table_stands_still(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    await seats.ask("a", intents.Leave())
    await seats.ask("b", intents.Leave())
    table = await seats.look()
    assert table.still
    await hall.advance(60)
    assert (await seats.look()).turn == table.turn
    await seats.ask("a", intents.Sit())
    assert left(await seats.look(), hall) >= 15


@story
async def test_T6_after_two_minutes_with_one_side_alone_they_may_end_the_match(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab", target=500)).start()
    stays, leaver = "ab"
    await seats.ask(leaver, intents.Leave())
    since = hall.time.now
    assert await why(seats, stays, intents.End()) is Refusal.OTHERS_HERE
    while hall.time.now < since + 119_000:
        await hall.advance(1)
    assert not (await seats.frame(stays)).view.may_end
    await hall.advance(1)
    assert (await seats.frame(stays)).view.may_end
    assert not (await seats.frame(leaver)).view.may_end
    assert await why(seats, leaver, intents.End()) is Refusal.NOT_SEATED
    assert any(news.kind == "deserted" for news in (await seats.frame(stays)).news)
    await seats.ask(stays, intents.End())
    table = await seats.look()
    assert table.phase is Phase.OVER
    end = (await seats.log())[-1]
    assert isinstance(end, lines.End)
    assert (end.winners, end.reason) == ([], "abandoned")
    assert (await seats.verified()).matches == 1
    assert (await seats.frame(stays)).news[-1].kind == "abandoned"


@story
async def test_T6_or_go_on(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab", target=500)).start()
    await seats.go("b")
    await hall.advance(130)
    assert (await seats.frame("a")).view.may_end
    await seats.come("b")
    assert not (await seats.frame("a")).view.may_end
    assert await why(seats, "a", intents.End()) is Refusal.OTHERS_HERE
    await seats.go("b")
    await hall.advance(60)
    assert not (await seats.frame("a")).view.may_end  # the two minutes begin anew


@story
async def test_T6_partners_are_one_side(hall: Hall) -> None:
    seats = await (await hall.table("partners", "abcd")).start()
    await seats.go("b")
    await hall.advance(130)
    assert (await seats.look()).alone is None
    await seats.go("d")
    await hall.advance(130)
    assert (await seats.frame("a")).view.may_end
    assert (await seats.frame("c")).view.may_end


@story
async def test_T6_with_robots_alone_nobody_has_left(hall: Hall) -> None:
    seats = await (await hall.table("draw", "a", robots=1, access=Access.PUBLIC)).start()
    await hall.advance(130)
    assert (await seats.look()).alone is None


@story
async def test_T6_who_left_for_good_is_not_there_for_the_next_match(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=500)).start()
    await seats.ask("a", intents.Leave())
    await seats.go("b")
    await hall.advance(130)
    await seats.ask("c", intents.End())
    await seats.ask("c", intents.Rematch())
    table = await seats.look()
    assert [seat.person for seat in table.seats] == ["b", "c"]
    assert table.host == "b"
    assert table.gone == frozenset()


@story
async def test_S14_nothing_depends_on_a_host_during_the_match(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    await seats.ask("a", intents.Leave())
    table = await seats.look()
    assert table.host == "a"
    await hall.advance(1)
    assert to_play(await seats.look()) == "b"
    await play_turn(seats)


@story
async def test_T8_a_host_who_is_away_ten_minutes_before_the_start_is_host_no_longer(hall: Hall) -> None:
    seats = await hall.table("draw", "abc")
    await seats.go("a", "b")
    await hall.advance(3)
    await hall.advance(599)
    assert (await seats.look()).host == "a"
    await hall.advance(1)
    table = await seats.look()
    assert table.host == "c"  # the earliest who is here
    assert table.due is None
    assert [seat.person for seat in table.seats] == ["a", "b", "c"]
    assert (await seats.frame("c")).news[-1].kind == "host"


@story
async def test_T8_a_host_who_comes_back_in_time_stays_host(hall: Hall) -> None:
    seats = await hall.table("draw", "ab")
    await seats.go("a")
    await hall.advance(500)
    await seats.come("a")
    await hall.advance(300)
    table = await seats.look()
    assert table.host == "a"
    assert table.due is None
    assert (await seats.frame("a")).view.deadline is None


@story
async def test_T8_a_deadline_for_the_host_is_over_with_the_start_and_none_of_the_views(hall: Hall) -> None:
    seats = await hall.table("draw", "ab")
    await seats.go("a")
    await hall.advance(10)
    assert (await seats.look()).due
    assert (await seats.frame("b")).view.deadline is None
    await seats.ask("b", intents.Say(phrase="hello"))
    before = (await seats.look()).due
    assert before == ev.Due(what="host", at=hall.time.now - 7_000 + 600_000)
