"""`doublesix serve`: open the house."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from ipaddress import ip_network
from typing import NoReturn

import typer
import uvicorn
from prometheus_client import start_http_server
from starlette.applications import Starlette

from doublesix.cli.declared import ANY, Settings, Switch, with_settings
from doublesix.cli.folders import place_of
from doublesix.cli.logs import set_up
from doublesix.store.log import StoreError
from doublesix.store.place import Where, shown
from doublesix.store.sql import Store
from doublesix.web.addresses import is_public, origin_of
from doublesix.web.app import create
from doublesix.web.drain import Server
from doublesix.web.heads import Heads
from doublesix.web.keeping import Keeping
from doublesix.web.limits import Limits, Rate
from doublesix.web.meters import watch_collector
from doublesix.web.outside import real
from doublesix.web.patient import Patient

ANYWHERE = (ANY, "::")
TEN_MINUTES = 600  # s
SEND_BUFFER = 128 * 1024
"""Bytes that the system keeps for who reads slowly; left to itself it takes megabytes."""


@with_settings
def serve(context: typer.Context, house: Settings) -> None:
    """Open the house: people play at it in their browsers."""
    where, url = place_of(house.data, house.database), _address(house.url)
    proxies = [_network(one) for one in house.proxy or []]
    _check_secure(
        url or f"http://{_in_url(network_address() if house.host in ANYWHERE else house.host)}", house.insecure
    )
    set_up(house.log, house.log_level)
    listening = _listen(house.host, house.port)
    _show_figures(house.metrics)
    kept = _try_store(where)
    port = listening.getsockname()[1]
    here = f"http://127.0.0.1:{port}" if house.host == ANY else f"http://{_in_url(house.host)}:{port}"
    others = url or (f"http://{network_address()}:{port}" if house.host == ANY else here)
    network = "" if others == here else f"\n  {'for others      ' if url else 'on your network '}{others}"
    print(f"Double Six is open.\n  here            {here}{network}\n  data            {kept}", flush=True)
    app = create(where, real(house.pause), others, url, _limits(house), _keeping(house))
    Server(_config(app, proxies), app).run(sockets=[listening])


def _limits(house: Settings) -> Limits:
    person, address = house.tables_a_person, house.tables_an_address
    return Limits(tables=Rate(person / TEN_MINUTES, person), tables_here=Rate(address / TEN_MINUTES, address))


def _keeping(house: Settings) -> Keeping:
    return Keeping(house.lobby is Switch.ON, house.password, house.keep_days)


def _config(app: Starlette, proxies: list[str]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        http=Heads,
        ws=Patient,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=5,
        ws_ping_timeout=5,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        lifespan="on",
    )


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
        listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        why = str(error.strerror).partition(" (while")[0]
        hint = " Another house may be open: try --port." if error.errno == errno.EADDRINUSE else ""
        _end(f"Cannot listen on {host}, port {port}: {why}.{hint}")
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    return listening


def _show_figures(where: str | None) -> None:
    """Answer who asks for the figures at an address of their own, in a thread of its own."""
    if where is None:
        return
    host, _, port = where.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        _end(f"--metrics {where} is no address with a port: write it as 127.0.0.1:9066.", 2)
    try:
        start_http_server(int(port), host.strip("[]"))
    except OSError as error:
        _end(f"Cannot give figures at {where}: {error.strerror}.")
    watch_collector()


def _try_store(where: Where) -> str:
    """Open where the house is kept once before anybody comes: what is wrong with it is one line, not a server's
    traceback. Return how the place is called."""

    async def open_and_close() -> None:
        await (await Store.open(where)).close()

    try:
        asyncio.run(open_and_close())
        return shown(where)
    except StoreError as error:
        _end(str(error))


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _address(url: str | None) -> str | None:
    try:
        return None if url is None else origin_of(url)
    except ValueError:
        _end(f"--url {url} is no address of a house: write it as https://dominoes.example.", 2)


def _network(proxy: str) -> str:
    try:
        return str(ip_network(proxy, strict=False))
    except ValueError:
        _end(f"--proxy {proxy} is no address: write it as 127.0.0.1 or 10.0.0.0/8.", 2)


def _check_secure(origin: str, insecure: bool) -> None:
    if origin.startswith("http:") and is_public(origin) and not insecure:
        _end(
            f"{origin} can be reached from the internet, where others could read along: put https in front and name it "
            "with --url https://…, or say --insecure.",
            2,
        )


def _end(text: str, code: int = 1) -> NoReturn:
    print(text, file=sys.stderr)
    raise typer.Exit(code)
