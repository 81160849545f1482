"""Two hosts of one house, each with a network of its own: one is cut off from the database, people still reach it.

python bench/hosts.py [SECONDS [TABLES]]   root on Linux only
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec

from doublesix.store.place import migrate
from doublesix.wire import messages as m
from tests.judge.cluster import Cluster
from tests.judge.faulty import command
from tests.judge.kills import Came, Player, _end, _open, _port, _seated, _until_answered
from tests.judge.three import _judge
from tests.support.guest import Guest
from tests.support.served import Served

NET = "10.213"
"""Of the addresses: PEOPLE.host.1 is ours and .2 the host's, by which people reach it; DATABASE likewise."""
PEOPLE, DATABASE = 1, 2
CALM = 12.0  # seconds, before and after
_decode = msgspec.json.Decoder(m.OutMessage).decode


@dataclass
class Told:
    """What people were answered by one host, from when on."""

    answers: list[tuple[float, str]] = field(default_factory=list)

    def between(self, start: float, end: float) -> Counter[str]:
        """How often what was answered."""
        return Counter(what for at, what in self.answers if start <= at < end)

    def first(self, what: str, start: float) -> float | None:
        """How long after that moment something was answered for the first time."""
        return next((at - start for at, said in self.answers if at >= start and said == what), None)


class Here(Player):
    """Comes to one host only."""

    told: Told

    def _hear(self, text: str) -> None:
        super()._hear(text)
        match _decode(text):
            case m.Ack():
                self.told.answers.append((time.monotonic(), "ack"))
            case m.Nack(why=why):
                self.told.answers.append((time.monotonic(), why))


@contextmanager
def host(number: int) -> Iterator[str]:
    """A host with a way for people and one to the database; its name."""
    name = f"doublesix-{os.getpid()}-{number}"
    _ip("netns", "add", name)
    try:
        _ip("-n", name, "link", "set", "lo", "up")
        for way in (PEOPLE, DATABASE):
            ours, theirs = _ways(number, way)
            _ip("link", "add", ours, "type", "veth", "peer", "name", theirs, "netns", name)
            _ip("addr", "add", f"{NET}.{10 * way + number}.1/24", "dev", ours)
            _ip("link", "set", ours, "up")
            _ip("-n", name, "addr", "add", f"{NET}.{10 * way + number}.2/24", "dev", theirs)
            _ip("-n", name, "link", "set", theirs, "up")
        yield name
    finally:
        for way in (PEOPLE, DATABASE):  # gone with the host in a while; at once is better
            subprocess.run(["ip", "link", "del", _ways(number, way)[0]], check=False, capture_output=True)
        _ip("netns", "del", name)


def _ways(number: int, way: int) -> tuple[str, str]:
    return f"ds{os.getpid() % 10_000}-{number}{way}", f"way{way}"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def _cut(number: int, whole: bool) -> None:
    """Nothing passes between this host and the database, and nobody is told."""
    _ip("link", "set", _ways(number, DATABASE)[0], "up" if whole else "down")


def _worker(folder: Path, name: str, number: int, port: int, chance: Random) -> Served:
    database = f"postgresql://postgres@{NET}.{10 * DATABASE + number}.1:{port}/postgres"
    here = f"{NET}.{10 * PEOPLE + number}.2"
    served = Served(folder, "--database", database, "--host", here)
    served.command = ("ip", "netns", "exec", name, *command(["hasty"]))
    served.port = _port(chance)
    return served


async def run(folder: Path, seconds: float, tables: int) -> int:
    """Play, cut the first host off, play on, heal it, play on; print what was seen, and what the judge says."""
    chance = Random(1)
    with ExitStack() as stack:
        names = [stack.enter_context(host(number)) for number in (1, 2)]
        cluster = Cluster(folder, _port(chance), "*", f"{NET}.0.0/16")
        await asyncio.to_thread(cluster.open)
        stack.callback(cluster.crash)
        await asyncio.to_thread(migrate, cluster.address)
        workers = [_worker(folder, name, number, cluster.port, chance) for number, name in enumerate(names, 1)]
        for worker in workers:
            stack.callback(worker.kill)
            await asyncio.to_thread(_open, worker)
        return await _play(cluster, workers, seconds, tables, chance)


async def _play(cluster: Cluster, workers: list[Served], seconds: float, tables: int, chance: Random) -> int:
    guests = [Guest(workers[number % 2].base) for number in range(20)]
    told = [Told(), Told()]
    players = [_here(player, workers, told) for player in await _seated(guests, tables, chance)]
    playing = [asyncio.create_task(player.play(player.guest.base)) for player in players]
    await asyncio.sleep(CALM)
    began = time.monotonic()
    _cut(1, whole=False)
    await asyncio.sleep(seconds)
    healed = time.monotonic()
    _cut(1, whole=True)
    await asyncio.sleep(CALM)
    await _until_answered(list[Player](players))
    await _end(playing)
    came = Came(tables=tables, resent=sum(player.resent for player in players))
    _judge(cluster.address, {player.evidence.code: player.evidence for player in players}, came)
    for name, one in zip(("cut off", "the other"), told, strict=True):
        print(f"{name}: before {dict(one.between(0, began))}, meanwhile {dict(one.between(began, healed))},")
        print(f"  after {dict(one.between(healed, healed + 1e9))}")
        first = one.first("not-kept", began), one.first("ack", healed)
        print(f"  refused first {first[0]} s after the cut, done first {first[1]} s after its end")
    print(f"{came.rows} rows, {came.acknowledged} acknowledged, {came.frames} frames; wrong: {came.wrong or 'nothing'}")
    for guest in guests:
        await guest.close()
    return len(came.wrong)


def _here(player: Player, workers: list[Served], told: list[Told]) -> Here:
    here = Here(player.guest, player.person, player.page, player.evidence, player.numbers)
    here.told = told[[worker.base for worker in workers].index(player.guest.base)]
    return here


def main() -> int:
    """Print what was seen."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the networks are to be taken down
    seconds, tables = (*map(int, sys.argv[1:]), *(30, 8)[len(sys.argv) - 1 :])
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder), seconds, tables))


if __name__ == "__main__":
    sys.exit(main())
