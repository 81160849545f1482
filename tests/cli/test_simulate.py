"""doublesix simulate: matches of robots as records, the same bytes for the same arguments."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from doublesix.cli.main import app
from tests.bots.rounds import Shape, shapes

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of `doublesix …`."""
    result = CliRunner().invoke(app(), arguments)
    return result.exit_code, result.stdout, result.stderr


def simulate(*arguments: str) -> list[dict[str, Any]]:
    """The lines of a simulation that ends well."""
    code, out, err = run("simulate", *arguments)
    assert (code, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def options(shape: Shape) -> list[str]:
    return [part for name, value in shape.options.items() for part in ("--option", f"{name}={value}")]


@pytest.mark.parametrize("shape", list(shapes()), ids=str)
@pytest.mark.parametrize("bots", ["beginner", "steady"])
def test_every_game_players_set_and_teams_is_played_to_its_end_and_verified(
    shape: Shape, bots: str, tmp_path: Path
) -> None:
    record = str(tmp_path / "record.jsonl")
    arguments = ["--players", str(shape.players), *options(shape), "--bots", bots, "--matches", "2", "--out", record]
    assert run("simulate", shape.game, *arguments) == (0, "", "")
    events = [json.loads(line)["event"] for line in Path(record).read_text("utf-8").splitlines()]
    assert events.count("match") == events.count("end") == 2
    code, out, err = run("verify", record)
    assert code == 0, out + err


@pytest.mark.parametrize("game", ["draw", "partners", "salon", "mexican-train"])
def test_the_same_arguments_write_the_same_bytes(game: str) -> None:
    first = run("simulate", game, "--seed", "7", "--bots", "steady")
    assert first == run("simulate", game, "--seed", "7", "--bots", "steady")
    assert first != run("simulate", game, "--seed", "8", "--bots", "steady")


def test_a_match_is_the_same_however_many_follow() -> None:
    assert simulate("draw", "--matches", "3")[: len(simulate("draw"))] == simulate("draw")


def test_the_file_holds_what_the_screen_shows(tmp_path: Path) -> None:
    file = tmp_path / "draw.jsonl"
    assert run("simulate", "draw", "--out", str(file)) == (0, "", "")
    assert file.read_text("utf-8") == run("simulate", "draw")[1]


@pytest.mark.parametrize(
    ("game", "players", "chosen"),
    [
        ("draw", 2, {"target": 100}),
        ("partners", 4, {"target": 100}),
        ("salon", 4, {"set": 6, "teams": 0, "limit": 100}),
        ("mexican-train", 4, {"rounds": 4}),
    ],
)
def test_the_head_says_what_is_played_defaults_written_out(game: str, players: int, chosen: dict[str, int]) -> None:
    head = simulate(game)[0]
    assert list(head)[:2] == ["event", "n"]
    assert (head["format"], head["rules"], head["options"]) == ("doublesix-record/1", game, chosen)
    assert head["seats"] == [{"name": f"Robot {i}", "bot": "beginner"} for i in range(1, players + 1)]


def test_lines_are_numbered_without_times_and_salts() -> None:
    lines = simulate("salon", "--matches", "2")
    second = next(i for i, line in enumerate(lines) if i and line["event"] == "match")
    for match in (lines[:second], lines[second:]):
        assert [line["n"] for line in match] == list(range(len(match)))
    assert match[0]["id"] != lines[0]["id"]
    assert not any({"at_ms", "clock_ms", "by"} & set(line) for line in lines)
    assert "at" not in lines[0]
    for deal in (line for line in lines if line["event"] == "deal"):
        shuffle = deal["shuffle"]
        assert shuffle["salts"] == [""] * 4
        assert hashlib.sha256(bytes.fromhex(shuffle["secret"])).hexdigest() == shuffle["commit"]


def test_no_two_rounds_share_a_secret() -> None:
    secrets = [line["shuffle"]["secret"] for line in simulate("draw", "--matches", "5") if line["event"] == "deal"]
    assert len(set(secrets)) == len(secrets) > 5


def test_robots_are_named_in_seat_order() -> None:
    head = simulate("partners", "--bots", "steady,relay,steady,beginner")[0]
    assert [seat["bot"] for seat in head["seats"]] == ["steady", "relay", "steady", "beginner"]


def test_a_robot_of_ones_own_lies_in_the_folder_where_one_is() -> None:
    start = "from doublesix.cli.main import main; main()"
    arguments = ["simulate", "draw", "--bots", "my_robot:Variety,beginner"]
    done = subprocess.run([sys.executable, "-c", start, *arguments], cwd=EXAMPLES, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[0])["seats"][0]["bot"] == "my_robot:Variety"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["ludo"], "'ludo' is no game: draw, partners, salon, mexican-train"),
        (["draw", "--players", "5"], "draw with target 100 is not for 5 players: 2, 3, 4"),
        (["draw", "--players", "0"], "draw with target 100 is not for 0 players: 2, 3, 4"),
        (["partners", "--players", "2"], "partners with target 100 is not for 2 players: 4"),
        (["salon", "--players", "9"], "salon with set 6, teams 0, limit 100 is not for 9 players: 2, 3, 4"),
        (
            ["salon", "--option", "teams=3"],
            "salon with set 6, teams 3, limit 100 is not for 4 players: for no number of them",
        ),
        (["draw", "--option", "rounds=4"], "draw has no option 'rounds': target"),
        (["mexican-train", "--option", "rounds=5"], "rounds cannot be 5 in mexican-train: one of 4, 8, 13"),
        (["draw", "--option", "target"], "'target' is no option: KEY=VALUE with a whole number, as in target=200"),
        (["draw", "--option", "target=x"], "'target=x' is no option: KEY=VALUE with a whole number, as in target=200"),
        (["draw", "--bots", "relay,relay,relay"], "--bots names 3 robots for 2 seats: one for all, or one a seat"),
        (
            ["draw", "--bots", "deep"],
            "'deep' is no robot: relay, beginner, steady, strong, expert, or your own as module:Class",
        ),
        (["draw", "--out", "/no/such/folder/x"], "cannot write /no/such/folder/x: No such file or directory"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(arguments: list[str], why: str) -> None:
    assert run("simulate", *arguments) == (2, "", f"doublesix simulate: {why}\n")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("return None", "None is not legal; legal are Play(tile="),
        ("return Draw()", "Draw() is not legal; legal are Play(tile="),
        ("raise ValueError('a\\nb')", r"ValueError: a\nb (/"),
        ("return seen.legal[99]", "IndexError: tuple index out of range (/"),
    ],
)
def test_a_robot_at_fault_is_named_with_what_it_did(
    body: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = f"faulty_{abs(hash(body))}"
    text = (
        f"from doublesix.rules.actions import Draw\nclass Bad:\n    def choose(self, seen, random):\n        {body}\n"
    )
    (tmp_path / f"{module}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    code, out, err = run("simulate", "draw", "--bots", f"{module}:Bad")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"doublesix simulate: {module}:Bad, seat 0, round 1: {why}")
