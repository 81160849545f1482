"""What the round has told of the hands: sent where one practises or plays alone, to nobody who plays against people."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from doublesix.table import intents
from tests.support.guest import Guest, play
from tests.support.house import Running
from tests.web.sockets import in_house, two_at_draw


def test_people_who_play_each_other_are_never_told_what_can_be_deduced(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            _, _, sides = await two_at_draw(running, stack)
            for most in range(30):
                moving = next(side for side in sides if side.view.to_play == side.view.you)
                await play(moving, Random(most), 1)
                for side in sides:
                    await side.reaches(moving.v)
                    assert [frame.view.known for frame in side.frames] == [None] * len(side.frames)
                if moving.view.phase != "playing":
                    return

    in_house(tmp_path, use)


def test_alone_and_in_practice_everybody_is_told(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        for access in ("solo", "invitation"):
            guest = Guest(running.base)
            await guest.call_me("Ana")
            code = await guest.open("partners", access=access, practice=True, robots=["beginner"] * 3)
            async with guest.at(code) as side:
                await side.done(intents.Start())
                await play(side, Random(4), 12)
                assert any(frame.view.known for frame in side.frames)
                for frame in side.frames:
                    for known in frame.view.known or []:
                        passed = frame.view.seats[known.seat].passed
                        assert sorted(passed) == known.none  # nobody draws at partners
            await guest.close()

    in_house(tmp_path, use)
