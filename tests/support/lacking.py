"""What a test needs of the machine and does not find."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest

import build_web

WEB = Path(__file__).parents[2] / "web"


def lacks(what: str) -> NoReturn:
    """Skip this test, or fail where the environment says that all must be run."""
    if os.environ.get("DOUBLESIX_REQUIRE_ALL") == "1":
        pytest.fail(what)
    pytest.skip(what)


def node(module: str) -> str:
    """Where Node is, with this module installed for the page."""
    found = shutil.which("node") or build_web.node_of_wheel()
    if not found or not (WEB / "node_modules" / module).exists():
        lacks(f"needs Node, and {module} in web/node_modules: ./dev check brings both")
    return str(found)
