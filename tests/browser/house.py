"""A house as people start it: `doublesix serve` in a process of its own, on a free port, with a data folder."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

DOUBLESIX = Path(sys.executable).with_name("doublesix")
OPEN = re.compile(r"here +(\S+)\n.*network +(\S+)")


class House:
    """One house; it can be killed and opened again at the same place. `here` and `network`: its printed addresses."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = _free_port()
        self.here = self.network = ""
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> House:
        """Start it, and wait until it says that it is open."""
        command = [str(DOUBLESIX), "serve", "--port", str(self.port), "--data", str(self.data), "--pause", "0"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        said = "".join(self._process.stdout.readline() for _ in range(4))
        addresses = OPEN.search(said)
        assert addresses, f"the house did not open: {said}"
        self.here, self.network = addresses.groups()
        return self

    def kill(self) -> None:
        """End it as a power cut does."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End it as a person does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process and self._process.stdout:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process.stdout.close()
            self._process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def verified(record: Path) -> str:
    """What `doublesix verify` says to a record that it finds good."""
    said = subprocess.run([str(DOUBLESIX), "verify", record], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout
