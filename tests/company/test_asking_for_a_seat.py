"""S18: somebody who comes back as another asks for their seat; it is given openly, and never seen before."""

from __future__ import annotations

import pytest

from doublesix.rules.reasons import Reason
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Phase
from doublesix.wire.messages import Ack, Nack
from tests.company.parts import answer, play_out
from tests.time.hall import Hall, Seats, left, play_turn, story, to_play

KNOCK, GRANT = intents.Knock(seat=1), intents.Grant(seat=1)


async def why(seats: Seats, person: str, intent: intents.AnyIntent, turn: int | None = None) -> Refusal | Reason:
    with pytest.raises(Refused) as caught:
        await seats.ask(person, intent, turn)
    return caught.value.why


async def without_b(hall: Hall, people: str = "abc") -> Seats:
    """A match from which b has been away for over a minute; j has come."""
    seats = await (await hall.table("draw", people, target=500)).start()
    await seats.go("b")
    await hall.advance(61)
    await seats.come("j")
    return seats


@story
async def test_S18_a_seat_can_be_asked_for_after_a_minute(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=500)).start()
    await seats.come("j")
    assert await why(seats, "j", KNOCK) is Refusal.NOT_AWAY
    await seats.go("b")
    await hall.advance(59.9)
    assert await why(seats, "j", KNOCK) is Refusal.NOT_AWAY
    assert not (await seats.frame("j")).view.seats[1].free_to_ask
    await hall.advance(0.1)
    assert (await seats.frame("j")).view.seats[1].free_to_ask
    await seats.ask("j", KNOCK)
    await seats.ask("j", KNOCK)  # so already
    assert [event for event in await seats.log() if isinstance(event, ev.Knocked)] == [
        ev.Knocked(person="j", seat=1, at=hall.time.now)
    ]


@story
async def test_S18_the_hand_is_not_seen_before_it_is_given(hall: Hall) -> None:
    seats = await without_b(hall)
    await seats.ask("j", KNOCK)
    frame = await seats.frame("j")
    assert (frame.view.you, frame.view.hand, frame.view.sees, frame.news) == (None, None, False, [])
    assert [(knock.seat, knock.name) for knock in (await seats.frame("a")).view.knocks] == [(1, "Pj")]
    hand = (await seats.look()).round
    assert hand
    await seats.ask("a", GRANT)
    view = (await seats.frame("j")).view
    assert view.you == 1
    assert [tile.tile for tile in view.hand or []] == [str(tile) for tile in hand.hands[1]]
    assert (await seats.frame("c")).view.seats[1].name == "Pj"
    assert (await seats.frame("c")).view.knocks == []


@story
async def test_S18_the_new_person_hears_nothing_that_was_for_the_old_one_alone(hall: Hall) -> None:
    seats = await without_b(hall)
    await seats.ask("j", KNOCK)
    await seats.ask("a", GRANT)
    news = (await seats.frame("j")).news
    assert "received" not in {item.kind for item in news}
    assert news[-1].kind in ("given", "turn")


@story
async def test_S18_whose_seat_it_was_sees_nothing_any_more(hall: Hall) -> None:
    seats = await without_b(hall)
    await seats.ask("j", KNOCK)
    await seats.ask("a", GRANT)
    await seats.come("b")
    await play_turn(seats)
    frame = await seats.frame("b")
    assert (frame.view.you, frame.view.hand, frame.view.sees, frame.news) == (None, None, False, [])
    assert await why(seats, "b", intents.Draw(), frame.view.turn) is Refusal.NOT_SEATED
    assert await why(seats, "b", intents.Sit()) is Refusal.ALREADY_STARTED
    assert await hall.store.tables_of("b", 9) == []
    assert [head.table for head in await hall.store.tables_of("j", 9)] == [seats.code]


