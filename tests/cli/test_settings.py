"""Settings: by an option, the environment or a file, and which of them counts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from doublesix.cli.declared import NAMES
from doublesix.cli.main import app
from tests.store.helpers import house_made, in_store
from tests.support.served import Served


def run(*arguments: str, command: str = "settings", **environment: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app([command]), [command, *arguments], env=environment)
    return done.exit_code, done.stdout, done.stderr


def shown(*arguments: str, **environment: str) -> dict[str, tuple[str, ...]]:
    """Each setting with its value and where that is from."""
    code, out, _ = run(*arguments, **environment)
    assert code == 0
    return {name: tuple(rest) for name, *rest in (line.split(maxsplit=2) for line in out.splitlines())}


def file(folder: Path, text: str) -> str:
    (folder / "house.toml").write_text(text)
    return str(folder / "house.toml")


def test_every_setting_is_shown() -> None:
    assert list(shown()) == list(NAMES)


def test_an_option_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    toml = file(tmp_path, 'port = 1\nhost = "127.0.0.2"\npause = 1.5\n')
    found = shown("--settings", toml, "--port", "3", DOUBLESIX_PORT="2", DOUBLESIX_PAUSE="2.5")
    assert found["port"] == ("3", "option --port")
    assert found["pause"] == ("2.5", "environment DOUBLESIX_PAUSE")
    assert found["host"] == ("127.0.0.2", f"file {toml}")
    assert found["insecure"] == ("no", "default")


def test_the_environment_names_the_file_and_gives_lists(tmp_path: Path) -> None:
    found = shown(DOUBLESIX_SETTINGS=file(tmp_path, "insecure = true"), DOUBLESIX_PROXY="10.0.0.1 10.0.0.2")
    assert found["insecure"][0] == "yes"
    assert found["proxy"][0] == "10.0.0.1"
    assert found["proxy"][1].split() == ["10.0.0.2", "environment", "DOUBLESIX_PROXY"]


def test_a_folder_as_an_option_counts_more_than_a_database_of_the_environment_or_the_file(tmp_path: Path) -> None:
    toml = file(tmp_path, 'database = "postgresql://db/house"')
    for where in ({"DOUBLESIX_DATABASE": "postgresql://db/house"}, {"DOUBLESIX_SETTINGS": toml}):
        found = shown("--data", str(tmp_path), **where)
        assert found["data"] == (str(tmp_path), "option --data")
        assert found["database"] == ("-", "default")
        assert shown("--data", str(tmp_path), "--database", "postgresql://db/other", **where)["database"][1] == (
            "option --database"
        )
        assert shown(DOUBLESIX_DATA=str(tmp_path), **where)["database"][0] == "postgresql://db/house"


def test_a_command_told_of_a_folder_leaves_the_database_of_the_environment_alone(tmp_path: Path) -> None:
    code, _, err = run(
        "0", "--data", str(tmp_path), command="tidy", DOUBLESIX_DATABASE="postgresql://127.0.0.1:1/house"
    )
    assert code == 2
    assert "There is no house in the data folder" in err


def test_a_password_is_not_shown(tmp_path: Path) -> None:
    _, out, _ = run(DOUBLESIX_DATABASE="postgresql://ana:opensesame@db/house")
    assert "postgresql://db/house" in out
    assert "opensesame" not in out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("prot = 1", "there is no setting prot; do you mean port?"),
        ("colour = 1", "there is no setting colour."),
        ('proxy = "10.0.0.1"', "proxy takes a list."),
        ("port = [1]", "port takes one value."),
        ("[port]\nis = 1", "port takes one value."),
        ("port", "Cannot read the settings in "),
    ],
)
def test_a_file_that_cannot_be_meant_is_refused_in_a_line(text: str, why: str, tmp_path: Path) -> None:
    toml = file(tmp_path, text)
    code, out, err = run("--settings", toml)
    assert (code, out) == (2, "")
    assert why in err
    assert toml in err
    assert err.count("\n") == 1


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    code, _, err = run(str(tmp_path / "copy.db"), "--settings", str(tmp_path / "none"), command="backup")
    assert code == 2
    assert err == f"doublesix backup: Cannot read the settings in {tmp_path / 'none'}: No such file or directory.\n"


def test_a_value_of_the_wrong_kind_is_refused(tmp_path: Path) -> None:
    code, _, err = run("--settings", file(tmp_path, 'port = "eight"'))
    assert code == 2
    assert "--port" in err


def test_serve_opens_the_house_that_the_file_describes(tmp_path: Path) -> None:
    served = Served(tmp_path / "data", "--settings", file(tmp_path, 'url = "http://house.local"'))
    try:
        answer = httpx.get(f"{served.open().base}/healthz", headers={"Host": "house.local"}, trust_env=False)
        assert answer.status_code == 200
    finally:
        served.kill()


def test_a_command_finds_the_house_by_the_file(tmp_path: Path) -> None:
    toml = file(tmp_path, f'data = "{tmp_path / "house"}"')
    in_store(tmp_path / "house", house_made)
    code, token, _ = run("Spot", "--settings", toml, command="robot-token")
    assert code == 0
    assert len(token) > 40
