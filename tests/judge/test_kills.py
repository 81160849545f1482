"""kill -9 at random moments: what was acknowledged is there once, and nobody's view goes back (S12)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.judge.kills import run


def test_S12_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    came = asyncio.run(run(tmp_path, kills=2, tables=5, seed=1))
    assert came.wrong == []
    assert came.integrity == "ok"
    assert came.acknowledged > 5
