"""What the tests ask of the machine."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None)  # a busy machine is no fault
settings.load_profile("house")

CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Where Chromium is. Without it a test is skipped, or fails where the environment says that all is required."""
    if not CHROMIUM.exists():
        lacking = f"{CHROMIUM} is missing: no test in the browser was run"
        (pytest.fail if os.environ.get("DOUBLESIX_REQUIRE_ALL") == "1" else pytest.skip)(lacking)
    return CHROMIUM
