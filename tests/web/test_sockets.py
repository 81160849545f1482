"""A table by its sockets: hello, act, ack, nack, pong, bye; tabs, resume, malformed frames."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest

from doublesix.record.verify import verify
from doublesix.table import intents
from doublesix.wire.messages import PROTOCOL, Ack, Act, Nack, News, Ping, TableView
from tests.support.guest import Guest, Side, acts, new_c, people, play
from tests.support.house import Running, open_house

TWO = {"Ana": "en", "Rui": "pt-BR"}


def in_house(folder: Path, use: Callable[[Running], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_house(folder) as running:
            await use(running)

    asyncio.run(run())


async def two_at_draw(running: Running, stack: AsyncExitStack) -> tuple[str, list[Guest], list[Side]]:
    """Ana and Rui have been dealt to."""
    guests = await people(running.base, TWO)
    for guest in guests:
        stack.push_async_callback(guest.close)
    code = await guests[0].open("draw", options={"target": 500})
    sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
    await sides[1].done(intents.Sit())
    await sides[0].done(intents.Start())
    for side in sides:
        await side.until(lambda view: view.phase == "playing")
    return code, guests, sides


def mover(sides: list[Side]) -> tuple[Side, Side]:
    """Who is to play, and the other."""
    first, second = sides
    return (first, second) if first.view.to_play == first.view.you else (second, first)


def test_acknowledged_means_in_the_store(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, _, sides = await two_at_draw(running, stack)
            for _ in range(8):
                side, _ = mover(sides)
                c = new_c()
                answer = await side.ask(acts(side.view)[0], side.view.turn, c)
                assert isinstance(answer, Ack)
                assert [row.version for row in await running.house.store.rows(code) if row.c == c] == [answer.v]
                for each in sides:
                    await each.reaches(answer.v)

    in_house(tmp_path, use)


def test_S01_the_same_command_twice_in_one_packet(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, _, sides = await two_at_draw(running, stack)
            side, other = mover(sides)
            act = Act(c=new_c(), do=acts(side.view)[0], turn=side.view.turn)
            await asyncio.gather(side.send(act), side.send(act))
            await side.when(lambda: len([answer for answer in side.answers if answer.c == act.c]) == 2)
            first, second = [answer for answer in side.answers if answer.c == act.c]
            assert isinstance(first, Ack)
            assert first == second
            rows = await running.house.store.rows(code)
            assert [row.c for row in rows].count(act.c) == 1
            await other.reaches(first.v)
            heard = [item for frame in other.frames for item in frame.news if item.v == first.v]
            assert [item.kind for item in heard].count("played") == 1

    in_house(tmp_path, use)


def test_S02_what_comes_after_the_turn_in_one_packet(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            _, _, sides = await two_at_draw(running, stack)
            side, _ = mover(sides)
            turn = side.view.turn
            played, drawn = await asyncio.gather(side.ask(acts(side.view)[0], turn), side.ask(intents.Draw(), turn))
            assert isinstance(played, Ack)
            assert isinstance(drawn, Nack)
            assert (drawn.why, drawn.rule) == ("not-your-turn", "S-6")

    in_house(tmp_path, use)


def test_a_refusal_changes_nothing_and_is_not_kept(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, _, sides = await two_at_draw(running, stack)
            side, _ = mover(sides)
            before = len(await running.house.store.rows(code))
            c, turn = new_c(), side.view.turn
            refused = await side.ask(intents.Play(tile="9-9", at="start"), turn, c)
            assert isinstance(refused, Nack)
            assert "9-9" in refused.text
            assert len(await running.house.store.rows(code)) == before
            assert isinstance(await side.ask(acts(side.view)[0], turn, c), Ack)

    in_house(tmp_path, use)


@pytest.mark.parametrize("c", ["", "short", "x" * 15, "x" * 65])
def test_the_id_of_a_command_is_long_enough(c: str, tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        async with ana.at(await ana.open("draw")) as side:
            await side.send(Act(c=c, do=intents.Start()))
            await side.when(lambda: bool(side.answers))
            (answer,) = side.answers
            assert isinstance(answer, Nack)
            assert answer.why == "malformed"
        await ana.close()

    in_house(tmp_path, use)


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


def test_another_protocol_is_told_to_reload(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        async with ana.at(await ana.open("draw"), hello=False) as side:
            await side.send({"type": "hello", "protocol": PROTOCOL + 1, "lang": "fr"})
            await side.when(lambda: side.closed)
            assert side.bye
            assert side.bye.why == "reload"
        await ana.close()

    in_house(tmp_path, use)


def test_a_table_that_is_none(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        guest = Guest(running.base, "fr")
        async with guest.at("AAAABBBB", hello=False) as side:
            await side.when(lambda: side.closed)
            assert side.bye
            assert side.bye.why == "unknown"
            assert side.socket.close_code == 4404
        await guest.close()

    in_house(tmp_path, use)


def test_pings_are_answered_before_and_after_hello(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        async with ana.at(await ana.open("draw"), hello=False) as side:
            await side.send(Ping(n=1))
            await side.hello()
            await side.send(Ping(n=-(2**40)))
            await side.when(lambda: side.pongs == [1, -(2**40)])
        await ana.close()

    in_house(tmp_path, use)


MALFORMED = [
    "null",
    "[]",
    "1e999",
    "",
    b"",
    b'{"type":"ping","n":1}',
    "x" * 1_048_576,
    "[" * 10_000,
    '{"type":"ping","n":' + "[" * 4000,
    "{}",
    '{"type":"act"}',
    '{"type":"act","c":"0123456789abcdef"}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"play","tile":true,"at":"left"}}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"play","tile":"6-6"}}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"cheat"}}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"pass","seat":1}}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"remove","seat":1e999}}',
    '{"type":"nonsense"}',
    '{"type":"hello","protocol":"1","lang":"en"}',
    '{"type":"ping","n":1,"more":2}',
    '{"type":"ping","n":1e999}',
    '{"type":"hello","protocol":1,"lang":"\\ud800"}',
]


@pytest.mark.parametrize("i", range(len(MALFORMED)))
def test_S22_a_malformed_frame_closes_its_own_socket_alone(i: int, tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack)
            rows = len(await running.house.store.rows(code))
            async with guests[0].at(code) as bad:
                await bad.send(MALFORMED[i])
                await bad.when(lambda: bad.closed or bool(bad.answers))
            assert len(await running.house.store.rows(code)) == rows
            side, _ = mover(sides)
            await side.done(acts(side.view)[0], side.view.turn)

    in_house(tmp_path, use)


def test_numbers_beyond_all_bounds_harm_nobody(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        async with ana.at(await ana.open("draw")) as side:
            big = 10**30
            await side.send(Act(c=new_c(), do=intents.Remove(seat=big)))
            await side.send(Act(c=new_c(), do=intents.Pass(), turn=-big))
            await side.when(lambda: len(side.answers) == 2)
            await side.hello("en", since=big)
            await side.when(lambda: len(side.frames) >= 2)
            assert side.frames[-1].news == []
        await ana.close()

    in_house(tmp_path, use)


def test_who_has_no_name_may_look_but_not_sit(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        stranger = Guest(running.base, "fr")
        async with stranger.at(await ana.open("draw")) as side:
            assert side.view.you is None
            assert side.view.hand is None
            assert await side.why(intents.Sit()) == "no-name"
        await asyncio.gather(ana.close(), stranger.close())

    in_house(tmp_path, use)


def test_S18_a_seat_is_not_taken_by_a_name(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, _, sides = await two_at_draw(running, stack)
            thief = Guest(running.base)
            await thief.call_me("Ana")
            async with thief.at(code) as side:
                assert side.view.you is None
                assert side.view.hand is None
                assert await side.why(intents.Draw(), side.view.turn) == "not-seated"
            await thief.close()
            assert sides[0].view.you == 0

    in_house(tmp_path, use)


def test_S14_S15_a_waiting_room_tells_who_comes_and_goes(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        ana, rui, lea = await people(running.base, {"Ana": "en", "Rui": "pt-BR", "Léa": "fr"})
        code = await ana.open("draw")
        async with ana.at(code) as a, rui.at(code) as r, lea.at(code) as other:
            await r.done(intents.Sit())
            await other.done(intents.Sit())
            v = await a.done(intents.Leave())
            await other.reaches(v)
            heard = [item.text for frame in other.frames for item in frame.news if item.v == v]
            assert heard[0].startswith("Ana ")
            assert heard[1].startswith("Rui ")
            view = await r.until(lambda view: len(view.seats) == 2)
            assert (view.you, view.host) == (0, 0)
            late = Guest(running.base)
            async with late.at(code) as onlooker:  # who comes now reads it all, with the names of who has left
                assert any("Ana" in item.text for item in onlooker.frames[0].news)
            await late.close()
        for guest in (ana, rui, lea):
            await guest.close()

    in_house(tmp_path, use)


def test_C12_three_languages_at_one_table(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        ana, rui, lea = await people(running.base, {"Ana": "en", "Rui": "pt-BR", "Léa": "fr"})
        code = await ana.open("draw")
        async with ana.at(code) as a, rui.at(code) as r, lea.at(code) as other:
            v = await r.done(intents.Sit())
            said = {}
            for lang, side in {"en": a, "pt-BR": r, "fr": other}.items():
                await side.reaches(v)
                (said[lang],) = [item.spoken for frame in side.frames for item in frame.news if item.v == v]
            assert said == {"en": "Rui sits down.", "pt-BR": said["pt-BR"], "fr": said["fr"]}
            assert said["pt-BR"].startswith("Você ")
            assert said["fr"].startswith("Rui ")
            await r.hello("en")
            await r.when(lambda: any(item.text == "You sit down." for item in r.frames[-1].news))
            assert all(item.past for item in r.frames[-1].news)
        for guest in (ana, rui, lea):
            await guest.close()

    in_house(tmp_path, use)


@pytest.mark.parametrize(
    ("game", "names", "robots", "options"),
    [
        ("partners", 4, 0, {"target": 50}),
        ("draw", 1, 2, {"target": 50}),
        ("salon", 2, 4, {"set": 9, "teams": 3, "limit": 50}),
        ("mexican-train", 1, 2, {"rounds": 4}),
    ],
)
def test_a_whole_match_by_sockets_verifies(
    game: str, names: int, robots: int, options: dict[str, int], tmp_path: Path
) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            guests = await people(running.base, {f"P{n}": ("en", "fr", "pt-BR")[n % 3] for n in range(names)})
            kinds = ["steady", "beginner", "steady", "steady"][:robots]
            code = await guests[0].open(game, options=options, robots=kinds)
            sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
            for side in sides[1:]:
                await side.done(intents.Sit())
            for side in sides:
                await side.done(intents.Salt(salt=new_c()))
            await sides[0].done(intents.Start())
            for side in sides:
                await side.until(lambda view: view.phase != "waiting")
            async with asyncio.timeout(60):
                await asyncio.gather(*(play(side, Random(n)) for n, side in enumerate(sides)))
            record = await guests[0].http.get(f"/api/tables/{code}/record")
            assert record.headers["content-disposition"] == f'attachment; filename="doublesix-{code}.jsonl"'
            assert verify(record.content.splitlines()).matches == 1
            head = msgspec.json.decode(record.content.splitlines()[0])
            assert [seat.get("bot") for seat in head["seats"]].count(None) == names
            assert all((seat.bot is None) == (seat.seat < 1 or seat.seat > robots) for seat in sides[0].view.seats)
            async with guests[0].at(code) as late:  # S08
                assert late.view.phase == "over"
                assert late.view.winners
                assert late.view.to_play is None
                assert not any(item.spoken for item in late.frames[0].news)
            for guest in guests:
                await guest.close()

    in_house(tmp_path, use)


def test_robots_wait_while_nobody_is_there_and_are_called_robots(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        code = await ana.open("draw", access="solo", robots=["steady"], options={"target": 500})
        async with ana.at(code) as side:
            await side.done(intents.Start())
            await side.until(lambda view: view.phase == "playing" and view.to_play == 0)
            assert side.view.seats[1].bot == "steady"
            assert "(robot)" in "".join(item.text for frame in side.frames for item in frame.news)
        await running.time.move(60_000)
        room = await running.house.room(code)
        assert room
        person, play = room.table.seats[0].person, acts(side.view)[0]
        v = await room.command(person, play, side.view.turn, new_c())  # as if from a page long gone
        if room.table.to_play == 1:
            assert (await running.house.store.rows(code))[-1].version == v
        async with ana.at(code) as side:
            await side.until(lambda view: view.to_play == 0 or view.phase != "playing")
        await ana.close()

    in_house(tmp_path, use)
