"""The compiled core, in a folder of its own, and what Python runs with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import build_core

ROOT = Path(build_core.__file__).parent


def compiled(folder: Path) -> Path:
    """Compile the core into a copy of the package; return where that is to be found."""
    made = build_core.build(ROOT, folder / "built")
    shutil.copytree(ROOT / "src/doublesix", folder / "with/doublesix", ignore=shutil.ignore_patterns("static"))
    for path, place in made.items():
        shutil.copy(path, folder / "with" / place)
    return folder / "with"


def run(source: Path, *command: str) -> list[str]:
    """What Python prints, with the package of `source`."""
    env = os.environ | {"PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    return subprocess.check_output([sys.executable, *command], cwd=ROOT, env=env, text=True).splitlines()
