"""Onlookers: off by default, by a link of their own, named to the players, shown what everybody sees."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from doublesix.table import intents
from doublesix.table.refusal import Refusal
from doublesix.web.frames import frame_of
from doublesix.wire.messages import Frame
from doublesix.wire.news import Listener
from tests.company.looking import looking
from tests.company.parts import over
from tests.support.desk import Desk
from tests.support.guest import Guest, Side, acts, people
from tests.support.house import Running, open_house
from tests.time.hall import Hall, story

LET_IN, SHUT_OUT = intents.Watch(on=True), intents.Watch(on=False)


@dataclass
class Place:
    """A table of Ana and Rui, and Zoé who has no seat. `ana_at_home`: Ana, away from the table."""

    running: Running
    code: str
    ana: Side
    rui: Side
    zoe: Guest
    ana_at_home: Guest
    stack: AsyncExitStack

    async def link(self) -> str:
        """Let onlookers in; the code of their link."""
        await self.ana.done(LET_IN)
        link = self.ana.view.watch
        assert link
        return link

    async def looks(self, link: str, hello: bool = True) -> Side:
        return await self.stack.enter_async_context(looking(self.zoe, link, hello))

    async def turned_away(self, link: str) -> str:
        """Why nobody may look on by this link."""
        side = await self.looks(link, hello=False)
        await side.when(lambda: side.closed)
        assert side.bye
        assert side.frames == []
        return side.bye.why

    async def act(self) -> None:
        """Whose turn it is does something."""
        mover = self.ana if self.ana.view.to_play == 0 else self.rui
        await self.reach(await mover.done(acts(mover.view)[0], mover.view.turn), self.ana, self.rui)

    async def reach(self, v: int, *sides: Side) -> None:
        for side in sides:
            await side.reaches(v)


@asynccontextmanager
async def place(folder: Path) -> AsyncIterator[Place]:
    async with open_house(folder) as running, AsyncExitStack() as stack:
        ana, rui, zoe = await people(running.base, {"Ana": "en", "Rui": "en", "Zoé": "fr"})
        for guest in (ana, rui, zoe):
            stack.push_async_callback(guest.close)
        code = await ana.open("draw", options={"target": 50})
        sides = [await stack.enter_async_context(guest.at(code)) for guest in (ana, rui)]
        await sides[1].done(intents.Sit())
        yield Place(running, code, sides[0], sides[1], zoe, ana, stack)


def told(story: Callable[[Place], Awaitable[None]]) -> Callable[[Path], None]:
    """A test told as what happens at a place."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with place(tmp_path) as here:
                await story(here)

        asyncio.run(run())

    return test


def texts(frames: list[Frame]) -> str:
    return "".join(msgspec.json.encode(frame).decode() for frame in frames)


@told
async def test_nobody_looks_on_unless_the_host_lets_them(here: Place) -> None:
    assert here.ana.view.watch is None
    assert await here.rui.why(LET_IN) == Refusal.NOT_HOST
    link = here.running.house.watch_code(here.code)
    assert await here.turned_away(link) == "unknown"


@told
async def test_the_link_tells_nothing_of_the_tables_code_and_is_none(here: Place) -> None:
    link = await here.link()
    assert len(link) == 10
    assert not any(link[i : i + 3] in here.code for i in range(8))
    assert (await here.zoe.http.get(f"/api/tables/{link}")).status_code == 404
    assert (await here.zoe.http.get(f"/api/tables/{link}/record")).status_code == 404
    assert await here.running.house.watched(link) == here.code


@told
async def test_an_onlooker_sees_a_whole_round_but_no_hand_until_it_lies_open(here: Place) -> None:
    side = await here.looks(await here.link())
    await here.reach(await here.ana.done(intents.Start()), side)
    view = side.view
    assert (view.you, view.hand, view.sees, view.watching, view.phrases) == (None, None, True, True, [])
    assert [seat.tiles for seat in view.seats] == [7, 7]
    assert (view.sit, view.draw, view.start, view.may_grant, view.knocks) == (
        "not-seated",
        "not-seated",
        "already-started",
        False,
        [],
    )
    await here.act()
    await here.reach(here.ana.v, side)
    (item,) = side.frames[-1].news
    assert item.kind == "played"
    assert item.text.startswith("Ana ouvre avec")
    while here.ana.view.phase == "playing":
        await here.act()
    await here.reach(here.ana.v, side)
    *during, last = [frame.view.result for frame in side.frames]
    assert during == [None] * len(during)
    assert last
    assert len(last.hands) == 2
    assert here.code not in texts(side.frames)
    assert {frame.view.code for frame in side.frames} == {side.view.watch}


