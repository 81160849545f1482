"""The bus on PostgreSQL: NOTIFY on a connection of its own, after the commit; LISTEN on another, which comes again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any

import psycopg

from doublesix.store.bus import KINDS, Bus, Hint

CHANNEL = "doublesix"
LONGEST = 7_000  # bytes; PostgreSQL takes 8,000
AGAIN = 0.3  # s, between two tries to connect
LOOK_UP = 0.5  # s, between two looks at whether it is to end

Connect = Callable[[], psycopg.Connection[Any]]


class Notices(Bus):
    """Two threads: one sends what waits in one NOTIFY, one listens. NOTIFY is no part of the transaction that appended:
    all who notify wait for each other's commits."""

    def __init__(self, me: str, connect: Connect) -> None:
        self._me = me
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Hint | None] = SimpleQueue()
        self._ends = Event()
        self._threads = [Thread(target=self._send, name="bus-sender", daemon=True)]
        self._threads[0].start()

    def tell(self, hint: Hint) -> None:
        """Let the others know, together with what else waits."""
        self._waiting.put(hint)

    def listen(self, heard: Callable[[Hint], None], gap: Callable[[], None]) -> None:
        """Call them on the event loop; `gap` also once listening has begun."""
        thread = Thread(target=self._hear, args=(heard, gap), name="bus-listener", daemon=True)
        self._threads.append(thread)
        thread.start()

    async def close(self) -> None:
        """End both threads; what waits is sent first."""
        self._waiting.put(None)
        self._ends.set()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _send(self) -> None:
        """What cannot be sent is dropped: the others find it by themselves."""
        connection: psycopg.Connection[Any] | None = None
        while (hint := self._waiting.get()) is not None:
            try:
                connection = connection or self._connect()
                for payload in written(self._me, [hint, *self._others()]):
                    connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])
            except psycopg.Error:
                _close(connection)
                connection = None
                self._ends.wait(AGAIN)
        _close(connection)

    def _others(self) -> Iterator[Hint]:
        with suppress(Empty):
            while (hint := self._waiting.get_nowait()) is not None:
                yield hint
            self._waiting.put(None)

    def _hear(self, heard: Callable[[Hint], None], gap: Callable[[], None]) -> None:
        while not self._ends.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._on_loop(gap)
                    while not self._ends.is_set():
                        for notice in connection.notifies(timeout=LOOK_UP):
                            for hint in read(self._me, notice.payload):
                                self._on_loop(heard, hint)
            except psycopg.Error:
                self._ends.wait(AGAIN)

    def _on_loop(self, call: Callable[..., None], *args: Hint) -> None:
        with suppress(RuntimeError):  # the loop has ended before us
            self._loop.call_soon_threadsafe(call, *args)


def written(me: str, hints: list[Hint]) -> Iterator[str]:
    """Hints as they travel: who tells them, then a line each; each once."""
    payload = me
    for hint in dict.fromkeys(hints):
        line = f"\n{hint.what} {hint.key} {hint.version}"
        if len(payload) + len(line) > LONGEST:
            yield payload
            payload = me
        payload += line
    yield payload


def read(me: str, payload: str) -> list[Hint]:
    """The hints of others; what cannot be read was told by a later version."""
    who, *told = payload.split("\n")
    if who == me:
        return []
    parts = [line.split(" ") for line in told]
    return [
        Hint(KINDS[what], key, int(version))
        for what, key, version in (part for part in parts if len(part) == 3)
        if what in KINDS and version.isdigit()
    ]


def _close(connection: psycopg.Connection[Any] | None) -> None:
    if connection:
        with suppress(psycopg.Error):
            connection.close()
