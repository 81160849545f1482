"""Whole matches whose people lose their sockets and come again, every third turn or so: what did anybody see?"""

from __future__ import annotations

import asyncio

from doublesix.rules.variants import VARIANTS
from doublesix.table import events as ev
from tests.judge.evidence import Evidence
from tests.judge.loop import Loop
from tests.judge.opening import Cast, on_disk
from tests.judge.page import Page
from tests.judge.world import ONLOOKER, Faults, World, noted
from tests.strategies import SETTINGS, Setting
from tests.support.desk import desk_of

NO_FAULTS = Faults(0, 0, 0, 0, 0, 0, 0)
RECONNECTING = 0.3
MOST_STEPS = 60_000


class Match(World):
    """One match from its first deal to its end, with an onlooker."""

    def __init__(self, seed: int, loop: Loop) -> None:
        super().__init__(seed, loop, NO_FAULTS)
        self.pages = [page for page in self.pages if page.number != ONLOOKER] + [self._page(ONLOOKER, None)]
        self._turns: dict[int, int] = {}
        self._losing: list[Page] = []

    def _prepared(self, seed: int) -> Cast:
        game = sorted(VARIANTS)[seed % 4]
        settings = [one for one in SETTINGS[game] if one.players <= (4, 4, 10)[seed % 3]]
        shortest = min(map(_length, settings))
        short = [setting for setting in settings if _length(setting) == shortest]
        desk = desk_of(short[seed // 4 % len(short)], seed)
        desk.keep([ev.Watched(on=True)])
        return on_disk(desk, self.disk)

    async def run(self) -> Evidence:
        with noted(self.evidence.faults):
            for _ in range(MOST_STEPS):
                await self.step()
                for page in self._losing:
                    if page.wire and page.wire.open:
                        page.wire.lose(len(page.wire.under_way))
                self._losing.clear()
                if any(page.view and page.view.phase == "over" for page in self.pages):
                    break
            else:
                self.evidence.faults.append("the match does not end")
            assert self.process
            await self.process.kill()
        return self.evidence

    def _heard(self, page: Page, text: str) -> None:
        super()._heard(page, text)
        if page.view and self._turns.get(page.number) != page.view.turn:
            self._turns[page.number] = page.view.turn
            if self.chance.random() < RECONNECTING:
                self._losing.append(page)


def _length(setting: Setting) -> list[int]:
    return [setting.options.get(name, 0) for name in ("target", "limit", "rounds")]


def match(seed: int) -> Evidence:
    """All that was said in the match of a seed."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        return runner.run(Match(seed, loop).run())
