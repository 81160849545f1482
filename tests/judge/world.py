"""A world of one house, one disk, some people and chance: everything that can happen happens in an order that the seed
alone decides."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from functools import partial
from random import Random

import msgspec

from doublesix.web.socket import Who
from doublesix.web.watching import Onlooker
from doublesix.wire import messages as m
from tests.judge.disk import Disk
from tests.judge.evidence import Evidence, Heard, Open, Sent
from tests.judge.loop import Loop
from tests.judge.opening import CODE, Cast, prepared
from tests.judge.page import Page
from tests.judge.process import Clock, Process
from tests.judge.wire import Wire
from tests.support.desk import NOW

STEPS = 200
LAST_STEPS = 4_000
ONLOOKER = 90


@dataclass(frozen=True, slots=True)
class Faults:
    """How often, of a thousand steps, each fault happens."""

    lost: int = 25
    killed: int = 6
    refused: int = 5
    elsewhere: int = 12
    stalled: int = 4
    tab: int = 4
    resent: int = 12


class World:
    """One run. What comes of it is `evidence`."""

    def __init__(self, seed: int, loop: Loop, faults: Faults) -> None:
        self.chance = Random(f"world {seed}")
        self.loop = loop
        self.often = (*astuple(faults), 1_000 - sum(astuple(faults)))
        self.clock = Clock(NOW)
        loop.clock = self.clock
        self.disk = Disk()
        cast = self._prepared(seed)
        self.evidence = cast.evidence
        self.pages = [self._page(n, person) for n, person in enumerate(cast.people)]
        if self.chance.random() < 0.3:
            self.pages.append(self._page(ONLOOKER, None))
        self.wires: list[Wire] = []
        self.process: Process | None = None
        self.n = 0
        self.calm = self.still = False

    def _prepared(self, seed: int) -> Cast:
        return prepared(seed, self.disk)

    def _page(self, number: int, person: str | None) -> Page:
        lang = self.chance.choice(["en", "en", "fr", "pt-BR"])
        knows = self.evidence.prepared if self.chance.random() < 0.7 else 0  # they have been here before, or not
        return Page(number, person, lang, Random(self.chance.random()), knows)

    async def run(self) -> Evidence:
        """Everything, and then calm until all is answered."""
        with noted(self.evidence.faults):
            for _ in range(STEPS):
                await self.step()
            self.calm = True
            await self._calm_down()
            if self.process:
                await self.process.kill()
        return self.evidence

    async def step(self) -> None:
        """One thing happens, and all that follows from it in the house."""
        self.n += 1
        if self.process and self.process.failed:
            await self._kill(self.process)
        if self.process is None:
            self.clock.now += self.chance.choice([0, 400, 2_000, 7_000, 60_000])
            self.process = Process(self.disk, self.clock, self.chance)
        else:
            await self._happens(self.process)
        await self.loop.quiet()

    async def _happens(self, process: Process) -> None:
        happens = [self._lose, self._kill, self._refuse, self._elsewhere, self._stall, self._tab, self._resend]
        (what,) = self.chance.choices([*happens, None], self.often)
        if what is None or self.calm:
            self._goes_on(process)
        else:
            await what(process)

    def _goes_on(self, process: Process) -> None:
        """One of what can happen where nothing fails."""
        can: list[tuple[int, Callable[[], None]]] = []
        line = process.line
        if line.asked:
            can.append((6, lambda: line.commit(self.chance.randint(1, 3))))
        if line.committed:
            can.append((8, line.answer))
        if line.reads:
            can.append((8, lambda: line.read(self.chance.randrange(len(line.reads)))))
        can += [(4, wire.deliver) for wire in self.wires if wire.deliverable]
        can += [(3, wire.take) for wire in self.wires if wire.untaken]
        at = process.next_timer()
        if at is not None and at <= self.clock.now:
            can.append((6, process.fire))
        if process.house:
            pages = [page for page in self.pages if self._may_do(page)]
            can += [(page.eager, partial(self._person, page)) for page in pages]
        if not self.calm:
            can.append((1, self._time))
        elif not can:
            self.still = True
            return
        self.chance.choices([act for _, act in can], [weight for weight, _ in can])[0]()

    def _may_do(self, page: Page) -> bool:
        if page.connected:
            return not (self.calm or page.pending)
        return not page.away or (not self.calm and self.chance.random() < 0.05)

    def _time(self) -> None:
        """Time goes by; what is due may be done late."""
        at = self.process.next_timer() if self.process else None
        until = 0 if at is None else max(0, at - self.clock.now)
        how = self.chance.random()
        if how < 0.5:
            self.clock.now += self.chance.randrange(800)
        elif how < 0.9:
            self.clock.now += until
        else:
            self.clock.now += until + self.chance.randrange(900)

    def _person(self, page: Page) -> None:
        if not page.connected:
            self._connect(page)
        elif act := page.wish():
            page.pending[act.c] = act
            self._send(page, act)

    def _send(self, page: Page, act: m.Act) -> None:
        assert page.wire
        self._note(page, act)
        page.wire.say(text_of(act))

    def _note(self, page: Page, act: m.Act) -> None:
        assert page.person
        self.evidence.sent.append(Sent(self.n, page.number, page.person, act, page.v, page.offers(act)))

    def _connect(self, page: Page) -> None:
        assert self.process
        wire = Wire(lambda text: self._heard(page, text), self._closed, self.chance.random() < 0.3)
        page.wire = wire
        self.wires.append(wire)
        who = Who(page.person) if page.person else Who(onlooker=Onlooker(name="Lu"))
        self.process.serve(wire, CODE, who)
        wire.say(text_of(page.hello()))
        for act in list(page.pending.values()):
            self._send(page, act)

    def _heard(self, page: Page, text: str) -> None:
        self.n += 1
        said = Heard(self.n, self.clock.now, page.number, page.person, page.person is None, page.v, page.lang, text)
        self.evidence.heard.append(said)
        wire = page.wire
        if isinstance(page.take(text), m.Frame) and page.person and wire and wire.presence is None:
            wire.presence = Open(page.person, self.clock.now)
            self.evidence.sockets.append(wire.presence)

    def _closed(self, wire: Wire) -> None:
        if wire.presence:
            wire.presence.until = self.clock.now

    # --- faults ------------------------------------------------------------------------------

    async def _lose(self, process: Process) -> None:
        if wires := [page.wire for page in self.pages if page.wire and page.wire.open]:
            wire = self.chance.choice(wires)
            wire.lose(self.chance.randint(0, len(wire.under_way)), self.chance.choice([1006, 1006, 1012]))

    async def _kill(self, process: Process) -> None:
        process.line.commit(self.chance.randint(0, len(process.line.asked)))
        await process.kill()
        for wire in self.wires:
            if wire.open:
                wire.lose(0)
        self.wires.clear()
        self.process = None

    async def _refuse(self, process: Process) -> None:
        if process.line.asked:
            beats = len(self.disk.beats)
            process.line.fail(written=self.chance.random() < 0.5)
            self.evidence.unheard += self.disk.beats[beats:]

    async def _elsewhere(self, process: Process) -> None:
        pages = [page for page in self.pages if page.pending or (page.connected and page.view)]
        if not process.house or not pages:
            return
        page = self.chance.choice(pages)
        if act := next(iter(page.pending.values()), None) or page.wish():
            page.pending[act.c] = act
            assert page.person
            self._note(page, act)
            heard = partial(self._heard, page)
            process.start(process.elsewhere(CODE, page.person, act, lambda answer: heard(text_of(answer))))
            if page.connected and self.chance.random() < 0.5:
                self._send(page, act)

    async def _stall(self, process: Process) -> None:
        self.clock.now += self.chance.randrange(1_000, 60_000)

    async def _tab(self, process: Process) -> None:
        if len(self.pages) < 9:
            of = self.chance.choice(self.pages)
            self.pages.append(self._page(10 + len(self.pages), of.person))

    async def _resend(self, process: Process) -> None:
        if pages := [page for page in self.pages if page.connected and page.answered]:
            page = self.chance.choice(pages)
            self._send(page, self.chance.choice(page.answered))

    # --- the end -----------------------------------------------------------------------------

    async def _calm_down(self) -> None:
        """Everybody comes again; nothing fails any more; time stands."""
        for page in self.pages:
            if page.wire and page.wire.open:
                page.wire.lose(0)
        await self._until_still()
        if self.process and self.process.house:
            self.process.start(self.process.look_again(CODE))
            await self._until_still()
        self.evidence.unanswered = [c for page in self.pages for c in page.pending]
        self.evidence.ended = {page.number: page.v for page in self.pages if not page.away}

    async def _until_still(self) -> None:
        self.still = False
        await self.loop.quiet()
        for _ in range(LAST_STEPS):
            await self.step()
            if self.still:
                return
        self.evidence.faults.append("the house never comes to rest")


def text_of(message: object) -> str:
    """A message as it travels."""
    return msgspec.json.encode(message).decode()


class _Notes(logging.Handler):
    def __init__(self, faults: list[str]) -> None:
        super().__init__()
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        if ": StoreError: " not in (text := record.getMessage()):
            self._faults.append(text)


@contextmanager
def noted(faults: list[str]) -> Iterator[None]:
    """Keep what the house notes as faults, but for those of the disk, which are ours."""
    log, notes = logging.getLogger("doublesix.faults"), _Notes(faults)
    log.addHandler(notes)
    before, log.propagate = log.propagate, False
    try:
        yield
    finally:
        log.removeHandler(notes)
        log.propagate = before


def run(seed: int, faults: Faults = Faults()) -> Evidence:
    """All that comes of a seed."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        return runner.run(World(seed, loop, faults).run())
