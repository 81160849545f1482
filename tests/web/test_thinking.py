"""Where robots think: elsewhere or here, it comes to the same; and many robots in a row share four seconds."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from random import Random

import pytest

from doublesix.bots.robot import Seen, look
from doublesix.rules.match import begin, deal
from doublesix.rules.variants import VARIANTS
from doublesix.web.thinking import apart, choose, stop, thought


def seen_at_the_opening() -> Seen:
    """What the opener of a partnership round knows."""
    rules = VARIANTS["partners"].ruleset({"target": 100}, 4)
    match = begin(rules, 4)
    deck = list(rules.deck(1))
    Random(1).shuffle(deck)
    dealt = deal(match, deck)
    assert dealt
    return look(match, dealt, dealt.turn, {"target": 100}, ())


def test_a_long_thought_in_another_process_comes_to_the_same() -> None:
    seen, chance = seen_at_the_opening(), b"by chance"
    assert asyncio.run(apart("strong", seen, chance)) == choose("strong", seen, chance)


def test_a_quick_thought_comes_to_the_same() -> None:
    seen, chance = seen_at_the_opening(), b"by chance"
    assert asyncio.run(apart("steady", seen, chance)) == choose("steady", seen, chance)


def test_where_the_process_was_killed_another_takes_its_place() -> None:
    async def run() -> None:
        seen, chance = seen_at_the_opening(), b"by chance"
        await apart("strong", seen, chance)
        for process in active_children():
            process.kill()
        thoughts = [apart("strong", seen, chance) for _ in range(4)]
        assert await asyncio.gather(*thoughts) == [choose("strong", seen, chance)] * 4
        assert len(active_children()) == 1

    stop()
    asyncio.run(run())
    stop()


def test_what_is_thought_when_the_house_ends_begins_no_other_process() -> None:
    async def run() -> None:
        long = asyncio.ensure_future(thought(sum, range(10**10)))
        await thought_begun()
        stop()
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await long
        assert not active_children()

    async def thought_begun() -> None:
        while not active_children():
            await asyncio.sleep(0)

    stop()
    asyncio.run(run())
