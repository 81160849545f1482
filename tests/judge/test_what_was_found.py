"""What the judge found in the house, each as it happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from doublesix.store.log import Head, Person, Row
from doublesix.table import clock, intents
from doublesix.table.apply import replay
from doublesix.table.codec import encode
from doublesix.web.frames import frame_of
from doublesix.web.socket import Who
from doublesix.wire.messages import PROTOCOL, Act, Hello
from doublesix.wire.news import Listener
from tests.judge.disk import Disk
from tests.judge.loop import Loop
from tests.judge.process import Clock, Process
from tests.judge.wire import Wire
from tests.judge.world import noted, text_of
from tests.support.desk import NOW, Desk
from tests.time.hall import Hall, left, story

CODE = "JUDGED22"
HELLO = text_of(Hello(protocol=PROTOCOL, lang="en"))


def in_process(story: Callable[[Process, Loop], Awaitable[None]]) -> list[str]:
    """Tell a story of one open house with the table JUDGED22, where a sits; what the house noted as faults."""
    desk, disk, faults = Desk("draw"), Disk(), list[str]()
    disk.people = {letter: Person(letter, f"P{letter}", "en") for letter in "ab"}
    disk.rows[CODE] = [Row(1, NOW, None, encode(desk.rows[0]))]
    disk.heads[CODE] = Head(CODE, "draw", "invitation", 1, "waiting", None, NOW)
    disk.seats[CODE] = frozenset("a")

    async def run() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        with noted(faults):
            process = Process(disk, Clock(NOW), Random(0))
            await answered(process, loop)
            await story(process, loop)
            await process.kill()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(run())
    return faults


async def answered(process: Process, loop: Loop) -> None:
    """Let the disk answer all that is asked of it."""
    await loop.quiet()
    while process.line.asked or process.line.committed or process.line.reads:
        process.line.commit(9)
        while process.line.committed:
            process.line.answer()
        while process.line.reads:
            process.line.read(0)
        await loop.quiet()


async def connected(process: Process, loop: Loop, person: str) -> Wire:
    """A socket of this person that has had its first frame."""
    wire = Wire(lambda text: None, lambda wire: None, slow=False)
    process.serve(wire, CODE, Who(person))
    wire.say(HELLO)
    for _ in range(2):
        await answered(process, loop)
        wire.deliver()
    await answered(process, loop)
    return wire


def test_who_sits_down_while_names_are_looked_up_is_in_the_frame() -> None:
    frames: list[object] = []

    async def story(process: Process, loop: Loop) -> None:
        assert process.house
        asked = asyncio.ensure_future(process.house.room(CODE))
        await answered(process, loop)
        room = asked.result()
        assert room
        framing = asyncio.ensure_future(frame_of(process.house, room, Listener("a", "en")))
        await loop.quiet()
        sitting = asyncio.ensure_future(room.command("b", intents.Sit(), None, "b sits down now"))
        await loop.quiet()
        process.line.commit(1)
        process.line.answer()
        await loop.quiet()
        assert sitting.done()
        await answered(process, loop)
        frames.append([seat.name for seat in framing.result().view.seats])

    assert in_process(story) == []
    assert frames == [["Pa", "Pb"]]


def test_who_is_back_before_the_house_sees_to_their_absence_keeps_their_time() -> None:
    table = replay(Desk("draw").sit("b").start().log)
    assert table.to_play is not None
    person, other = table.seats[table.to_play].person, table.seats[1 - table.to_play].person
    desk = Desk("draw")
    desk.now += 10_000
    assert clock.away(table, person, NOW, desk.world({other})) != []
    assert clock.away(table, person, NOW, desk.world({other, person})) == []


def test_a_socket_that_is_lost_before_it_opens_is_no_fault() -> None:
    async def story(process: Process, loop: Loop) -> None:
        wire = Wire(lambda text: None, lambda wire: None, slow=False)
        wire.lose(1)
        process.serve(wire, CODE, Who("a"))
        for _ in range(2):
            await answered(process, loop)
            wire.deliver()
        await answered(process, loop)

    assert in_process(story) == []


def test_a_socket_that_is_lost_before_its_answer_is_no_fault() -> None:
    async def story(process: Process, loop: Loop) -> None:
        wire = await connected(process, loop, "a")
        wire.say(text_of(Act(c="a command of a's", do=intents.Salt(salt="mine"))))
        wire.deliver()
        await loop.quiet()
        wire.lose(0)
        await answered(process, loop)
        if wire.deliverable:
            wire.deliver()
        await answered(process, loop)

    assert in_process(story) == []


@story
async def test_T4_killed_again_before_every_table_had_its_time(hall: Hall) -> None:
    """The second outage is short, but the first one still counts."""
    seats = await (await hall.table("draw", "ab")).start()
    before = await seats.look()
    await hall.kill()
    hall.time.now += 60_000
    await hall.open()
    await hall.kill()
    hall.time.now += 500
    await hall.open()
    for person in "ab":
        await seats.come(person)
    await hall.advance(1)
    after = await seats.look()
    assert after.to_play == before.to_play
    assert left(after, hall) > 40


@story
async def test_T4_a_disk_that_stands_is_an_outage_too(hall: Hall) -> None:
    """The house was kept from noting that it is up, and notices that only when it may write again."""
    seats = await (await hall.table("draw", "ab")).start()
    before = await seats.look()
    beat = hall.store.beat

    async def slow(now: int) -> None:
        hall.time.now += 30_000
        hall.store.beat = beat  # type: ignore[method-assign]
        await beat(now)

    hall.time.now += 20_000
    hall.store.beat = slow  # type: ignore[method-assign]
    await (await seats.room()).time_up()
    after = await seats.look()
    assert after.to_play == before.to_play
    assert left(after, hall) > 40
