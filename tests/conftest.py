"""What the tests ask of the machine."""

from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.lacking import lacks

settings.register_profile("house", deadline=None)  # a busy machine is no fault
settings.load_profile("house")

CHROMIUM = Path("/usr/bin/chromium")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What one process runs after another: the tests of a file, and all that need a browser; two would have to share a
    machine with all the others."""
    for item in items:
        file = item.nodeid.split("::")[0]
        item.add_marker(pytest.mark.xdist_group("browser" if file.startswith("tests/browser/") else file))


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Where Chromium is. Without it a test is skipped, or fails where the environment says that all is required."""
    if not CHROMIUM.exists():
        lacks(f"{CHROMIUM} is missing: no test in the browser was run")
    return CHROMIUM
