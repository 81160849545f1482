"""Two workers over one PostgreSQL: one log decides, and each second each of them finds what it was not told."""

from __future__ import annotations

import asyncio

import pytest

from doublesix.rules.round import legal
from doublesix.table import intents
from doublesix.table.acting import intent_of
from doublesix.table.apply import replay
from doublesix.table.codec import decode
from doublesix.table.table import Access, Table
from doublesix.web.command import command
from doublesix.web.presence import EXCUSED, GRACE
from doublesix.web.watching import Onlooker
from doublesix.wire.messages import Ack, Act, Nack
from tests.time.hall import Guest
from tests.time.virtual import settle
from tests.workers.pair import Pair, Worker, with_two


async def log(worker: Worker, code: str) -> Table:
    """The table as its log has it."""
    rows = await worker.store.rows(code)
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    return replay([event for row in rows for event in decode(row.body)])


def whose(table: Table) -> str:
    assert table.to_play is not None
    return table.seats[table.to_play].person


def test_a_row_whose_hint_was_lost_is_there_within_a_second(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        before = (await pair.other.room(code)).version
        version = await pair.one.ask(code, "a", intents.Say(phrase="hello"))
        assert (await pair.other.room(code)).version == before
        await pair.look()
        assert (await pair.other.room(code)).version == version

    with_two(database, story)


def test_of_two_commands_for_one_row_both_are_done_in_turn(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        for _ in range(10):
            said = intents.Say(phrase="hello")
            got = await asyncio.gather(pair.one.ask(code, "a", said), pair.other.ask(code, "b", said))
            assert abs(got[0] - got[1]) == 1
        await log(pair.one, code)

    with_two(database, story)


def test_S01_a_command_sent_again_to_the_other_worker_is_done_once(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        table = await log(pair.one, code)
        assert table.round
        play, person = intent_of(legal(table.round)[0]), whose(table)
        rooms, c = [await worker.room(code) for worker in (pair.one, pair.other)], "the same command"
        first, second = await asyncio.gather(*(room.command(person, play, table.turn, c) for room in rooms))
        assert first == second
        assert [row.c for row in await pair.one.store.rows(code)].count(c) == 1

    with_two(database, story)


def test_X03_of_two_who_look_alike_one_sits_down_whichever_worker_they_ask(database: str) -> None:
    async def story(pair: Pair) -> None:
        await pair.one.store.save_person("b", "Ana", "en", 1)
        await pair.one.store.save_person("c", "ANA", "en", 1)
        code = await pair.one.house.open_table("a", "draw", {}, Access.INVITATION, False, [])
        answers = await asyncio.gather(sits(pair.one, code, "b"), sits(pair.other, code, "c"))
        assert sorted(isinstance(answer, Ack) for answer in answers) == [False, True], answers

    with_two(database, story)


async def sits(worker: Worker, code: str, person: str) -> Ack | Nack:
    """Ask again where it was not kept: a process that stood for two seconds in a transaction has lost it."""
    room, act = await worker.room(code), Act(c=person * 16, do=intents.Sit())
    while isinstance(answer := await command(worker.house, room, person, act, "en"), Nack) and answer.why == "not-kept":
        pass
    return answer


def test_T2_a_turn_that_is_up_is_played_once(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        before = await log(pair.one, code)
        for _ in range(45):
            await pair.look()
        after = await log(pair.one, code)
        assert after.turn == before.turn + 1
        assert after.due
        assert before.due
        assert after.due.at > before.due.at

    with_two(database, story)


def test_T3_who_is_here_by_another_worker_is_here(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        for worker in (pair.one, pair.other):
            assert (await worker.room(code)).presence.here == {"a", "b"}
        table = await log(pair.one, code)
        assert table.due
        assert table.due.at - pair.time.now > 40_000  # nobody's turn was shortened

    with_two(database, story)


def test_T3_who_comes_by_a_worker_that_was_not_heard_of_yet_is_here(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.one.house.open_table("a", "draw", {}, Access.INVITATION, False, [])
        await pair.one.come(code, "a")
        await pair.other.come(code, "b")
        while pair.other.fellows._keeping:
            await pair.other.fellows._keeping
        room = await pair.one.room(code)
        await room.learn()  # as a hint has it do, before the next look
        assert room.presence.here == {"a", "b"}

    with_two(database, story)


def test_P9_who_leaves_one_worker_is_away_at_both(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        leaver = whose(await log(pair.one, code))
        left, stays = (pair.one, pair.other) if leaver == "a" else (pair.other, pair.one)
        await left.go(code, leaver)
        for _ in range(GRACE // 1_000 + 1):
            await pair.look()
        assert (await stays.room(code)).presence.here == {"a", "b"} - {leaver}
        after = await log(pair.one, code)
        assert after.due
        assert after.due.at - pair.time.now < 5_000

    with_two(database, story)


def test_T3_who_changes_workers_was_never_away(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        before = await pair.one.store.rows(code)
        await pair.other.go(code, "b", excused=True)
        await pair.look()
        await pair.one.come(code, "b")
        for _ in range(30):
            await pair.look()
        assert (await pair.one.room(code)).presence.here == {"a", "b"}
        assert await pair.one.store.rows(code) == before

    with_two(database, story)


def test_T3_the_close_of_a_worker_that_ends_is_excused_at_the_others(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        await pair.other.go(code, "b", excused=True)
        for _ in range(EXCUSED // 1_000):
            await pair.look()
            assert (await pair.one.room(code)).presence.here == {"a", "b"}
        for _ in range(GRACE // 1_000 + 1):
            await pair.look()
        assert (await pair.one.room(code)).presence.here == {"a"}

    with_two(database, story)


def test_T3_the_people_of_a_worker_that_died_go_away_when_its_lease_runs_out(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        await pair.other.dies()
        await pair.one.house.tick()
        assert (await pair.one.room(code)).presence.here == {"a", "b"}
        await pair.time.advance(GRACE)
        assert (await pair.one.room(code)).presence.here == {"a"}
        assert await pair.one.fellows.orphans() == []  # they are missed once

    with_two(database, story)


def test_T4_nobody_notes_an_outage_while_another_worker_is_up(database: str) -> None:
    async def story(pair: Pair) -> None:
        await pair.table()
        for _ in range(30):
            await pair.time.advance(1_000)
            await pair.one.house.tick()
        await pair.other.house.awake()
        assert pair.other.house.outage == pair.one.house.outage == (0, 0)

    with_two(database, story)


def test_T4_an_outage_of_all_is_known_to_all(database: str) -> None:
    async def story(pair: Pair) -> None:
        await pair.table()
        began = pair.time.now
        pair.time.now += 30_000
        await pair.one.house.tick()
        await pair.other.house.awake()
        assert pair.other.house.outage == pair.one.house.outage == (began, began + 30_000)

    with_two(database, story)


def test_a_table_has_its_robots_moved_by_one_worker(database: str) -> None:
    async def story(pair: Pair) -> None:
        one, other = pair.one.fellows, pair.other.fellows
        assert await one.claim("robots/T", 60_000)
        assert await one.claim("robots/T", 60_000)
        assert not await other.claim("robots/T", 60_000)
        await one.release("robots/T")
        assert await other.claim("robots/T", 60_000)
        await other.leave()
        assert await one.claim("robots/T", 60_000)

    with_two(database, story)


def test_a_robot_that_another_worker_moved_meanwhile_is_let_be(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(pair: Pair) -> None:
        robots = ["beginner"]
        code = await pair.one.house.open_table("a", "draw", {}, Access.INVITATION, False, robots)
        await pair.one.come(code, "a")
        claim = pair.one.fellows.claim

        async def claimed_late(key: str, ms: int) -> bool:
            while (table := await log(pair.one, code)).round and (person := whose(table)) != "a":
                await pair.other.ask(code, person, intent_of(legal(table.round)[0]), table.turn)
            await (await pair.one.room(code)).ledger.read_on()
            return await claim(key, ms)

        pair.one.fellows.claim = claimed_late  # type: ignore[method-assign]
        await pair.one.ask(code, "a", intents.Start())
        await settle()
        while (table := await log(pair.one, code)).turn < 6:
            assert table.round
            assert whose(table) == "a"
            await pair.one.ask(code, "a", intent_of(legal(table.round)[0]), table.turn)
            await settle()
        assert not caplog.records

    with_two(database, story)


def test_a_name_and_a_browser_are_looked_up_anew_within_ten_seconds(database: str) -> None:
    async def story(pair: Pair) -> None:
        assert await pair.other.house.people.name("a") == "Pa"
        await pair.one.house.people.rename("a", "Ana", "en", 1)
        for _ in range(10):
            await pair.look()
        assert await pair.other.house.people.name("a") == "Ana"

    with_two(database, story)


def test_an_onlooker_who_is_renamed_by_one_worker_is_called_so_by_both(database: str) -> None:
    async def story(pair: Pair) -> None:
        code = await pair.table()
        mine, others = await pair.one.room(code), await pair.other.room(code)
        onlooker = Guest(None)
        onlooker.onlooker = Onlooker("c", await pair.one.house.people.name("c") or "")
        await mine.watch(onlooker)
        await pair.look()
        assert mine.gathering.onlookers == others.gathering.onlookers == ("Pc",)
        await pair.other.house.people.rename("c", "Cléo", "en", 1)
        for _ in range(11):
            await pair.look()
        assert mine.gathering.onlookers == others.gathering.onlookers == ("Cléo",)

    with_two(database, story)
