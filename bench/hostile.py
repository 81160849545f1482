"""10,000 malformed and hostile frames at one house, while people play there: who plays on, and what memory is left.

python bench/hostile.py [FRAMES [PARTS]]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.judge.hostile import throw


def main() -> None:
    """Print what came of it."""
    frames, parts = (*map(int, sys.argv[1:]), *(10_000, 10)[len(sys.argv) - 1 :])
    with tempfile.TemporaryDirectory() as folder:
        thrown = asyncio.run(throw(Path(folder), frames, parts, seed=1))
    print(f"{thrown.frames} frames over {thrown.sockets} sockets, {thrown.moves} moves played meanwhile")
    print("memory of the house in MB after each part: " + ", ".join(f"{kb / 1024:.1f}" for kb in thrown.memory))


if __name__ == "__main__":
    main()
