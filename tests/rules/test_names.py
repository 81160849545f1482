"""Every rule and case has a test named after it, each name of a rule exists, every game has all its kinds of test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doublesix.rules.reasons import COMMON_RULES, Reason
from doublesix.rules.scoring import Decided
from doublesix.rules.variants import VARIANTS
from tests.rules.positions import rules_of
from tests.rules.test_playthroughs import PLAYED, name_of
from tests.strategies import SETTINGS, Setting

HERE = Path(__file__).parent
LAST = {"S": 6, "D": 9, "P": 11, "L": 12, "M": 13, "T": 8}
"""The last rule of each kind: shared, the four games, time and absence."""
RULES = {f"{kind}-{n}" for kind, last in LAST.items() for n in range(1, last + 1)}
CASE_NUMBERS = (
    *(1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18, 19, 21, 22, 24, 25, 26, 27),
    *(31, 32, 33, 35, 36, 40, 42, 44, 45, 47, 49, 50, 52, 53),
)
CASES = {f"R{n:02}" for n in CASE_NUMBERS}
AT_THE_TABLE = {"P-9", "P-11", *(f"T-{n}" for n in range(1, 9))}
"""Rules about people and clocks; the tests of the table hold them."""
PARTS = {"hand", "engine", "opening", "blocked", "verdict"}
"""What of a rule set has a rule behind it, besides its refusals and decisions."""

ALL = [setting for settings in SETTINGS.values() for setting in settings]


def held() -> set[str]:
    """The rules and cases that the names of the tests here speak of."""
    names = [name for path in HERE.glob("test_*.py") for name in re.findall(r"def test_(\w+)", path.read_text())]
    marks = [mark for name in names for mark in re.findall(r"(?:^|_)([A-Z]\d+)(?=_)", name)]
    return {mark if mark[0] == "R" else f"{mark[0]}-{mark[1:]}" for mark in marks}


def test_every_rule_of_play_has_a_test_named_after_it() -> None:
    assert sorted(RULES - AT_THE_TABLE - held()) == []


def test_every_case_has_a_test_named_after_it() -> None:
    assert sorted(CASES - held()) == []


def test_no_test_is_named_after_what_does_not_exist() -> None:
    assert sorted(held() - RULES - CASES) == []


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_the_rules_a_game_names_exist(setting: Setting) -> None:
    named = setting.match.rules.rules
    assert set(named.values()) | set(COMMON_RULES.values()) <= RULES
    assert set(named) <= {*map(str, Reason), *map(str, Decided)} | PARTS


@pytest.mark.parametrize("game", VARIANTS)
def test_a_game_names_rules_of_its_own_kind(game: str) -> None:
    kind = {"draw": "D", "partners": "P", "salon": "L", "mexican-train": "M"}[game]
    assert {name[0] for name in rules_of(game, 4).rules.values()} == {kind}


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_has_its_tests_counts_and_playthroughs(game: str) -> None:
    assert (HERE / f"test_{game.replace('-', '_')}.py").exists()
    assert (HERE.parent / "perft" / f"{game}.txt").exists()
    played = {setting.players for setting in PLAYED if setting.game == game}
    assert played == set(VARIANTS[game].players)


def test_no_golden_text_is_left_over() -> None:
    kept = {path.stem for path in (HERE.parent / "playthroughs").glob("*.txt")}
    assert kept == {name_of(setting) for setting in PLAYED}
    assert {path.stem for path in (HERE.parent / "perft").glob("*.txt")} == set(VARIANTS)
