"""A house in a process of its own, to be killed or starved: python appender.py MODE PLACE."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from doublesix.store import Standing, Store, StoreError

HEAD = Standing("playing")
TABLES = [f"T{i}" for i in range(8)]


async def append_for_ever(store: Store) -> None:
    """Say each row once it is acknowledged, at all tables at once."""

    async def one(code: str) -> None:
        version = 1
        while True:
            version += 1
            assert await store.append(code, version, b"%d" % version, at=version, c=None, head=HEAD)
            print(code, version, flush=True)

    await asyncio.gather(*(one(code) for code in TABLES))


async def fill_the_disk(store: Store, folder: Path) -> None:
    """Append until files may not grow, then let them, and append once more."""
    import resource

    size = (folder / "doublesix.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 300_000, resource.RLIM_INFINITY))
    version = 1
    try:
        while version < 1000:
            assert await store.append("T0", version + 1, b"x" * 4000, at=1, c=None, head=HEAD)
            version += 1
    except StoreError as error:
        print("refused", error)
    print("kept", version == (await store.rows("T0"))[-1].version)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print("again", await store.append("T0", version + 1, b"x", at=1, c=None, head=HEAD))
    print("rows", len(await store.rows("T0")) - version, flush=True)


async def main(mode: str, where: str) -> None:
    if mode == "readonly":
        await open_as_nobody(Path(where))
        return
    store = await Store.open(where)
    for code in TABLES:
        await store.create(code, "draw", "invitation", 1, b"1", None)
    if mode == "append":
        await append_for_ever(store)
    elif mode == "fill":
        await fill_the_disk(store, Path(where))
        await store.close()


async def open_as_nobody(folder: Path) -> None:
    """Open a folder that may not be written, as somebody whom that stops (it does not stop root)."""
    if os.geteuid() == 0:
        os.setgid(65534)
        os.setuid(65534)
    try:
        (folder / "probe").touch()
    except PermissionError:
        print("the limit bites")
    try:
        await Store.open(folder)
    except StoreError as error:
        print(error, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
