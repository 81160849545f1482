"""`doublesix` whose bus loses half of what is told: python -m tests.judge.half_deaf serve …"""

from __future__ import annotations

from random import random

from doublesix.cli.main import main
from doublesix.store.bus import Hint
from doublesix.store.notices import Notices

tell = Notices.tell


def sometimes(self: Notices, hint: Hint) -> None:
    """Tell every other one."""
    if random() < 0.5:
        tell(self, hint)


if __name__ == "__main__":
    Notices.tell = sometimes  # type: ignore[method-assign]
    main()
