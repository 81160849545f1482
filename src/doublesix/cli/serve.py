"""`doublesix serve`: open the house."""

from __future__ import annotations

import logging
import os
import socket
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
import uvicorn

from doublesix.store.log import StoreError
from doublesix.web.app import create
from doublesix.web.outside import real

PORT = 8066
ANY = "0.0.0.0"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this computer alone.")] = ANY,
    port: Annotated[int, typer.Option(help="The port to listen on.")] = PORT,
    data: Annotated[
        Path | None, typer.Option(help="The folder that keeps everything.", envvar="DOUBLESIX_DATA")
    ] = None,
    url: Annotated[str | None, typer.Option(help="The address that people use, where a proxy stands in front.")] = None,
    pause: Annotated[float, typer.Option(help="About how many seconds a robot thinks.", min=0)] = 1.0,
) -> None:
    """Open the house: people play at it in their browsers."""
    folder = data or default_folder()
    listening = _listen(host, port)
    here = f"http://127.0.0.1:{port}" if host == ANY else f"http://{host}:{port}"
    others = url or (f"http://{network_address()}:{port}" if host == ANY else here)
    app = create(folder, real(pause), others, url)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=5,
        ws_ping_timeout=5,
        timeout_graceful_shutdown=5,
        server_header=False,
        lifespan="on",
    )
    print(
        f"Double Six is open.\n  here            {here}\n  on your network {others}\n  data            {folder}",
        flush=True,
    )
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except StoreError as error:
        _end(str(error))


def default_folder() -> Path:
    """Where the data is if nobody says: a folder of this user's."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "doublesix"


def network_address() -> str:
    """The address by which the local network reaches this computer; 127.0.0.1 where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), reuse_port=False)
    except OSError as error:
        _end(f"Cannot listen on {host}, port {port}: {error.strerror}. Another house may be open: try --port.")


def _end(text: str) -> NoReturn:
    print(text, file=sys.stderr)
    raise typer.Exit(1)


logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
