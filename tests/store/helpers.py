"""A store for a test: opened, used, closed, where it is really kept."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from doublesix.store import Standing, Store, StoreError
from doublesix.store.place import Where
from doublesix.store.revisions import MIGRATIONS

T = TypeVar("T")
PATIENCE = 30  # seconds; only a store that never answers takes so long
PLAYING = Standing("playing", deadline=45_000, people=frozenset({"ana"}))

NEXT = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "next", "0005"
def upgrade() -> None:
    op.add_column("tables", sa.Column("note", sa.Text))
    {then}
"""


async def house_made(_: Store) -> None:
    """With `in_store`: a house that nobody has come to."""


def in_store(where: Where, use: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await Store.open(where)
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


def refusal(where: Where) -> str:
    async def run() -> None:
        await (await Store.open(where)).close()

    with pytest.raises(StoreError) as refused:
        asyncio.run(run())
    return str(refused.value)


def next_migrations(tmp_path: Path, then: str = "") -> Path:
    """Our migrations and one more, as a later version of the program will bring."""
    migrations = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, migrations)
    (migrations / "versions" / "next.py").write_text(NEXT.format(then=then))
    return migrations
