"""What lives is put aside, so that nobody waits while Python looks for circles; but not for good."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest

from doublesix.web.rubbish import Rubbish


class Circle:
    """Something that needs itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize("long", [0.0, 60.0])
def test_circles_wait_only_while_a_look_takes_long(long: float) -> None:
    async def run() -> tuple[bool, bool]:
        rubbish = Rubbish(long, again=0)
        rubbish.begin()
        try:
            circle = Circle()
            gc.collect()
            waits = ref(circle)
            del circle
            gc.collect()
            at_first = waits() is None
            async with asyncio.timeout(20):
                while waits():
                    await asyncio.sleep(0)
            return at_first, waits() is None
        finally:
            rubbish.end()
            gc.unfreeze()

    before = gc.get_threshold()
    assert asyncio.run(run()) == (long > 0, True)
    assert gc.get_threshold() == before