@story
async def test_S18_the_return_of_its_person_ends_it_for_good(hall: Hall) -> None:
    seats = await without_b(hall)
    await seats.ask("j", KNOCK)
    await seats.come("b")
    assert (await seats.frame("a")).view.knocks == []
    assert await why(seats, "a", GRANT) is Refusal.NOT_AWAY
    await seats.go("b")
    await hall.advance(61)
    assert (await seats.frame("a")).view.knocks == []  # that was another absence
    assert await why(seats, "a", GRANT) is Refusal.NOT_ASKED
    await seats.ask("j", KNOCK)
    await seats.ask("a", GRANT)
    assert (await seats.look()).seat_of("j") == 1


@story
async def test_S18_the_host_gives_or_while_they_are_away_the_first_who_is_here(hall: Hall) -> None:
    seats = await without_b(hall, "abcd")
    await seats.ask("j", KNOCK)
    for person, may in (("a", True), ("b", False), ("c", False), ("d", False), ("j", False)):
        assert (await seats.frame(person)).view.may_grant is may
    assert await why(seats, "c", GRANT) is Refusal.NOT_HOST
    assert await why(seats, "j", GRANT) is Refusal.NOT_SEATED
    await seats.go("a")
    await hall.advance(4)
    assert (await seats.frame("c")).view.may_grant
    assert await why(seats, "d", GRANT) is Refusal.NOT_HOST
    await seats.ask("c", GRANT)
    assert (await seats.look()).seat_of("j") == 1


@story
async def test_S18_who_has_left_gives_nothing(hall: Hall) -> None:
    seats = await without_b(hall)
    await seats.ask("j", KNOCK)
    await seats.ask("a", intents.Leave())
    assert await why(seats, "a", GRANT) is Refusal.NOT_SEATED
    await seats.ask("c", GRANT)
    assert (await seats.look()).seat_of("j") == 1


@story
async def test_S18_the_hosts_own_seat_goes_with_its_duties(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=500)).start()
    await seats.go("a")
    await hall.advance(61)
    await seats.come("j")
    await seats.ask("j", intents.Knock(seat=0))
    await seats.ask("b", intents.Grant(seat=0))
    assert (await seats.look()).host == "j"


@story
async def test_S18_nobody_takes_the_place_of_who_asks_already(hall: Hall) -> None:
    seats = await without_b(hall)
    await seats.come("i")
    await seats.ask("j", KNOCK)
    assert await why(seats, "i", KNOCK) is Refusal.ASKED_ALREADY
    await seats.go("j")
    await hall.advance(4)
    assert (await seats.frame("a")).view.knocks == []  # not to somebody who is not here
    assert await why(seats, "a", GRANT) is Refusal.NOT_ASKED
    await seats.ask("i", KNOCK)
    await seats.ask("a", GRANT)
    assert (await seats.look()).seat_of("i") == 1


