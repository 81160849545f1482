"""`doublesix serve`: open the house."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
import uvicorn

from doublesix.store.log import StoreError
from doublesix.store.sql import Store
from doublesix.web.app import create
from doublesix.web.outside import real

PORT = 8066
ANY = "0.0.0.0"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this computer alone.")] = ANY,
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for a free one.", min=0, max=65535)] = PORT,
    data: Annotated[
        Path | None, typer.Option(help="The folder that keeps everything.", envvar="DOUBLESIX_DATA")
    ] = None,
    url: Annotated[str | None, typer.Option(help="The address that people use, where a proxy stands in front.")] = None,
    pause: Annotated[float, typer.Option(help="About how many seconds a robot thinks.", min=0)] = 1.0,
) -> None:
    """Open the house: people play at it in their browsers."""
    folder = data or default_folder()
    listening = _listen(host, port)
    _try_store(folder)
    port = listening.getsockname()[1]
    here = f"http://127.0.0.1:{port}" if host == ANY else f"http://{_in_url(host)}:{port}"
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
    uvicorn.Server(config).run(sockets=[listening])


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
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        why = str(error.strerror).partition(" (while")[0]
        _end(f"Cannot listen on {host}, port {port}: {why}. Another house may be open: try --port.")


def _try_store(folder: Path) -> None:
    """Open the data folder once before anybody comes: what is wrong with it is one line, not a server's traceback."""

    async def open_and_close() -> None:
        await (await Store.open(folder)).close()

    try:
        asyncio.run(open_and_close())
    except StoreError as error:
        _end(str(error))


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _end(text: str) -> NoReturn:
    print(text, file=sys.stderr)
    raise typer.Exit(1)


logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
