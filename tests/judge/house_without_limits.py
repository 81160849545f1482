"""A house that lets anybody ask as fast as they can: python -m tests.judge.house_without_limits FOLDER."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from doublesix.web.app import create
from doublesix.web.drain import Server
from doublesix.web.heads import Heads
from doublesix.web.limits import Limits, Rate
from doublesix.web.outside import real
from doublesix.web.patient import Patient

ANY = Rate(1e6, 10**6)
LIMITS = Limits(
    messages=ANY,
    guesses=ANY,
    guesses_in_all=ANY,
    tables=ANY,
    tables_here=ANY,
    names=ANY,
    requests=ANY,
    connects=ANY,
    connects_here=ANY,
    changes=ANY,
    records=ANY,
)


def main(folder: Path) -> None:
    """Open it on a free port, and say where."""
    listening = socket.create_server(("127.0.0.1", 0))
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    print(base, flush=True)
    app = create(folder, real(0), base, limits=LIMITS)
    config = uvicorn.Config(
        app,
        log_level="warning",
        http=Heads,
        ws=Patient,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        lifespan="on",
    )
    Server(config, app).run(sockets=[listening])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
