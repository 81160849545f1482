"""What the tests ask of the machine."""

from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.lacking import lacks

settings.register_profile("house", deadline=None)  # a busy machine is no fault
settings.load_profile("house")

SLOW = ("judge", "browser", "workers", "bots")
"""Folders whose files take longest: they begin first, so that no worker is left with them at the end."""
CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Where Chromium is. Without it a test is skipped, or fails where the environment says that all is required."""
    if not CHROMIUM.exists():
        lacks(f"{CHROMIUM} is missing: no test in the browser was run")
    return CHROMIUM


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    tests = Path(__file__).parent
    items.sort(key=lambda item: item.path.relative_to(tests).parts[0] not in SLOW)
