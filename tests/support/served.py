"""`doublesix serve` as a process of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO

COMMAND = (sys.executable, "-c", "from doublesix.cli.main import main; main()", "serve")


class Served:
    """A house that can be killed and opened again, on one port and one folder."""

    def __init__(self, folder: Path, *more: str, errors: IO[str] | None = None) -> None:
        self.folder = folder
        self.more = more
        self.errors = errors
        self.command: tuple[str, ...] = COMMAND
        self.port = 0
        self.base = ""
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> Served:
        """Start it, and wait until it says where it is."""
        options = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder), "--pause", "0")
        command = (*self.command, *options, *self.more)
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self._process.stdout
        here = next((line for line in self._process.stdout if "http://" in line), None)
        if here is None:
            raise RuntimeError(f"the house did not open on port {self.port}, with {self._process.wait(20)}")
        self.base = here.split()[-1]
        self.port = int(self.base.rpartition(":")[2])
        return self

    def kill(self) -> None:
        """What a power cut does."""
        self._end(signal.SIGKILL)

    def close(self) -> int:
        """What systemd does; the exit code."""
        return self._end(signal.SIGTERM)

    def send(self, what: signal.Signals) -> None:
        """Send it a signal."""
        if self._process:
            self._process.send_signal(what)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        code = self._process.wait(20)
        assert self._process.stdout
        self._process.stdout.close()
        self._process = None
        return code


def refused(*options: str, before: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """A start that must fail by itself. `before`: a program that starts it."""
    return subprocess.run((*before, *COMMAND, *options), capture_output=True, text=True, timeout=30, check=False)
