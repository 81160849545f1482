"""What the tests ask of the machine."""

from pathlib import Path

import pytest
from hypothesis import settings
from xdist.scheduler import LoadFileScheduling

from tests.support.lacking import lacks

settings.register_profile("house", deadline=None)  # a busy machine is no fault
settings.load_profile("house")

CHROMIUM = Path("/usr/bin/chromium")


class Grouped(LoadFileScheduling):  # type: ignore[misc]
    """What one process runs after another: the tests of a file, and all that need a browser; two of those at once would
    have to share a small machine with all others."""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/browser/") else nodeid.split("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Grouped:
    """Who runs what, where there are several."""
    return Grouped(config, log)


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Where Chromium is. Without it a test is skipped, or fails where the environment says that all is required."""
    if not CHROMIUM.exists():
        lacks(f"{CHROMIUM} is missing: no test in the browser was run")
    return CHROMIUM
