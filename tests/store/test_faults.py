"""What a killed process, a full disk and a folder without permission do to what was acknowledged: nothing."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from doublesix.store import Store
from doublesix.store.folder import DATABASE
from doublesix.store.place import Where
from tests.store import appender
from tests.store.helpers import in_store, open_table

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals, limits and users of POSIX")


def house(mode: str, where: Where) -> subprocess.Popen[str]:
    command = [sys.executable, appender.__file__, mode, str(where)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def said(mode: str, folder: Path) -> list[str]:
    with house(mode, folder) as process:
        text, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return text.splitlines()


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that everybody may reach, unlike those of pytest."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


async def versions(store: Store) -> dict[str, list[int]]:
    return {code: [row.version for row in await store.rows(code)] for code in appender.TABLES}


@pytest.mark.parametrize("after", [1, 100, 400])
def test_a_killed_house_loses_no_acknowledged_row(home: Where, after: int) -> None:
    with house("append", home) as process:
        assert process.stdout
        lines = list(islice(process.stdout, after))
        process.kill()
        lines += [line for line in process.stdout if line.endswith("\n")]
    acknowledged = {code: int(version) for code, version in map(str.split, lines)}
    kept = in_store(home, versions)
    assert {code: found for code, found in kept.items() if found != list(range(1, len(found) + 1))} == {}
    assert {code: version for code, version in acknowledged.items() if version > len(kept[code])} == {}
    if isinstance(home, Path):
        with closing(sqlite3.connect(home / DATABASE)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_second_process_in_the_folder_is_refused_while_the_first_lives(tmp_path: Path) -> None:
    with house("append", tmp_path) as first:
        assert first.stdout
        first.stdout.readline()
        command = [sys.executable, appender.__file__, "fill", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        first.kill()
    assert second.returncode == 1
    assert second.stderr.splitlines()[-1].endswith(f" {tmp_path}.")
    assert "Another process is using the data" in second.stderr
    in_store(tmp_path, lambda store: open_table(store, "U"))


def test_a_full_disk_is_told_and_the_store_stays_usable(tmp_path: Path) -> None:
    refused, *others = said("fill", tmp_path)
    assert refused.startswith("refused The database refused: ")
    assert others == ["kept True", "again True", "rows 1"]


def test_a_folder_that_may_not_be_written_is_refused_in_a_sentence(open_to_all: Path) -> None:
    open_to_all.chmod(0o555)
    bites, text = said("readonly", open_to_all)
    assert bites == "the limit bites"
    assert text.startswith(f"Cannot write in the data folder {open_to_all}: ")


def test_a_database_that_may_not_be_written_is_refused_in_a_sentence(open_to_all: Path) -> None:
    in_store(open_to_all, lambda store: open_table(store, "T"))
    (open_to_all / DATABASE).chmod(0o444)
    open_to_all.chmod(0o555)
    bites, text = said("readonly", open_to_all)
    assert bites == "the limit bites"
    assert text.startswith(f"Cannot write in the data folder {open_to_all}: ")
