"""doublesix bench robots: one table, the same each time."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doublesix.bots import ROBOTS
from doublesix.cli.duplicate import Meeting, compare, matches
from doublesix.cli.main import app
from doublesix.rules.variants import VARIANTS


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app(["bench"]), ["bench", "robots", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_a_line_a_robot_with_intervals() -> None:
    code, out, _ = run("partners", "steady,relay", "beginner", "--deals", "3", "--whole", "2")
    head, steady, relay = out.splitlines()
    assert code == 0
    assert " ".join(head.split()) == "game players robot against points a round rounds matches ms a turn 99 %"
    assert steady.split()[:4] == ["partners", "4", "steady", "beginner"]
    assert relay.split()[2] == "relay"
    assert steady.count("±") == 3


def test_a_single_deal_and_a_single_match_tell_no_interval() -> None:
    code, out, _ = run("draw", "steady", "relay", "--deals", "1", "--whole", "1")
    assert code == 0
    assert out.splitlines()[1].count("±?") == 3
    assert "inf" not in out


def test_a_robot_against_itself_is_no_better() -> None:
    for game, players in (("partners", 4), ("draw", 3), ("salon", 4)):
        meeting = Meeting(game, VARIANTS[game].complete({}), players)
        found = compare(meeting, 4, ROBOTS["relay"], ROBOTS["relay"])
        assert found.margins == pytest.approx([0.0] * 4)


def test_the_sides_take_turns_in_matches() -> None:
    meeting = Meeting("partners", VARIANTS["partners"].complete({"target": 50}), 4)
    assert len(matches(meeting, 3, ROBOTS["relay"], ROBOTS["relay"])) == 3


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["chess", "steady", "relay"], "'chess' is no game"),
        (["draw", "deep", "relay"], "'deep' is no robot"),
        (["draw", "steady", "relay", "--players", "9"], "draw with"),
        (["draw", "steady", "relay", "--players", "0"], "draw with"),
        (["draw", "steady", "relay", "--option", "target"], "'target' is no option"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(arguments: list[str], why: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"doublesix bench robots: {why}")
    assert err.count("\n") == 1


OWN = """
class First:
    def choose(self, seen, random):
        return seen.legal[0]


class Stuck:
    def choose(self, seen, random):
        raise ValueError("no idea")


class Cheat:
    def choose(self, seen, random):
        return None
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module of robots in the folder where one is."""
    (tmp_path / "benched.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.delitem(sys.modules, "benched", raising=False)


@pytest.mark.usefixtures("own")
def test_ones_own_robot_is_found_in_the_folder_where_one_is() -> None:
    code, out, err = run("draw", "benched:First", "relay", "--deals", "2")
    assert (code, err) == (0, "")
    assert out.splitlines()[1].split()[2] == "benched:First"


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(("kind", "why"), [("Stuck", "ValueError: no idea"), ("Cheat", "None is not legal")])
def test_a_fault_of_ones_own_robot_is_told_in_one_line(kind: str, why: str) -> None:
    code, _, err = run("draw", f"benched:{kind}", "relay", "--deals", "2")
    assert code == 2
    assert err.startswith(f"doublesix bench robots: benched:{kind}, seat 0, round 1: {why}")
    assert err.count("\n") == 1
