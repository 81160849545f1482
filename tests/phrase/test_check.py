"""The catalogs agree, and the check notices where catalogs do not."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from doublesix.phrase.check import problems

GOOD = {"en": "a = Hello { $name }\n", "fr": "a = Salut { $name }\n", "pt-BR": "a = Oi { $name }\n"}


def found(folder: Path, **changed: str) -> list[str]:
    """What the check says of small catalogs, the good ones with one language changed."""
    for lang, text in {**GOOD, **changed}.items():
        (folder / lang).mkdir()
        (folder / lang / "x.ftl").write_text(text, "utf-8")
    return problems(folder)


def test_the_catalogs_agree() -> None:
    assert problems(files("doublesix.phrase").joinpath("catalogs")) == []


def test_good_catalogs_pass(tmp_path: Path) -> None:
    assert found(tmp_path) == []


@pytest.mark.parametrize(
    ("french", "problem"),
    [
        ("b = Salut\n", "fr: a is missing"),
        ("a = Salut { $name }\nb = Salut\n", "en: b is missing, fr has it"),
        ("a = Salut { $name }\n    .you = Salut\n", "en: a.you is missing, fr has it"),
        ("a = Salut { $nom }\n", "fr: a has other variables than en: name, nom"),
        ("a = Hello { $name }\n", "fr: a says the same as en"),
        ("a = Salut { $name }\na = Encore { $name }\n", "fr/x.ftl: a is there twice"),
        ("a = Salut { $name }{ b }\n", "fr: a refers to b, which is not there"),
        ("a = Salut { $name }\nnonsense\n", "fr/x.ftl: cannot be read: nonsense"),
        ("a = { $name } :\n", "fr: a has no narrow no-break space (U+202F) before : ; ! ? » or after «"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, french: str, problem: str) -> None:
    assert problem in found(tmp_path, fr=french)
