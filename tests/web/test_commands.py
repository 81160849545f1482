"""What is asked by a socket: done once, answered, in the store."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from doublesix.table import intents
from doublesix.wire.messages import Ack, Act, Nack
from tests.support.guest import acts, new_c, people
from tests.support.house import Running
from tests.web.sockets import in_house, mover, two_at_draw


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
