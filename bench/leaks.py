"""Every frame to every seat and an onlooker over 400 matches, with people who lose their sockets: what nobody may see.

python bench/leaks.py [MATCHES [FIRST_SEED]]
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.judge.judge import judge
from tests.judge.matches import match


def one(seed: int) -> tuple[Counter[str], list[str]]:
    """What a match was made of, and what is wrong with it."""
    evidence = match(seed)
    made = Counter(
        matches=1,
        rows=len(evidence.rows),
        frames=sum(heard.text.startswith('{"type":"frame"') for heard in evidence.heard),
        sockets=len(evidence.sockets),
    )
    return made, judge(evidence, timed=False)


def main() -> int:
    """Print the figures, and whatever is wrong."""
    total, wrong = Counter[str](), list[str]()
    matches, first = (*map(int, sys.argv[1:]), *(400, 0)[len(sys.argv) - 1 :])
    with ProcessPoolExecutor(2) as pool:
        for seed, (made, found) in enumerate(pool.map(one, range(first, first + matches)), first):
            total += made
            wrong += [f"seed {seed}: {what}" for what in found]
    print(", ".join(f"{count:,} {what}" for what, count in total.items()) + f"; wrong: {len(wrong)}")
    for what in wrong[:20]:
        print("  ", what)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
