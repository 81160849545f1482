"""The disk in memory does what the real store does: any calls in any order have the same answers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from doublesix.store.log import Standing
from doublesix.store.sql import Store
from tests.judge.disk import Disk, Line, Memory

CODES = ("T", "U", "V")
PEOPLE = ("ana", "rui", "léa")


async def ask(store: Store | Memory, chance: Random) -> object:
    """Some call, and its answer."""
    code, person, version = chance.choice(CODES), chance.choice(PEOPLE), chance.randint(1, 12)
    c = chance.choice([None, f"c{chance.randint(1, 8)}"])
    now = chance.randint(0, 100)
    people = chance.choice([None, frozenset(chance.sample(PEOPLE, chance.randint(0, 3)))])
    head = Standing(chance.choice(["waiting", "playing", "over"]), chance.choice([None, now + 5]), people)
    match chance.randrange(14):
        case 0:
            return await store.create(code, "draw", chance.choice(["public", "solo"]), now, b"1", None, head=head)
        case 1 | 2 | 3 | 4 if found := await store.head(code):
            version = found.version + chance.choice([0, 1, 1, 1, 2])
            return await store.append(code, version, b"%d" % now, at=now, c=c, by=person, head=head)
        case 5:
            return await store.rows(code, version - 1)
        case 6:
            return await store.rows(code)
        case 12:
            return await store.rows_after({code: version - 1, person: 0, "V": 1})
        case 7:
            return [await store.tables_of(person, 2), await store.public(2)]
        case 8:
            return sorted(await store.due(now, 5))
        case 9:
            await store.beat(now)
            return await store.last_beat()
        case 10:
            await store.keep(code, f"{now}")
            return [await store.kept(code), await store.kept("none")]
        case 11:
            await store.save_person(person, f"P{now}", "fr", now)
            return [await store.person(person), await store.names([*PEOPLE, "nobody"])]
    return await store.head(code)


async def answers(store: Store | Memory, seed: int) -> list[object]:
    chance = Random(seed)
    for person in PEOPLE:
        await store.save_person(person, person, "en", 0)
    return [await ask(store, chance) for _ in range(150)]


async def in_memory(seed: int) -> list[object]:
    line = Line()
    asked = asyncio.ensure_future(answers(Memory(Disk(), line), seed))
    while not asked.done():
        line.commit(1)
        if line.committed:
            line.answer()
        if line.reads:
            line.read(0)
        await asyncio.sleep(0)
    return asked.result()


async def on_disk(folder: Path, seed: int) -> list[object]:
    store = await Store.open(folder)
    try:
        return await answers(store, seed)
    finally:
        await store.close()


@pytest.mark.parametrize("seed", range(6))
def test_both_answer_alike(tmp_path: Path, seed: int) -> None:
    assert asyncio.run(in_memory(seed)) == asyncio.run(on_disk(tmp_path, seed))