@story
async def test_S18_who_is_given_one_seat_asks_for_no_other(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abcd", target=500)).start()
    await seats.go("b", "c")
    await hall.advance(61)
    await seats.come("j")
    await seats.ask("j", KNOCK)
    await seats.ask("j", intents.Knock(seat=2))
    await seats.ask("a", GRANT)
    assert await why(seats, "a", intents.Grant(seat=2)) is Refusal.NOT_ASKED
    assert await why(seats, "j", intents.Knock(seat=2)) is Refusal.ALREADY_SEATED


@story
async def test_S18_turn_and_clock_go_on(hall: Hall) -> None:
    seats = await without_b(hall)
    await seats.ask("j", KNOCK)
    while to_play(await seats.look()) != "b":
        await play_turn(seats)
    before = await seats.look()
    assert left(before, hall) == 5
    await hall.advance(2)
    await seats.ask("a", GRANT)
    after = await seats.look()
    assert (after.round, after.turn, after.due) == (before.round, before.turn, before.due)
    await seats.play()
    assert (await seats.look()).turn > before.turn


@story
async def test_S18_the_seats_next_turn_is_a_whole_one(hall: Hall) -> None:
    seats = await without_b(hall)
    await seats.ask("j", KNOCK)
    while to_play(await seats.look()) == "b":
        await play_turn(seats)
    await seats.ask("a", GRANT)
    while to_play(await seats.look()) != "j":
        await play_turn(seats)
    assert left(await seats.look(), hall) == 45


@story
async def test_S18_between_rounds_the_new_person_is_waited_for(hall: Hall) -> None:
    seats = await without_b(hall)
    while (await seats.look()).phase is Phase.PLAYING:
        await seats.play()
    await seats.ask("j", KNOCK)
    await seats.ask("a", GRANT)
    for person in "ac":
        await seats.ask(person, intents.Ready())
    assert (await seats.look()).phase is Phase.BETWEEN
    await seats.ask("j", intents.Ready(salt="of-j"))
    table = await seats.look()
    assert table.deal
    assert table.deal.shuffle.salts == ["", "of-j", ""]


@story
async def test_S18_a_seat_that_was_left_for_good_is_played_again(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=500)).start()
    await seats.ask("b", intents.Leave())
    await seats.go("b")
    await hall.advance(61)
    await seats.come("j")
    await seats.ask("j", KNOCK)
    await seats.ask("a", GRANT)
    assert [seat.left for seat in (await seats.frame("a")).view.seats] == [False] * 3
    assert (await seats.look()).staying == {"a", "c", "j"}


@story
async def test_S18_who_had_left_for_good_and_is_given_the_seat_again_has_not_left(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=500)).start()
    await seats.ask("b", intents.Leave())
    for leaves, comes in (("b", "j"), ("j", "b")):
        await seats.go(leaves)
        await hall.advance(61)
        await seats.come(comes)
        await seats.ask(comes, KNOCK)
        await seats.ask("a", GRANT)
    assert (await seats.look()).staying == {"a", "b", "c"}


@story
async def test_the_record_of_a_match_in_which_a_seat_was_given_verifies(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=50)).start()
    await seats.go("b")
    await hall.advance(61)
    await seats.come("j")
    table = await seats.look()
    if table.running:
        await seats.ask("j", KNOCK)
        await seats.ask("a", GRANT)
    await play_out(seats)
    assert len(await hall.house.record(seats.code)) > 3
    assert (await seats.verified()).matches == 1


@story
async def test_no_seat_is_asked_for_before_the_start_or_of_a_robot(hall: Hall) -> None:
    seats = await hall.table("draw", "ab", robots=1)
    await seats.go("b")
    await hall.advance(61)
    await seats.come("j")
    for seat in (0, 1, 2, 3, -1):
        assert await why(seats, "j", intents.Knock(seat=seat)) is Refusal.NOT_AWAY
    await seats.start()
    for seat in (0, 1, 3, -1):  # seat 1 is the robot's
        assert await why(seats, "j", intents.Knock(seat=seat)) is Refusal.NOT_AWAY


@story
async def test_X03_a_name_like_anothers_there_asks_for_no_seat(hall: Hall) -> None:
    seats = await without_b(hall)
    await hall.house.people.rename("j", "PА", "en", hall.time.now)  # with a Cyrillic А
    refused = await answer(seats, "j", KNOCK)
    assert isinstance(refused, Nack)
    assert refused.why == Refusal.SAME_NAME
    await hall.house.people.rename("j", "Pb", "en", hall.time.now)  # their own, from before
    assert isinstance(await answer(seats, "j", KNOCK), Ack)


@story
async def test_X03_nor_is_a_seat_given_to_who_took_such_a_name_after_asking(hall: Hall) -> None:
    seats = await without_b(hall)
    assert isinstance(await answer(seats, "j", KNOCK), Ack)
    await hall.house.people.rename("j", "pc", "en", hall.time.now)
    refused = await answer(seats, "a", GRANT)
    assert isinstance(refused, Nack)
    assert refused.why == Refusal.SAME_NAME
    await hall.house.people.rename("j", "Pj", "en", hall.time.now)
    assert isinstance(await answer(seats, "a", GRANT), Ack)
