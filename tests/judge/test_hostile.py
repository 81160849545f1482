"""Malformed and hostile frames: every table plays on, and nothing of them is kept (S22)."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.judge.hostile import throw

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")


def test_S22_hostile_frames_stop_nobody_and_stay_nowhere(tmp_path: Path) -> None:
    thrown = asyncio.run(throw(tmp_path, frames=600, parts=3, seed=1))
    assert thrown.frames >= 600
    assert thrown.moves >= 4
    assert thrown.memory[-1] - thrown.memory[0] < 8_000  # kB
