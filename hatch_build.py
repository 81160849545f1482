"""The build hook: the page is built into the package before a wheel, an sdist or an editable install is made."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).resolve().parent))  # a build does not look beside this file by itself

import build_web


class WebBuildHook(BuildHookInterface[Any]):
    """Ask for Node only where the page must be built and no fit Node is there."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        needed = build_web.wanted(Path(self.root)) and not build_web.npm_on_path()
        return [build_web.NODE_WHEEL] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if its sources changed."""
        build_web.build(Path(self.root))
