"""A disk that is full and one that turns read-only, while people play: real mounts, so only root on Linux can run it.

python bench/disks.py
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.judge.starved import Kept, begin, is_ready, move, until_refused
from tests.support.guest import Side, people
from tests.support.served import Served


def do(*command: str | Path) -> str:
    """Run a command of the system and return what it prints."""
    return subprocess.run([*map(str, command)], check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def mounted(folder: Path, *how: str | Path) -> Iterator[None]:
    """Mount there for a while."""
    do("mount", *how, folder)
    try:
        yield
    finally:
        do("umount", folder)


async def starve(served: Served, kept: Kept, stop: Callable[[], None], go_on: Callable[[], None]) -> None:
    """Play until nothing is taken any more; then again, by people who come back to the same table."""
    chance = Random(1)
    guests = await people(served.base, {"Ana": "en", "Rui": "en"})
    code = await guests[0].open("draw", options={"target": 500})
    async with guests[0].at(code) as a, guests[1].at(code) as b:
        await begin([a, b])
        await play([a, b], chance, kept)
        await until_refused(guests[0], [a, b], chance, kept, stop)
    go_on()
    await is_ready(guests[0], True)
    async with guests[0].at(code) as a, guests[1].at(code) as b:
        await play([a, b], chance, kept)
    for guest in guests:
        await guest.close()


async def play(sides: list[Side], chance: Random, kept: Kept) -> None:
    """Some moves, each acknowledged."""
    for _ in range(5):
        kept.add(await move(sides, chance))
        for side in sides:
            await side.reaches(kept.acks[-1][1])


def full(folder: Path) -> Kept:
    """A small mount is filled by something else, and then there is room again."""
    kept, ballast = Kept(), folder / "ballast"
    with mounted(folder, "-t", "tmpfs", "-o", "size=4m", "none"):
        served = Served(folder / "house").open()

        def fill() -> None:
            with ballast.open("wb", buffering=0) as file:
                try:
                    while file.write(b"x" * 4096):
                        pass
                except OSError:
                    pass

        try:
            asyncio.run(starve(served, kept, fill, ballast.unlink))
        finally:
            served.kill()
        kept.is_in(folder / "house")
    return kept


def read_only(folder: Path, image: Path) -> Kept:
    """The file system finds a fault in itself and takes nothing more; it is mended, and the house opened again."""
    with image.open("wb") as file:
        file.truncate(32 * 1024 * 1024)
    do("mkfs.ext4", "-q", "-e", "remount-ro", image)
    kept, served = Kept(), Served(folder / "house")

    def fail() -> None:
        device = Path(do("findmnt", "-no", "SOURCE", folder)).name
        Path(f"/sys/fs/ext4/{device}/trigger_fs_error").write_text("tried by bench/disks.py")

    def mend() -> None:
        served.kill()
        do("umount", folder)
        subprocess.run(["fsck.ext4", "-p", str(image)], check=False, capture_output=True)
        do("mount", "-o", "loop", image, folder)
        served.open()

    with mounted(folder, "-o", "loop", image):
        try:
            served.open()
            asyncio.run(starve(served, kept, fail, mend))
        finally:
            served.kill()
        kept.is_in(folder / "house")
    return kept


def main() -> int:
    """Print what came of both."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "mount")
        folder.mkdir()
        _tell("a full mount", full(folder))
        _tell("a mount that turned read-only", read_only(folder, Path(place, "image")))
    return 0


def _tell(what: str, kept: Kept) -> None:
    print(f"{what}: refused, red, {len(kept.acks)} acknowledged, none missing, none twice; played on after", flush=True)


if __name__ == "__main__":
    sys.exit(main())
