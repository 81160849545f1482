"""The build hook: before a wheel, an sdist or an editable install is made, the page is built into the package; where it
is asked for, the robots' core is compiled into a wheel."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).resolve().parent))  # a build does not look beside this file by itself

import build_core
import build_web


class WebBuildHook(BuildHookInterface[Any]):
    """Ask for Node only where the page must be built and no fit Node is there."""

    folder: Path | None = None
    """Where the core was compiled."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        needed = build_web.wanted(Path(self.root)) and not build_web.npm_on_path()
        return [build_web.NODE_WHEEL] * needed + build_core.REQUIRES * self._compiles()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if its sources changed, and the core if that is asked for."""
        build_web.build(Path(self.root))
        if self._compiles() and version != "editable":  # there, what is compiled would go stale unseen
            self.folder = build_core.folder()
            build_data["force_include"].update(build_core.build(Path(self.root), self.folder))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self.folder:
            shutil.rmtree(self.folder)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and build_core.wanted()
