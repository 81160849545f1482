"""What the record says of time: when each act was made, and what was left of its turn."""

from __future__ import annotations

from doublesix.record import lines
from doublesix.table import intents
from doublesix.table.table import Access, Phase
from tests.time.hall import Hall, Seats, play_turn, story

NAMES = {"a": "Ana", "b": "Bo", "robot-1": "Cog"}


async def finish(seats: Seats) -> list[lines.Act]:
    """Play the match to its end; the acts of its record."""
    while (table := await seats.look()).phase is not Phase.OVER:
        if table.phase is Phase.PLAYING:
            await seats.play()
        else:
            for person in sorted(table.people):
                await seats.ask(person, intents.Ready())
    await seats.verified()
    return [line for line in await seats.record(NAMES) if isinstance(line, lines.Act)]


@story
async def test_an_act_says_when_it_was_made_and_what_the_turn_had_left(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab", target=50)).start()
    began = hall.time.now
    await hall.advance(10)
    await play_turn(seats)
    await hall.advance(45)
    acts = await finish(seats)
    assert (acts[0].at_ms, acts[0].clock_ms) == (10_000, 35_000)
    late = next(act for act in acts if act.by)
    assert (late.at_ms, late.clock_ms) == (55_000, 0)
    times = [act.at_ms for act in acts if act.at_ms is not None]
    assert times == sorted(times)
    assert len(times) == len(acts)
    assert times[-1] == hall.time.now - began


@story
async def test_T1_alone_with_robots_an_act_says_only_when(hall: Hall) -> None:
    seats = await (await hall.table("draw", "a", robots=1, access=Access.SOLO, target=50)).start()
    await hall.advance(7)
    acts = await finish(seats)
    assert next(act for act in acts if act.seat == 0).at_ms == 7_000
    assert [act.clock_ms for act in acts] == [None] * len(acts)
