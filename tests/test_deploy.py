"""The examples in deploy/: a proxy in front of a house, a unit, settings. Where the tool is missing it is said."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
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


def nginx_at(port: int, house: int, folder: Path) -> list[str]:
    """nginx, set up by our example but for its certificate."""
    site = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8066 ", f"127.0.0.1:{house} ")
    site = re.sub(r" *(ssl_|listen \[).*\n", "", site).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    site = site.replace("Host $host", "Host $http_host")  # which has the port, unlike an address people come by
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, site=site))
    return [needed("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy_at(port: int, house: int, folder: Path) -> list[str]:
    """Caddy, likewise."""
    site = (
        (DEPLOY / "Caddyfile").read_text().replace("reverse_proxy 127.0.0.1:8066", f"reverse_proxy 127.0.0.1:{house}")
    )
    site = re.sub(r"^dominoes.example", f"http://127.0.0.1:{port}", site, flags=re.M)
    site = site.replace("Host dominoes.example", "Host 127.0.0.1")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
    return [needed("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, int]]:
    """A house behind a proxy, and the port that this one has."""
    port = free_port()
    served = Served(
        tmp_path_factory.mktemp("house"), "--url", f"http://127.0.0.1:{port}", "--proxy", "127.0.0.1"
    ).open()
    yield served, port
    served.kill()


@pytest.mark.parametrize("proxy", [nginx_at, caddy_at])
def test_people_play_through_a_proxy(
    proxy: Callable[[int, int, Path], list[str]], house: tuple[Served, int], tmp_path: Path
) -> None:
    served, port = house
    home = os.environ | {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(proxy(port, served.port, tmp_path), env=home, stderr=subprocess.DEVNULL)
    try:
        asyncio.run(play(f"http://127.0.0.1:{port}"))
    finally:
        process.terminate()
        process.wait(20)


async def play(base: str) -> None:
    """Two people begin a match."""
    patient = httpx.AsyncHTTPTransport(retries=8)
    async with httpx.AsyncClient(transport=patient, timeout=30, trust_env=False) as client:  # a proxy may look first
        assert (await client.get(f"{base}/readyz")).status_code == 200
    ana, rui = await people(base, {"Ana": "en", "Rui": "pt-BR"})
    code = await ana.open("draw")
    async with ana.at(code) as side, rui.at(code) as other:
        await other.done(intents.Sit())
        await side.done(intents.Start())
        await other.until(lambda view: view.phase == "playing")
    for guest in (ana, rui):
        await guest.close()


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze, units = needed("systemd-analyze"), list[Path]()
    for name, called in (("doublesix.service", "doublesix.service"), ("doublesix@.service", "doublesix@8066.service")):
        units.append(tmp_path / called)
        units[-1].write_text((DEPLOY / name).read_text().replace("/opt/doublesix/bin/doublesix", "/bin/true"))
    done = subprocess.run([analyze, "verify", "--man=no", *units], capture_output=True, text=True)
    assert "doublesix" not in done.stderr


def test_the_settings_are_ours(tmp_path: Path) -> None:
    toml = DEPLOY / "doublesix.toml"
    whole = re.sub(r"^# ([a-z-]+ =)", r"\1", toml.read_text(), flags=re.M)  # with those that are left out
    (tmp_path / "all.toml").write_text(whole)
    done = CliRunner().invoke(app(["settings"]), ["settings", "--settings", str(tmp_path / "all.toml")])
    assert done.exit_code == 0, done.output
    assert "https://dominoes.example" in done.output
    assert done.output.count("all.toml") == len(re.findall(r"^[a-z-]+ =", whole, re.M))


def test_every_command_in_the_examples_is_ours() -> None:
    for file in ("doublesix.service", "doublesix@.service", "Containerfile"):
        text = (DEPLOY / file).read_text()
        assert set(re.findall(r"doublesix (serve|migrate|backup)\b", text) or ["serve"]) <= {"serve"}
        assert set(re.findall(r"DOUBLESIX_[A-Z]+", text)) <= {
            "DOUBLESIX_DATA",
            "DOUBLESIX_PASSWORD",
            "DOUBLESIX_DATABASE",
        }
