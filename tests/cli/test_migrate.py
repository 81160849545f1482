"""The commands of a house on PostgreSQL."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from doublesix.cli.main import app

DOUBLESIX = Path(sys.executable).with_name("doublesix")


def run(*args: str, **environment: str) -> Result:
    return CliRunner().invoke(app(args[:1]), args, env=environment)


def test_a_house_is_not_opened_before_its_database_is_migrated(empty_database: str) -> None:
    serve = [str(DOUBLESIX), "serve", "--host", "127.0.0.1", "--port", "0", "--database", empty_database]
    refused = subprocess.run(serve, capture_output=True, text=True, timeout=60, check=False)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == f"The database {empty_database} is empty: run doublesix migrate with it first.\n"


def test_migrate_says_where_the_database_stands(empty_database: str) -> None:
    first = run("migrate", "--database", empty_database)
    again = run("migrate", DOUBLESIX_DATABASE=empty_database)
    assert (first.exit_code, again.exit_code) == (0, 0)
    assert first.stdout.startswith(f"{empty_database} has the schema ")
    assert again.stdout == f"{empty_database} has our schema already.\n"


def test_a_robots_token_goes_to_the_database_that_is_named(empty_database: str, tmp_path: Path) -> None:
    run("migrate", "--database", empty_database)
    made = run("robot-token", "Spot", DOUBLESIX_DATABASE=empty_database, DOUBLESIX_DATA=str(tmp_path / "house"))
    assert made.exit_code == 0
    assert len(made.stdout.strip()) == 43
    assert not (tmp_path / "house").exists()


@pytest.mark.parametrize("place", ["house", "mysql://localhost/house"])
def test_what_is_no_database_is_not_migrated(place: str) -> None:
    refused = run("migrate", "--database", place)
    assert refused.exit_code == 2
    assert refused.stderr.startswith("doublesix migrate: ")
    assert refused.stderr.count("\n") == 1


def test_migrate_asks_for_a_database() -> None:
    asked = run("migrate", DOUBLESIX_DATABASE="")
    assert asked.exit_code == 2
    assert "--database" in asked.stderr
