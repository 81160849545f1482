"""Three workers on one PostgreSQL, each of which dies, stands or ends while people play and go from one to another."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from doublesix.store.log import Row
from doublesix.store.place import migrate
from tests.judge.clocks import EARLY, clocks
from tests.judge.cluster import Cluster
from tests.judge.evidence import Evidence
from tests.judge.faulty import command
from tests.judge.kills import POOL, Came, Player, _end, _open, _port, _seated, _until_answered
from tests.judge.reading import Reading
from tests.support.guest import Guest
from tests.support.served import Served

FAULTS = ("kill", "stop", "term", "postgresql")
SEEN_BY_ALL = 5  # seconds
CLOCKS = 200  # ms; a worker knows the time of the database as well as a question takes


class Roaming(Player):
    """Comes back to whichever worker answers."""

    workers: list[Served]

    async def play(self, base: str) -> None:
        """Until cancelled; now and then by another worker, as a proxy would have it."""
        while True:
            base = self.page.chance.choice(self.workers).base
            headers = self.guest.headers | {"Origin": base}
            address = f"ws{base.removeprefix('http')}/api/tables/{self.evidence.code}/socket"
            try:
                async with (
                    connect(address, additional_headers=headers, compression=None, proxy=None, open_timeout=5) as line,
                    asyncio.timeout(self.page.chance.uniform(2, 20)),
                ):
                    await self._at(line)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.page.chance.random() / 5)


async def run(folder: Path, faults: int, tables: int, seed: int, how: Sequence[str]) -> tuple[Came, Counter[str]]:
    """So many faults at random moments, then judge every table. Also how many of which kind there were.

    `how`: what the workers are, by names of `faulty`."""
    chance = Random(seed)
    cluster = await asyncio.to_thread(Cluster(folder, _port(chance)).open)
    await asyncio.to_thread(migrate, cluster.address)
    workers = [Served(folder, "--database", cluster.address) for _ in range(3)]
    guests: list[Guest] = []
    try:
        for worker in workers:
            worker.command = command(how)
            worker.port = _port(chance)
            await asyncio.to_thread(_open, worker)
        guests = [Guest(workers[0].base) for _ in range(POOL)]
        players = [_roaming(player, workers) for player in await _seated(guests, tables, chance)]
        playing = [asyncio.create_task(player.play("")) for player in players]
        kinds = Counter[str]()
        for _ in range(faults):
            await asyncio.sleep(chance.uniform(0.5, 4))
            kinds[kind := chance.choice(FAULTS)] += 1
            await _fault(kind, chance.choice(workers), cluster, chance)
        await _until_answered(list[Player](players))
        behind = await _left_behind(cluster.address, players)
        await _end(playing)
        came = Came(faults, tables, resent=sum(player.resent for player in players), wrong=behind)
        _judge(cluster.address, {player.evidence.code: player.evidence for player in players}, came)
        return came, kinds
    finally:
        for guest in guests:
            await guest.close()
        for worker in workers:
            worker.kill()
        cluster.crash()


def _roaming(player: Player, workers: list[Served]) -> Roaming:
    roaming = Roaming(player.guest, player.person, player.page, player.evidence, player.numbers)
    roaming.workers = workers
    return roaming


async def _fault(kind: str, worker: Served, cluster: Cluster, chance: Random) -> None:
    match kind:
        case "kill":
            worker.kill()
            await asyncio.to_thread(_open, worker)
        case "term":
            await asyncio.to_thread(worker.close)
            await asyncio.to_thread(_open, worker)
        case "stop":  # longer than its lease, every other time; then it wakes
            worker.send(signal.SIGSTOP)
            await asyncio.sleep(chance.uniform(1, 12))
            worker.send(signal.SIGCONT)
        case "postgresql":
            await asyncio.to_thread(cluster.crash)
            await asyncio.sleep(chance.uniform(0, 3))
            await asyncio.to_thread(cluster.open)


async def _left_behind(address: str, players: list[Roaming]) -> list[str]:
    """Who has not seen by now what is in the log, and does not soon."""
    with psycopg.connect(address) as connection:
        versions: dict[str, int] = dict(connection.execute("SELECT code, version FROM tables").fetchall())
    until = asyncio.get_running_loop().time() + SEEN_BY_ALL
    while behind := [p for p in players if p.page.v < versions[p.evidence.code] and not p.page.away]:
        if asyncio.get_running_loop().time() > until:
            break
        await asyncio.sleep(0.1)
    return [f"left behind: {p.person} at version {p.page.v} of {p.evidence.code}" for p in behind]


def _judge(address: str, tables: dict[str, Evidence], came: Came) -> None:
    with psycopg.connect(address) as connection:
        for code, evidence in tables.items():
            asked = "SELECT version, at, c, body FROM rows WHERE code = %s ORDER BY version"
            evidence.apart = CLOCKS
            evidence.rows = [Row(*row) for row in connection.execute(asked, [code])]
    came.judged(tables.values())
    for evidence in tables.values():
        reading = Reading(evidence.rows, evidence.prepared)
        came.wrong += [found for found in clocks(reading, evidence) if EARLY in found]
