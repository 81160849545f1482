"""`doublesix serve`: what cannot be opened says so in one line."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from doublesix.store.folder import DATABASE
from tests.record.games import played, written
from tests.support.served import Served, refused


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    house = Served(tmp_path / "data").open()
    yield house
    house.kill()


def one_line(*options: str) -> str:
    ended = refused("--host", "127.0.0.1", *options)
    assert ended.returncode == 1, ended
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    return line


def test_it_opens_says_where_it_is_and_closes_when_told(served: Served) -> None:
    assert httpx.get(f"{served.base}/healthz", trust_env=False).json() == {"ok": True}
    assert served.close() in (0, -signal.SIGTERM)


def test_it_closes_in_silence_while_robots_think(tmp_path: Path) -> None:
    read, write = os.pipe()
    with open(read) as heard, open(write, "w") as errors:
        served = Served(tmp_path / "data", errors=errors).open()
        house = httpx.Client(base_url=served.base, headers={"Origin": served.base}, trust_env=False, timeout=60)
        with house, house.stream("POST", "/api/review", content=written(played("draw"))) as answer:
            assert answer.status_code == 200
            assert next(answer.iter_lines())
        assert served.close() == -signal.SIGTERM
        errors.close()
        assert heard.read() == ""  # to its end: what the house began may speak after it


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        line = one_line("--port", port, "--data", str(tmp_path))
    assert (
        line
        == f"Cannot listen on 127.0.0.1, port {port}: Address already in use. Another house may be open: try --port."
    )


def test_a_host_that_is_none(tmp_path: Path) -> None:
    ended = refused("--host", "no such host", "--port", "0", "--data", str(tmp_path))
    assert ended.returncode == 1
    assert ended.stderr.startswith("Cannot listen on no such host, port 0: ")
    assert "try --port" not in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_a_second_house_on_the_same_folder(served: Served) -> None:
    line = one_line("--port", "0", "--data", str(served.folder))
    assert line == f"Another process is using the data folder {served.folder}."
    assert httpx.get(f"{served.base}/healthz", trust_env=False).status_code == 200


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert one_line("--port", "0", "--data", str(file)) == f"Cannot write in the data folder {file}: it is a file."


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir(mode=0o500)
    ended = refused("--host", "127.0.0.1", "--port", "0", "--data", str(folder), before=bound_by_rights())
    assert (ended.returncode, ended.stdout) == (1, "")
    (line,) = ended.stderr.splitlines()
    assert line.startswith(f"Cannot write in the data folder {folder}: ")


def bound_by_rights() -> tuple[str, ...]:
    """What to start a program with, so that the rights of a folder bind it, root too."""
    return ("setpriv", "--bounding-set", "-dac_override,-dac_read_search") if os.geteuid() == 0 else ()


def test_a_folder_below_a_device() -> None:
    line = one_line("--port", "0", "--data", "/dev/null/house")
    assert line.startswith("Cannot write in the data folder /dev/null/house: ")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    house = Served(tmp_path).open()
    house.close()
    file = tmp_path / DATABASE
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'r9999'")
    line = one_line("--port", "0", "--data", str(tmp_path))
    assert line.startswith(f"A newer Double Six wrote the database {file}: its schema is r9999, ours ")


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database" * 100)
    assert one_line("--port", "0", "--data", str(tmp_path)).startswith("Cannot use the database ")


@pytest.mark.parametrize("port", ["-1", "65536", "eight"])
def test_a_port_that_is_none(port: str, tmp_path: Path) -> None:
    ended = refused("--port", port, "--data", str(tmp_path))
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
