"""S31: another match at the same table, with nothing of the former one."""

from __future__ import annotations

import re

import msgspec

from doublesix.record import lines
from doublesix.record.lines import AnyLine
from doublesix.record.verify import verify
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.refusal import Refusal
from doublesix.table.table import Access, Phase
from doublesix.web.frames import frame_of
from doublesix.wire.messages import Nack
from doublesix.wire.news import Listener
from tests.company.parts import answer, over, play_out
from tests.support.desk import Desk
from tests.time.hall import Hall, Seats, story

TILE = re.compile(r"(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])")
REMATCH = intents.Rematch()


async def record(seats: Seats) -> list[AnyLine]:
    return await seats.hall.house.record(seats.code)


async def counted(seats: Seats) -> int:
    """How many whole matches the verifier finds in what is downloaded."""
    return verify([msgspec.json.encode(line) for line in await record(seats)]).matches


@story
async def test_S31_nothing_of_the_former_match_is_in_any_frame(hall: Hall) -> None:
    seats = await hall.table("draw", "ab", target=50)
    former = await over(seats)
    hidden = {former.started.match if former.started else ""}
    for event in await seats.log():
        if isinstance(event, lines.Deal):
            hidden |= {event.shuffle.secret, event.shuffle.commit}
    await seats.ask("a", REMATCH)
    for person in ("a", "b", "j"):
        for since in (0, 1, len(await seats.rows()) - 1):
            frame = await frame_of(hall.house, await seats.room(), Listener(person, "en", since=since))
            text = msgspec.json.encode(frame).decode()
            assert not TILE.search(text)
            assert not any(secret in text for secret in hidden)
            assert [item.kind for item in frame.news] == ["reopened", "ready"]
            view = frame.view
            assert (view.round, view.result, view.winners, view.chain, view.to_play) == (0, None, None, None, None)
            assert {side.total for side in view.sides} == {0}
            assert {(seat.tiles, *seat.passed) for seat in view.seats} == {(0,)}
            assert (view.proof.round, view.proof.secret, view.proof.salts) == (None, None, [])


@story
async def test_S31_nor_after_the_process_has_died(hall: Hall) -> None:
    seats = await hall.table("draw", "ab", target=50)
    await over(seats)
    await seats.ask("b", REMATCH)
    before = await seats.frame("a")
    await hall.kill()
    await hall.open()
    after = await seats.frame("a")
    assert [item.text for item in after.news if item.kind != "host"] == [item.text for item in before.news]
    assert after.view.result is None


@story
async def test_S31_same_code_seats_options_and_host_and_who_pressed_is_ready(hall: Hall) -> None:
    seats = await hall.table("draw", "abc", target=50, turn_s=90)
    former = await over(seats, "abc")
    await seats.ask("c", REMATCH)
    table = await seats.look()
    assert table.phase is Phase.WAITING
    assert (table.seats, table.options, table.turn_s, table.access) == (
        former.seats,
        former.options,
        90,
        Access.INVITATION,
    )
    assert table.host == "a"
    assert [seat.ready for seat in (await seats.frame("a")).view.seats] == [False, False, True]
    await seats.ask("a", REMATCH)
    await seats.ask("a", REMATCH)  # a second press says nothing new
    assert [seat.ready for seat in (await seats.frame("b")).view.seats] == [True, False, True]
    assert (await seats.frame("b")).view.seats[0].name == "Pa"


@story
async def test_S31_the_record_is_of_the_finished_match_until_the_second_is_over(hall: Hall) -> None:
    seats = await hall.table("draw", "ab", target=50)
    await over(seats)
    first = await record(seats)
    await seats.ask("a", REMATCH)
    assert await record(seats) == first
    await seats.start()
    await seats.play()
    assert await record(seats) == first
    await play_out(seats)
    second = await record(seats)
    assert isinstance(first[0], lines.Match)
    assert isinstance(second[0], lines.Match)
    assert first[0].id != second[0].id
    assert await counted(seats) == 1
    assert [line.round for line in second if isinstance(line, lines.Deal)][0] == 1
    assert [line.n for line in second] == list(range(len(second)))


@story
async def test_S31_who_has_left_for_good_has_no_seat_and_stays_in_the_record(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=50)).start()
    await seats.ask("b", intents.Leave())
    while (await seats.look()).phase is not Phase.OVER:
        table = await seats.look()
        if table.phase is Phase.PLAYING and table.to_play == 1:
            await hall.advance(1)
        elif table.phase is Phase.PLAYING:
            await seats.play()
        else:
            await seats.ask(min(table.staying - table.ready), intents.Ready())
    await seats.ask("c", REMATCH)
    assert [seat.person for seat in (await seats.look()).seats] == ["a", "c"]
    gone = await answer(seats, "b", REMATCH)
    assert isinstance(gone, Nack)
    assert gone.why == Refusal.NOT_SEATED
    head = (await record(seats))[0]
    assert isinstance(head, lines.Match)
    assert [seat.name for seat in head.seats] == ["Pa", "Pb", "Pc"]
    assert await counted(seats) == 1
    await seats.ask("b", intents.Sit())  # as anybody may, at the end of the row
    assert [seat.person for seat in (await seats.look()).seats] == ["a", "c", "b"]


@story
async def test_S31_a_solo_table_begins_again_with_its_robots(hall: Hall) -> None:
    seats = await hall.table("draw", "a", robots=2, access=Access.SOLO, target=50)
    await over(seats, "a")
    await seats.ask("a", REMATCH)
    await seats.ask("a", intents.Salt(salt="again"))
    await seats.start()
    table = await seats.look()
    assert table.deal
    assert "again" in table.deal.shuffle.salts
    assert (await seats.frame("a")).view.round == 1


def test_a_rematch_comes_after_the_match() -> None:
    desk = Desk("draw", {"target": 50}).sit("b").start()
    assert desk.why("a", REMATCH) is Refusal.STILL_PLAYING
    assert desk.finish().why("x", REMATCH) is Refusal.NOT_SEATED


def test_the_sealed_deal_and_its_salts_are_new() -> None:
    desk = Desk("draw", {"target": 50}).sit("b")
    desk.do("a", intents.Salt(salt="first"))
    desk.start().finish()
    former = {event.commit for event in desk.log if isinstance(event, ev.Committed)}
    desk.do("a", REMATCH)
    assert desk.table.committed
    assert desk.table.committed.commit not in former
    assert dict(desk.table.salts) == {}


def test_turns_go_on_being_counted_so_that_a_late_play_means_nothing_else() -> None:
    desk = Desk("draw", {"target": 50}).sit("b").start().finish()
    late = desk.table.turn
    desk.do("a", REMATCH)
    desk.start()
    assert desk.table.turn > late
