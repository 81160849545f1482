"""Robots by name, and the sentences that say why there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from doublesix.bots import ROBOTS, UnknownRobot, game, load
from doublesix.rules.variants import VARIANTS

MODULE = """
class Good:
    def choose(self, seen, random):
        return seen.legal[0]

class Silent:
    pass

class Needy:
    def __init__(self, strength):
        pass

    def choose(self, seen, random):
        return seen.legal[0]

word = "no class"
"""


@pytest.fixture(autouse=True)
def _modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "levels_mine.py").write_text(MODULE)
    (tmp_path / "levels_broken.py").write_text("1 / 0")
    (tmp_path / "levels_odd.py").write_text("import levels_mine\nlevels_mine.nothing\n")
    monkeypatch.syspath_prepend(tmp_path)


def test_the_robots_go_from_the_weakest_up() -> None:
    assert list(ROBOTS) == ["relay", "beginner", "steady", "strong", "expert"]


@pytest.mark.parametrize("name", VARIANTS)
def test_robots_know_every_game_by_a_file_of_its_own(name: str) -> None:
    known = game.of(name)
    assert min(known.strong, known.plain, known.compiled, known.review) > 0


@pytest.mark.parametrize("name", ROBOTS)
def test_a_robot_of_the_house_is_had_by_its_name(name: str) -> None:
    assert load(name) is ROBOTS[name]


def test_a_robot_of_ones_own_is_had_by_module_and_class() -> None:
    assert type(load("levels_mine:Good")).__name__ == "Good"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("stedy", "'stedy' is no robot: relay, beginner, steady, strong, expert, or your own as module:Class"),
        ("", "'' is no robot: relay, beginner, steady, strong, expert, or your own as module:Class"),
        (
            "levels_mine:",
            "'levels_mine:' is no robot: relay, beginner, steady, strong, expert, or your own as module:Class",
        ),
        ("levels_none:Good", "levels_none:Good: cannot import levels_none: ModuleNotFoundError: No module named"),
        ("levels_broken:Good", "levels_broken:Good: cannot import levels_broken: ZeroDivisionError: division by zero"),
        ("levels_odd:Good", "levels_odd:Good: cannot import levels_odd: AttributeError: "),
        ("levels_mine:Bad", "levels_mine:Bad: module levels_mine has no Bad"),
        ("levels_mine:word", "levels_mine:word is no class with a method choose(seen, random)"),
        ("levels_mine:Silent", "levels_mine:Silent is no class with a method choose(seen, random)"),
        ("levels_mine:Needy", "levels_mine:Needy cannot be made: TypeError: "),
    ],
)
def test_a_robot_that_cannot_be_had_is_refused_in_a_sentence(name: str, why: str) -> None:
    with pytest.raises(UnknownRobot) as refused:
        load(name)
    assert str(refused.value).startswith(why)
    assert "\n" not in str(refused.value)
