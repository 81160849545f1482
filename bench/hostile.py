"""10,000 malformed and hostile frames at one house, while people play there: who plays on, and what memory is left.

python bench/hostile.py [FRAMES [PARTS [SEED]]]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.judge.hostile import Thrown, throw


def main() -> None:
    """Print what comes of it."""
    frames, parts, seed = (*map(int, sys.argv[1:]), *(10_000, 10, 1)[len(sys.argv) - 1 :])
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(throw(Path(folder), frames, parts, seed, tell))


def tell(so_far: Thrown) -> None:
    """Print how far it is."""
    mb = so_far.memory[-1] / 1024
    print(f"{so_far.frames} frames, {so_far.sockets} sockets, {so_far.moves} moves: {mb:.1f} MB", flush=True)


if __name__ == "__main__":
    main()
