"""The one thread that writes. What waits while a commit goes to the disk is committed together, next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from doublesix.store.append import append_all
from doublesix.store.dialect import is_deadlock, reason
from doublesix.store.log import Append, Closed, StoreError, Taken
from doublesix.store.meters import APPEND, CONFLICTS
from doublesix.store.meters import BATCH as BATCH_SIZE

BATCH = 512

T = TypeVar("T")
Work = Append | Callable[[Connection], object]


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    answer: asyncio.Future[object]


class Writer:
    """Carries out work in batches, a transaction each, and answers after the commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self.closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> bool:
        """Return whether the row was its table's next and is on the disk."""
        return bool(await self._answer(append))

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Return what `work` gave, once it is on the disk. Work may be tried again after a rollback."""
        return await self._answer(work)  # type: ignore[return-value]

    async def close(self) -> None:
        """Finish what waits, then end the thread."""
        self.closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _answer(self, work: Work) -> asyncio.Future[object]:
        if self.closed:
            raise Closed
        job = _Job(work, self._loop.create_future())
        self._queue.put(job)
        return job.answer

    def _run(self) -> None:
        going = True
        while going:
            jobs = [self._queue.get()]
            while len(jobs) < BATCH and not self._queue.empty():
                jobs.append(self._queue.get())
            going = None not in jobs
            if asked := [job for job in jobs if job]:
                outcomes = self._counted([job.work for job in asked])
                self._loop.call_soon_threadsafe(_tell, asked, outcomes)

    def _counted(self, works: Sequence[Work]) -> list[object]:
        BATCH_SIZE.observe(len(works))
        with APPEND.time():
            outcomes = self._commit(works)
        both = zip(works, outcomes, strict=True)
        CONFLICTS.inc(sum(isinstance(work, Append) and gave is False for work, gave in both))
        return outcomes

    def _commit(self, works: Sequence[Work]) -> list[object]:
        """Return what each work gave, or a StoreError in its place. What fails by itself does not fail the others."""
        try:
            with self._engine.begin() as connection:
                return _carry_out(connection, works)
        except Taken as error:
            return [error] * len(works)
        except Exception as error:
            if isinstance(error, OperationalError):  # the disk's or the database's fault
                if is_deadlock(error):  # another worker was let through first
                    return self._commit(works)
                return [StoreError(f"The database refused: {reason(error)}.") for _ in works]
            if len(works) > 1:
                half = len(works) // 2
                return [*self._commit(works[:half]), *self._commit(works[half:])]
            return [error if isinstance(error, StoreError) else _refused(error)]


def _carry_out(connection: Connection, works: Sequence[Work]) -> list[object]:
    given = [None if isinstance(work, Append) else work(connection) for work in works]
    appended = iter(append_all(connection, [work for work in works if isinstance(work, Append)]))
    return [next(appended) if isinstance(work, Append) else gave for work, gave in zip(works, given, strict=True)]


def _refused(error: Exception) -> StoreError:
    refused = StoreError(f"The database refused: {reason(error)}.")
    refused.__cause__ = error
    return refused


def _tell(jobs: Sequence[_Job], outcomes: Sequence[object]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.answer.done():  # who asked has gone
            continue
        if isinstance(outcome, StoreError):
            job.answer.set_exception(outcome)
        else:
            job.answer.set_result(outcome)
