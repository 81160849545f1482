"""The examples in deploy/: a proxy in front of a house, a unit, settings. Where the tool is missing it is said."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from doublesix.cli.main import app
from doublesix.table import intents
from tests.support.guest import people
from tests.support.lacking import lacks
from tests.support.served import Served

DEPLOY = Path(__file__).parents[1] / "deploy"
NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log warn; worker_processes 1;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def needed(tool: str) -> str:
    """Where a tool is; without it the test is skipped, or fails where all is required."""
    found = shutil.which(tool, path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    return found or lacks(f"{tool} is missing: its example was not tried")


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        port: int = found.getsockname()[1]
        return port


@pytest.fixture
def behind_nginx(tmp_path: Path) -> Iterator[str]:
    """The address of a house behind nginx, set up by our example but for its certificate."""
    nginx, port = needed("nginx"), free_port()
    base = f"http://127.0.0.1:{port}"
    served = Served(tmp_path / "data", "--url", base, "--proxy", "127.0.0.1").open()
    site = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8066 ", f"127.0.0.1:{served.port} ")
    site = re.sub(r" *ssl_.*\n", "", site).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    site = site.replace("Host $host", "Host $http_host")  # which has the port, unlike an address people come by
    (tmp_path / "nginx.conf").write_text(NGINX.format(folder=tmp_path, site=site))
    proxy = subprocess.Popen([nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")])
    try:
        with httpx.Client(transport=httpx.HTTPTransport(retries=8), trust_env=False) as client:
            assert client.get(f"{base}/readyz").status_code == 200
        yield base
    finally:
        proxy.terminate()
        proxy.wait(20)
        served.kill()


def test_people_play_through_nginx(behind_nginx: str) -> None:
    async def run() -> None:
        ana, rui = await people(behind_nginx, {"Ana": "en", "Rui": "pt-BR"})
        code = await ana.open("draw")
        async with ana.at(code) as side, rui.at(code) as other:
            await other.done(intents.Sit())
            await side.done(intents.Start())
            await other.until(lambda view: view.phase == "playing")
        for guest in (ana, rui):
            await guest.close()

    asyncio.run(run())


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = needed("systemd-analyze")
    unit = tmp_path / "doublesix.service"
    text = (DEPLOY / "doublesix.service").read_text()
    unit.write_text(text.replace("/opt/doublesix/bin/doublesix", "/bin/true"))
    done = subprocess.run([analyze, "verify", "--man=no", str(unit)], capture_output=True, text=True)
    assert "doublesix.service" not in done.stderr


def test_the_settings_are_ours(tmp_path: Path) -> None:
    toml = DEPLOY / "doublesix.toml"
    whole = re.sub(r"^# ([a-z-]+ =)", r"\1", toml.read_text(), flags=re.M)  # with those that are left out
    (tmp_path / "all.toml").write_text(whole)
    done = CliRunner().invoke(app(["settings"]), ["settings", "--settings", str(tmp_path / "all.toml")])
    assert done.exit_code == 0, done.output
    assert "https://dominoes.example" in done.output
    assert done.output.count("all.toml") == len(re.findall(r"^[a-z-]+ =", whole, re.M))


def test_every_command_in_the_examples_is_ours() -> None:
    for file in ("doublesix.service", "Containerfile"):
        text = (DEPLOY / file).read_text()
        assert set(re.findall(r"doublesix (serve|migrate|backup)\b", text) or ["serve"]) <= {"serve"}
        assert set(re.findall(r"DOUBLESIX_[A-Z]+", text)) <= {"DOUBLESIX_DATA", "DOUBLESIX_PASSWORD"}
