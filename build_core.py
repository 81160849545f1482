"""Compiles the robots' core with mypyc, where somebody asks for it: DOUBLESIX_COMPILE=1 pip install '.[compiled]'.

Standard library only: the build hook uses it before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REQUIRES = ["mypy>=2.4.1,<2.5", "setuptools>=70"]  # what is compiled uses mypyc's vectors, which are young
CORE = "doublesix/bots/core"
AS_THEY_ARE = ("chain", "dealing", "picks", "plans", "round", "scores", "sets", "trains")
"""Modules that are quick either way and quicker compiled; those of `typed` are there to be compiled."""
SCRIPT = """
import os
import sys
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

modules = mypycify(["--explicit-package-bases", "--follow-imports=silent", *sys.argv[1:]], opt_level="3")
for module in modules if os.name == "posix" else ():
    # Functions that nobody else calls can be drawn together, and larger ones than gcc would by itself.
    module.extra_compile_args += ["-fvisibility=hidden", "-finline-limit=300"]
command = build_ext(Distribution({"ext_modules": modules}))
command.inplace = True
command.finalize_options()
command.run()
"""
FAILED = """
The robots' core could not be compiled (exit code {code}). A C compiler and Python's headers are needed; on Debian and
Ubuntu: apt install gcc python3-dev. Without DOUBLESIX_COMPILE=1 everything works uncompiled.
"""


def wanted() -> bool:
    """Tell whether somebody asked for it."""
    return os.environ.get("DOUBLESIX_COMPILE", "0") not in ("", "0")


def modules(root: Path) -> list[str]:
    """Give the modules to compile, as paths below src."""
    core = root / "src" / CORE
    typed = sorted(path.name for path in (core / "typed").glob("*.py") if path.name != "__init__.py")
    return [f"{CORE}/{name}.py" for name in AS_THEY_ARE] + [f"{CORE}/typed/{name}" for name in typed]


def build(root: Path, into: Path) -> dict[str, str]:
    """Compile into a folder; return each file made there and its place beside the package."""
    shutil.copytree(root / "src" / CORE, into / CORE, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for package in (into / "doublesix", into / "doublesix/bots"):
        (package / "__init__.py").touch()
    code = subprocess.call([sys.executable, "-c", SCRIPT, *modules(root)], cwd=into, stdout=sys.stderr)
    if code:
        raise SystemExit(FAILED.format(code=code))
    shutil.rmtree(into / "build")
    made = [path for path in into.rglob("*") if path.suffix in (".so", ".pyd")]
    return {str(path): path.relative_to(into).as_posix() for path in made}


def folder() -> Path:
    """Make a folder to compile in."""
    return Path(tempfile.mkdtemp(prefix="doublesix-core-"))
