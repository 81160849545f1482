"""The house under load: its workers, its database, and what all of them used."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random

import httpx
from crowds.figures import Figures, look, memory, processor

from doublesix.store.place import Where, migrate
from tests.judge.cluster import Cluster
from tests.judge.kills import _port
from tests.support.served import Served

WATCHED = (sys.executable, str(Path(__file__).with_name("watched.py")), "serve")
PATIENCE = 60  # seconds


class Stage:
    """One process on a folder, or some on a PostgreSQL of their own."""

    def __init__(self, folder: Path, workers: int, postgresql: bool) -> None:
        chance = Random()
        self.cluster = Cluster(folder, _port(chance)).open() if postgresql else None
        self.where: Where = self.cluster.address if self.cluster else folder / "house"
        self.workers = [self._worker(folder, chance) for _ in range(workers)]
        if self.cluster:
            migrate(self.cluster.address)

    def _worker(self, folder: Path, chance: Random) -> Worker:
        metrics = _port(chance)
        kept = ("--database", str(self.where)) if self.cluster else ()
        worker = Worker(folder / "house", *kept, "--metrics", f"127.0.0.1:{metrics}")
        worker.port, worker.metrics = _port(chance), metrics
        worker.command = WATCHED
        return worker

    async def open(self) -> None:
        """Open all workers."""
        await asyncio.gather(*(asyncio.to_thread(worker.ready) for worker in self.workers))

    @property
    def ports(self) -> list[int]:
        """Where people can come."""
        return [worker.port for worker in self.workers]

    def look(self) -> tuple[Figures, list[float], float]:
        """The workers' figures, the processor time of each, and that of the database."""
        used = [processor(worker.pid) for worker in self.workers]
        database = processor(self.cluster.pid) if self.cluster else 0.0
        return look(worker.metrics for worker in self.workers), used, database

    def memory(self) -> int:
        """Bytes that the workers hold."""
        return sum(memory(worker.pid) for worker in self.workers)

    def close(self) -> None:
        """End everything."""
        for worker in self.workers:
            worker.kill()
        if self.cluster:
            self.cluster.crash()


class Worker(Served):
    """A worker with its figures."""

    metrics = 0

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def ready(self) -> float:
        """Open it, and wait until a proxy would send people to it; the seconds that it took."""
        began = time.monotonic()
        self.open()
        while not self.is_ready():
            assert time.monotonic() < began + PATIENCE, "the house does not get ready"
            time.sleep(0.02)
        return time.monotonic() - began

    def is_ready(self) -> bool:
        """Whether people may be sent here now."""
        try:
            return httpx.get(f"{self.base}/readyz", trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False
