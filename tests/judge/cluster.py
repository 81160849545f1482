"""A PostgreSQL of one's own in a folder, which can be killed: nobody else's is touched."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import psycopg

PROGRAMS = Path("/usr/lib/postgresql")
NOBODY_ELSE = "postgres"
"""PostgreSQL refuses to be root's."""
PATIENCE = 60  # seconds


class Cluster:
    """Made in `folder`, on this port of this computer alone; or also for others, by this address of it and theirs."""

    def __init__(self, folder: Path, port: int, listen: str = "127.0.0.1", others: str = "") -> None:
        self.folder = folder / "postgresql"
        self.port = port
        self.address = f"postgresql://{NOBODY_ELSE}@127.0.0.1:{port}/postgres"
        self._bin = max(PROGRAMS.glob("*/bin"), key=lambda path: int(path.parent.name))
        self._who: dict[str, Any] = {}
        if os.getuid() == 0:
            self._who = {"user": NOBODY_ELSE, "group": NOBODY_ELSE, "extra_groups": []}
            folder.chmod(0o755)
        self.folder.mkdir()
        if self._who:
            shutil.chown(self.folder, NOBODY_ELSE)
        self._run("initdb", "--auth", "trust", "--username", NOBODY_ELSE, "--pgdata", str(self.folder))
        self._listen = listen
        if others:
            with (self.folder / "pg_hba.conf").open("a") as allowed:
                allowed.write(f"host all all {others} trust\n")
        self._server: subprocess.Popen[bytes] | None = None

    def open(self) -> Cluster:
        """Start it, and wait until it answers; after a crash it recovers first."""
        options = ("-c", f"listen_addresses={self._listen}", "-c", f"unix_socket_directories={self.folder}")
        command = (str(self._bin / "postgres"), "-D", str(self.folder), "-p", str(self.port), *options)
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        self._server = subprocess.Popen(command, **quiet, **self._who)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address, connect_timeout=5).close()
                return self
            except psycopg.OperationalError:
                assert time.monotonic() < until, "PostgreSQL does not start"
                time.sleep(0.05)

    @property
    def pid(self) -> int:
        """The process that all others of it come from."""
        assert self._server
        return self._server.pid

    def crash(self) -> None:
        """End all of it at once: what was not on the disk is lost, what was must be recovered from the log."""
        if self._server:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(PATIENCE)
            self._server = None

    def _run(self, program: str, *options: str) -> None:
        subprocess.run((str(self._bin / program), *options), check=True, capture_output=True, cwd="/", **self._who)
