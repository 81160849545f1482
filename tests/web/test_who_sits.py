"""Who is who at a table: strangers, thieves, who comes and goes, in everybody's language."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import get_args

from doublesix.table import intents
from tests.support.guest import Guest, people
from tests.support.house import Running
from tests.web.sockets import in_house, two_at_draw


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


ASKED: tuple[intents.AnyIntent, ...] = (
    *(intents.Sit(), intents.Sit(bot="steady"), intents.Leave(), intents.Remove(seat=0)),
    *(intents.Option(name="target", value=50), intents.Start(), intents.Ready(), intents.Salt(salt="0" * 16)),
    *(intents.Play(tile="6-6", at="start"), intents.Draw(), intents.Pass(), intents.Say(phrase="hello")),
    *(intents.Rematch(), intents.Rotate(), intents.End(), intents.Watch(on=True)),
    *(intents.Knock(seat=0), intents.Grant(seat=0)),
)


def test_S18_a_stranger_with_the_code_moves_nothing_whatever_they_ask(tmp_path: Path) -> None:
    assert {type(asked) for asked in ASKED} == set(get_args(intents.AnyIntent))

    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, guests, sides = await two_at_draw(running, stack)
            rows = len(await running.house.store.rows(code))
            stranger = Guest(running.base)
            await stranger.call_me("Mal")
            async with stranger.at(code) as side:
                for asked in ASKED:
                    assert await side.why(asked, sides[0].view.turn) != "too-fast"
                    running.time.now += 100
                assert side.view.you is None
                assert not any(frame.view.sees or frame.news for frame in side.frames)
            for path in ("record", "replay", "review"):
                for guest in (stranger, guests[0]):
                    assert (await guest.http.get(f"/api/tables/{code}/{path}")).status_code == 404
            assert len(await running.house.store.rows(code)) == rows
            await stranger.close()

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


def test_another_name_is_seen_at_once_in_the_midst_of_a_round(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            _, guests, sides = await two_at_draw(running, stack)
            v = sides[0].v
            assert (await guests[1].call_me("Ruizinho")).status_code == 200
            for side in sides:
                view = await side.until(lambda view: view.seats[1].name == "Ruizinho")
                assert (side.v, view.phase) == (v, "playing")

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
