"""A store for a test: opened, used, closed, on a real file."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from doublesix.store import Standing, Store

T = TypeVar("T")
PATIENCE = 30  # seconds; only a store that never answers takes so long
PLAYING = Standing("playing", deadline=45_000, people=frozenset({"ana"}))


def in_store(folder: Path, use: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await Store.open(folder)
        try:
            async with asyncio.timeout(PATIENCE):
                return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def open_table(store: Store, code: str, *, access: str = "invitation", at: int = 1) -> None:
    """Ana opens a table and sits there."""
    await store.save_person("ana", "Ana", "fr", at)
    head = Standing("waiting", people=frozenset({"ana"}))
    assert await store.create(code, "draw", access, at, b"opened", None, head=head)
