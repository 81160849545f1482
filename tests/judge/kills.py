"""A real house that is killed again and again, while people play at many tables over real sockets."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from doublesix.store.folder import DATABASE
from doublesix.store.log import Row
from doublesix.wire import messages as m
from tests.judge.evidence import Evidence, Heard, Sent
from tests.judge.judge import judge
from tests.judge.opening import NAMES
from tests.judge.page import Page
from tests.judge.world import text_of
from tests.support.guest import Guest
from tests.support.served import Served

GAMES = (("draw", 2, 1), ("partners", 4, 0), ("salon", 2, 1), ("mexican-train", 2, 0))
"""Game, people, robots."""
THINK = 0.25  # seconds, at most
POOL = 20
PATIENCE = 60  # seconds


@dataclass
class Came:
    """What came of a run."""

    kills: int = 0
    tables: int = 0
    rows: int = 0
    acknowledged: int = 0
    resent: int = 0
    frames: int = 0
    wrong: list[str] = field(default_factory=list)
    integrity: str = ""

    def judged(self, tables: Iterable[Evidence]) -> None:
        """Count what is in the evidence, and what the judge says of it."""
        for evidence in tables:
            self.rows += len(evidence.rows)
            self.acknowledged += len({text.text for text in evidence.heard if text.text.startswith('{"type":"ack"')})
            self.frames += sum(text.text.startswith('{"type":"frame"') for text in evidence.heard)
            self.wrong += [f"{found} (table {evidence.code})" for found in judge(evidence, timed=False)]

    def of(self, kind: str) -> int:
        """How many findings are of this kind."""
        return sum(found.startswith(kind) for found in self.wrong)


class Player:
    """One person at one table, who comes back whenever the house does."""

    def __init__(self, guest: Guest, person: str, page: Page, evidence: Evidence, numbers: Iterator[int]) -> None:
        self.guest, self.person, self.page, self.evidence, self.numbers = guest, person, page, evidence, numbers
        self.resent = 0

    async def play(self, base: str) -> None:
        """Until cancelled."""
        address = f"ws{base.removeprefix('http')}/api/tables/{self.evidence.code}/socket"
        while True:
            try:
                async with connect(
                    address, additional_headers=self.guest.headers, compression=None, proxy=None, open_timeout=20
                ) as line:
                    await self._at(line)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.page.chance.random() / 5)

    async def _at(self, line: ClientConnection) -> None:
        await line.send(text_of(self.page.hello()))
        for act in list(self.page.pending.values()):
            self.resent += 1
            await self._send(line, act)
        while True:
            think = None if self.page.pending else self.page.chance.random() * THINK
            try:
                self._hear(str(await asyncio.wait_for(line.recv(), think)))
            except TimeoutError:
                if not self.page.pending and (wish := self.page.wish()):
                    self.page.pending[wish.c] = wish
                    await self._send(line, wish)

    async def _send(self, line: ClientConnection, act: m.Act) -> None:
        page = self.page
        self.evidence.sent.append(Sent(next(self.numbers), page.number, self.person, act, page.v, page.offers(act)))
        await line.send(text_of(act))

    def _hear(self, text: str) -> None:
        page, n, now = self.page, next(self.numbers), time.time_ns() // 1_000_000
        self.evidence.heard.append(Heard(n, now, page.number, self.person, False, page.v, page.lang, text))
        page.take(text)


async def run(folder: Path, kills: int, tables: int, seed: int, between: float = 1.0) -> Came:
    """Kill so often at random moments, and judge every table."""
    served, chance = Served(folder), Random(seed)
    served.port = _port(chance)
    await asyncio.to_thread(_open, served)
    guests = [Guest(served.base) for _ in range(POOL)]
    try:
        players = await _seated(guests, tables, chance)
        playing = [asyncio.create_task(player.play(served.base)) for player in players]
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.1, 2 * between))
            served.kill()
            await asyncio.to_thread(_open, served)
        await _until_answered(players)
        await _end(playing)
    finally:
        for guest in guests:
            await guest.close()
        served.kill()
    came = Came(kills, tables, resent=sum(player.resent for player in players))
    _judge(folder, {player.evidence.code: player.evidence for player in players}, came)
    return came


def _port(chance: Random) -> int:
    """A free port that the system gives to nobody who connects: one who calls in vain could get it for themselves."""
    while True:
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port := chance.randrange(20_000, 30_000)))
            return port


def _open(served: Served) -> None:
    try:
        served.open()
    except StopIteration:  # it cannot leave a thread
        raise RuntimeError("the house does not open") from None


async def _seated(guests: list[Guest], tables: int, chance: Random) -> list[Player]:
    """Tables with their people, not seated yet."""
    for number, guest in enumerate(guests):
        assert (await guest.call_me(f"Guest {number}")).status_code == 200
    ids = [_id(guest.http) for guest in guests]
    names = dict(NAMES) | {id: f"Guest {number}" for number, id in enumerate(ids)}
    players, numbers = list[Player](), count()
    for table in range(tables):
        game, people, robots = GAMES[table % len(GAMES)]
        chosen = chance.sample(range(POOL), people)
        code = await guests[chosen[0]].open(game, robots=["beginner"] * robots)
        evidence = Evidence(code, names, prepared=1)
        for seat, who in enumerate(chosen):
            page = Page(seat, ids[who], "en", Random(chance.random()), 0)
            players.append(Player(guests[who], ids[who], page, evidence, numbers))
    return players


def _id(http: httpx.AsyncClient) -> str:
    cookie = next(iter(http.cookies.values()))
    return cookie.strip('"').partition(":")[0]


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    """Until 3.12 `wait_for` may swallow a cancellation: it is asked for until all have ended."""
    while going := [task for task in tasks if not task.done()]:
        for task in going:
            task.cancel()
        await asyncio.wait(going, timeout=0.2)


async def _until_answered(players: list[Player]) -> None:
    """A while without a kill: whatever was asked before is answered."""
    asked = [(player, c) for player in players for c in player.page.pending]
    try:
        async with asyncio.timeout(PATIENCE):
            while any(c in player.page.pending for player, c in asked):
                await asyncio.sleep(0.1)
    except TimeoutError:
        left = [(p.evidence.code, p.page.pending[c], p.page.v) for p, c in asked if c in p.page.pending]
        raise AssertionError(f"nobody answers {left}") from None


def _judge(folder: Path, tables: dict[str, Evidence], came: Came) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        came.integrity = _integrity(connection)
        for code, evidence in tables.items():
            found = connection.execute("SELECT version, at, c, body FROM rows WHERE code = ? ORDER BY version", (code,))
            evidence.rows = [Row(*row) for row in found]
    came.judged(tables.values())


def _integrity(connection: sqlite3.Connection) -> str:
    """What SQLite says of the file. 3.40 takes the columns of a table without row ids for each other and sees NULL
    where none is; that is asked for by itself."""
    said = [text for (text,) in connection.execute("PRAGMA integrity_check")]
    said = [text for text in said if text not in ("ok", "NULL value in seats.format")]
    nulls = connection.execute("SELECT count(*) FROM seats WHERE format IS NULL").fetchone()[0]
    return "ok" if not said and not nulls else f"{said} {nulls}"