@told
async def test_who_looks_on_asks_for_nothing_and_is_not_seated_by_it(here: Place) -> None:
    side = await here.looks(await here.link())
    for do in (intents.Sit(), intents.Say(phrase="hello"), intents.Salt(salt="x"), SHUT_OUT, intents.Knock(seat=0)):
        assert await side.why(do) == "not-seated"
    assert len(here.ana.view.seats) == 2


@told
async def test_a_player_who_opens_the_link_sees_no_hand_there(here: Place) -> None:
    link = await here.link()
    await here.ana.done(intents.Start())
    player = Guest(here.running.base)
    here.stack.push_async_callback(player.close)
    player.http.cookies = here.zoe.http.cookies  # somebody with a name
    async with looking(player, link) as side:
        assert side.view.hand is None
    own = Guest(here.running.base)
    here.stack.push_async_callback(own.close)
    await own.call_me("Ida")
    code = await own.open("draw", access="solo", robots=["beginner"])
    async with own.at(code) as seat:
        await seat.done(LET_IN)
        await seat.done(intents.Start())
        assert seat.view.hand
        assert seat.view.watch
        async with looking(own, seat.view.watch) as side:
            assert (side.view.you, side.view.hand) == (None, None)
            assert await side.why(acts(seat.view)[0] if acts(seat.view) else intents.Pass()) == "not-seated"


@told
async def test_who_sits_sees_by_name_who_looks_on_and_that_they_have_gone(here: Place) -> None:
    link = await here.link()
    nameless = Guest(here.running.base)
    here.stack.push_async_callback(nameless.close)
    async with looking(here.zoe, link), looking(here.zoe, link):
        await here.rui.until(lambda view: view.onlookers == ["Zoé"])  # two tabs are one
        async with looking(nameless, link):
            await here.ana.until(lambda view: view.onlookers == ["?", "Zoé"])
    await here.ana.until(lambda view: view.onlookers == [])
    await here.rui.until(lambda view: view.onlookers == [])


@told
async def test_who_takes_another_name_is_called_so_at_once_by_and_among_those_who_look_on(here: Place) -> None:
    side = await here.looks(await here.link())
    assert side.view.onlookers == ["Zoé"]
    await here.zoe.call_me("Zoé B")
    for one in (here.rui, side):
        await one.until(lambda view: view.onlookers == ["Zoé B"])
    await here.ana_at_home.call_me("Anaïs")
    await side.until(lambda view: view.seats[0].name == "Anaïs")


@told
async def test_switched_off_existing_onlookers_see_nothing_more(here: Place) -> None:
    link = await here.link()
    side = await here.looks(link)
    seen = len(side.frames)
    v = await here.ana.done(SHUT_OUT)
    await side.when(lambda: side.closed)
    assert side.bye
    assert side.bye.why == "no-onlookers"
    await here.ana.done(intents.Start())
    assert all(frame.v < v for frame in side.frames[seen:])
    assert await here.turned_away(link) == "unknown"
    assert here.ana.view.watch is None


@told
async def test_a_visitor_with_the_tables_code_sees_nothing_of_a_running_match(here: Place) -> None:
    link = await here.link()
    await here.ana.done(intents.Start())
    side = await here.stack.enter_async_context(here.zoe.at(here.code))
    for _ in range(4):
        await here.act()
    await here.reach(here.ana.v, side)
    for frame in side.frames:
        view = frame.view
        assert (frame.news, view.sees, view.chain, view.result, view.to_play) == ([], False, None, None, None)
        assert [(seat.name, seat.tiles) for seat in view.seats] == [("Ana", 0), ("Rui", 0)]
        assert view.watch == link  # which they are offered


@story
async def test_onlookers_stay_through_a_rematch_and_see_nothing_of_the_former_match(hall: Hall) -> None:
    seats = await hall.table("draw", "ab", target=50)
    await seats.ask("a", LET_IN)
    await over(seats)
    await seats.ask("b", intents.Rematch())
    frame = await frame_of(hall.house, await seats.room(), Listener(None, "en"), watching=True)
    assert (frame.view.phase, frame.view.sees, frame.view.result) == ("waiting", True, None)
    assert [item.kind for item in frame.news] == ["reopened", "ready"]


def test_only_the_host_lets_onlookers_in_and_before_the_start() -> None:
    desk = Desk("draw").sit("b")
    assert desk.why("b", LET_IN) is Refusal.NOT_HOST
    assert desk.do("a", SHUT_OUT) == []
    desk.start()
    assert desk.why("a", LET_IN) is Refusal.ALREADY_STARTED
