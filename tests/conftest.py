"""What the tests ask of the machine."""

import os
from pathlib import Path

import pytest

CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Where Chromium is. Without it a test is skipped, or fails where the environment says that all is required."""
    if not CHROMIUM.exists():
        lacking = f"{CHROMIUM} is missing: no test in the browser was run"
        (pytest.fail if os.environ.get("DOUBLESIX_REQUIRE_ALL") == "1" else pytest.skip)(lacking)
    return CHROMIUM
