"""The core as mypyc compiles it, where there is a C compiler: it says the same."""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path

from tests.bots.core.compiling import ROOT, compiled, run
from tests.support.lacking import lacks

HEADERS = Path(sysconfig.get_path("include"), "Python.h")


def test_the_compiled_core_says_what_the_plain_one_says(tmp_path: Path) -> None:
    if not (HEADERS.is_file() and shutil.which("cc")):
        lacks("needs a C compiler and Python.h")
    source = compiled(tmp_path)
    plain, fast = (run(path, "-m", "tests.bots.core.said", "60") for path in (ROOT / "src", source))
    assert (plain[0], fast[0]) == ("plain", "compiled")
    assert plain[1:] == fast[1:]
    assert len(plain) == 61
    version = "from doublesix.cli.main import main; main()"
    assert run(source, "-c", version, "--version")[-1].endswith("robots' core compiled")
