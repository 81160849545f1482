"""Where robots think: elsewhere or here, it comes to the same; and many robots in a row share four seconds."""

import asyncio
from random import Random

from doublesix.bots.robot import Seen, look
from doublesix.rules.match import begin, deal
from doublesix.rules.variants import VARIANTS
from doublesix.web.thinking import apart, choose


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
