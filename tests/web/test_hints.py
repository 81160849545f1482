"""Hints over the wire: where they were chosen, to who is to play, in their words; the table is told that there are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from doublesix.table import intents
from doublesix.web.limits import Limits, Rate
from doublesix.wire.messages import Hint
from tests.support.guest import Guest, Side, acts, play
from tests.support.house import Running, open_house
from tests.web.sockets import in_house


@asynccontextmanager
async def alone(running: Running, hints: bool) -> AsyncIterator[Side]:
    """Ana against a robot, dealt to."""
    guest = Guest(running.base, "fr")
    await guest.call_me("Ana")
    code = await guest.open("draw", access="solo", robots=["beginner"], hints=hints)
    async with guest.at(code) as side:
        await side.done(intents.Start())
        await side.until(lambda view: view.to_play == view.you)
        yield side
    await guest.close()


def test_a_hint_is_a_legal_act_in_the_listeners_words(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with alone(running, hints=True) as side:
            assert side.view.hints
            assert any(news.kind == "hints" for frame in side.frames for news in frame.news)
            for _ in range(3):
                await side.until(lambda view: view.to_play == view.you or view.phase != "playing")
                if side.view.phase != "playing":
                    return
                before = side.view
                hint = await side.hint(before.turn)
                assert isinstance(hint, Hint)
                assert hint.text.startswith(("Jouez ", "On ne peut", "Rien ne va"))
                if hint.tile:
                    assert intents.Play(tile=hint.tile, at=hint.place or "") in acts(before)
                assert side.view == before  # nothing has happened
                await play(side, Random(1), 1)

    in_house(tmp_path, use)


def test_no_hint_where_they_were_not_chosen_nor_out_of_turn(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with alone(running, hints=False) as side:
            assert not side.view.hints
            assert await side.hint(side.view.turn) == "no-hints"
        async with alone(running, hints=True) as side:
            assert await side.hint(side.view.turn - 1) == "turn-over"
            assert await side.hint(side.view.turn, c="short") == "malformed"

    in_house(tmp_path, use)


def test_people_who_play_each_other_cannot_have_hints(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        guest = Guest(running.base)
        await guest.call_me("Ana")
        for access in ("invitation", "public"):
            answer = await guest.http.post("/api/tables", json={"game": "draw", "access": access, "hints": True})
            assert (answer.status_code, answer.json()["why"]) == (400, "no-hints")
        await guest.close()

    in_house(tmp_path, use)


def test_X07_hints_are_given_at_a_pace(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=Limits(hints=Rate(1, 1))) as running, alone(running, hints=True) as side:
            assert await side.hint(side.view.turn - 1) == "turn-over"
            assert await side.hint(side.view.turn) == "too-fast"

    asyncio.run(run())
