"""Tabs, and sockets that come again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from doublesix.table import intents
from doublesix.web import ledger
from doublesix.web.ledger import Ledger
from doublesix.wire.messages import News
from doublesix.wire.views import TableView
from tests.support.guest import Side, acts, people
from tests.support.house import Running
from tests.web.sockets import TWO, in_house, mover, played_out, two_at_draw


def test_S06_three_tabs_of_one_seat(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack)
            side, _ = mover(sides)
            guest = guests[sides.index(side)]
            tabs = [side, *[await stack.enter_async_context(guest.at(code, side.v)) for _ in range(2)]]
            turn, play = side.view.turn, acts(side.view)[0]
            v = await tabs[1].done(play, turn)
            for tab in tabs:
                await tab.reaches(v)
                heard = [(item.v, item.i) for frame in tab.frames for item in frame.news if item.v == v]
                assert heard
                assert len(set(heard)) == len(heard)
                assert await tab.why(play, turn) == "not-your-turn"
            assert len({repr(at_rest(tab.view)) for tab in tabs}) == 1

    in_house(tmp_path, use)


def at_rest(view: TableView) -> object:
    return view.hand, view.turn, view.chain, view.boneyard


def test_a_tab_that_closes_is_no_absence_while_another_is_open(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack)
            async with guests[1].at(code):
                pass
            async with guests[1].at(code, hello=False):  # a socket that never said who it is for
                pass
            await running.time.move(60_000)
            async with guests[0].at(code) as again:
                assert not again.view.seats[1].away
            assert not sides[1].closed

    in_house(tmp_path, use)


def test_a_house_has_one_room_a_table_whoever_comes_and_goes(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        ana, rui = await people(running.base, TWO)
        code = await ana.open("draw")
        async with ana.at(code, hello=False) as early:
            async with ana.at(code):
                pass
            await running.time.move(60_000)  # the other one is gone for good, and its room with it if nobody held it
            await early.hello("en")
            await early.until(lambda view: True)
            async with rui.at(code) as late:
                await late.done(intents.Sit())
                view = await early.until(lambda view: len(view.seats) == 2)
                assert view.seats[1].name == "Rui"
        await asyncio.gather(ana.close(), rui.close())

    in_house(tmp_path, use)


def test_S07_what_was_missed_comes_once_and_in_order(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack)
            known = sides[1].v
            steady = [item for frame in sides[1].frames for item in frame.news]
            for _ in range(6):
                side, _ = mover(sides)
                v = await side.done(acts(side.view)[0], side.view.turn)
                for each in sides:
                    await each.reaches(v)
            steady = [item for frame in sides[1].frames for item in frame.news if item.v > known]
            async with guests[1].at(code, known) as again:
                missed = [item for item in again.frames[0].news if item.v <= sides[1].v]
                assert list(map(told, missed)) == list(map(told, steady))
            async with guests[1].at(code, again.v) as nothing_new:
                assert nothing_new.frames[0].news == []
            async with guests[1].at(code) as first_load:
                assert all(item.past for item in first_load.frames[0].news)

    in_house(tmp_path, use)


def told(item: News) -> tuple[int, int, str]:
    return item.v, item.i, item.text


def test_S08_who_comes_back_after_the_end_sees_the_end(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack, target=50)
            (ana, rui), known = sides, sides[1].v
            room = await running.house.room(code)
            assert room
            await rui.socket.close()
            await played_out(room)
            await ana.reaches(room.version)
            await running.time.move(1_000)
            async with guests[1].at(code, known) as again, guests[1].at(code) as fresh:
                for back in (again, fresh):
                    view = back.view
                    assert (view.phase, view.to_play, view.deadline, view.may_end) == ("over", None, None, False)
                    assert view.winners == ana.view.winners != []
                    assert view.chain == ana.view.chain
                    assert [side.total for side in view.sides] == [side.total for side in ana.view.sides]
                    kinds = [item.kind for item in back.frames[0].news]
                    assert "turn" not in kinds[kinds.index("won") :]
                    assert await back.why(intents.Pass(), view.turn) == "round-over"

    in_house(tmp_path, use)


def test_S26_a_phone_that_wakes_is_here_by_its_new_socket_alone(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack)
            room = await running.house.room(code)
            assert room
            ana, asleep = sides
            known = asleep.v
            asleep.socket.transport.pause_reading()  # open for both, and dead
            await running.time.move(120_000)  # the table plays for whoever does nothing
            assert room.version > known
            async with guests[1].at(code, known) as awake:
                heard = [(item.v, item.i) for item in awake.frames[0].news]
                assert heard == sorted(set(heard))
                assert {v for v, _ in heard} == {item.v for item in told_since(ana, known)} != set()
                asleep.socket.transport.abort()
                async with asyncio.timeout(10):
                    while len([one for one in room.gathering.watchers if one.person == room.table.seats[1].person]) > 1:
                        await asyncio.sleep(0)
                await running.time.move(30_000)
                assert room.presence.away_since(room.table.seats[1].person) is None
                await ana.reaches(room.version)
                assert not any(seat.away for seat in ana.view.seats)

    in_house(tmp_path, use)


def told_since(side: Side, v: int) -> list[News]:
    return [item for frame in side.frames for item in frame.news if item.v > v]


def test_what_was_done_beside_the_game_is_told_to_who_comes_later_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "MOST_BESIDE", 3)
    monkeypatch.setattr(ledger, "IN_ONE_GO", 1)

    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack)
            side, _ = mover(sides)
            v = await side.done(acts(side.view)[0], side.view.turn)
            said = [await side.done(intents.Say(phrase="hello")) for _ in range(5)]
            read_anew = await Ledger.load(code, running.house.store)
            assert read_anew
            assert [page.v for page in read_anew.pages][-4:] == [v, *said[-3:]]
            async with guests[0].at(code) as late:
                assert [item.v for item in late.frames[0].news if item.kind == "said"] == said[-3:]
                assert v in [item.v for item in late.frames[0].news]

    in_house(tmp_path, use)
