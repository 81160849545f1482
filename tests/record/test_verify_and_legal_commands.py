"""The two commands: what they print, where, and their exit codes."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from doublesix.cli.legal import legal
from doublesix.cli.verify import verify
from tests.record.games import played, written

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    app = typer.Typer()
    app.command()(verify)
    app.command()(legal)
    return lambda *args: CliRunner().invoke(app, list(map(str, args)))


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.jsonl"
    file.write_bytes(written(played("partners")))
    return file


def test_a_good_file_is_one_line(run: Run, good: Path) -> None:
    result = run("verify", good, good)
    assert result.exit_code == 0
    one, two = result.stdout.splitlines()
    assert one == two
    assert one.startswith(f"{good}: good: 1 match, ")
    assert one.endswith(f" rounds, {len(good.read_bytes().splitlines())} lines")


def test_the_first_fault_is_one_line_with_file_line_and_rule(run: Run, good: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(good.read_bytes().replace(b'"n":5,', b'"n":6,', 1))
    result = run("verify", good, bad, good)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1:] == [f"{bad}:6: F-1: n should be 5, not 6"]
    assert result.stderr == ""


def test_F4_running_allows_a_match_without_end(run: Run, good: Path) -> None:
    good.write_bytes(good.read_bytes()[: good.read_bytes().rindex(b'{"event":"end"')])
    result = run("verify", good)
    assert result.exit_code == 1
    assert ": F-4: " in result.stdout
    assert run("verify", "--running", good).exit_code == 0


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "the file is empty"),
        (b"\n", "no match line"),
        (b'{"event":"deal","n":1}\n', "no match line"),
        (b"%PDF", "no match line"),
        (b"\xff\xfe", "not UTF-8"),
        (b'["match"]', "no match line"),
    ],
)
def test_what_is_no_record_exits_2(run: Run, tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_bytes(content)
    result = run("verify", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_what_cannot_be_read_exits_2(run: Run, tmp_path: Path) -> None:
    for command in ("verify", "legal"):
        for path in (tmp_path, tmp_path / "nowhere", tmp_path / os.fsdecode(b"\xff")):
            result = run(command, path)
            assert (result.exit_code, result.stdout) == (2, "")
            assert len(result.stderr.splitlines()) == 1


def test_legal_prints_one_line_of_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"rules":"draw","hand":["5-4","6-1","3-3"],"chain":["5|2","2|6"],"boneyard":10}')
    result = run("legal", file)
    assert result.exit_code == 0
    assert result.stdout == '{"playable":2,"actions":[{"play":"5-4","at":"left"},{"play":"6-1","at":"right"}]}\n'


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff", b'{"rules":"draw","hand":["5-4\n"],"ends":[1,2]}', b"[" * 9999]
)
def test_legal_says_in_one_line_why_a_position_cannot_be(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(content)
    result = run("legal", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
