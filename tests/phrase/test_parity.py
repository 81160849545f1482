"""The page's Fluent and the house's say the same, for every pattern of every catalog."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

from doublesix.phrase import LANGUAGES, say
from doublesix.phrase.check import Catalog, read
from tests.support.lacking import WEB, node

HERE = Path(__file__).parent
CATALOGS = files("doublesix.phrase").joinpath("catalogs")
NUMBERS = [-1, 0, 1, 2, 3, 12, 14, 100, 1234]
TEXTS = [
    "Ana",
    "you",
    "none",
    "team",
    "name",
    "ours",
    "left",
    "own",
    "yours",
    "mexican",
    "start",
    "draw",
    "salon",
    "target",
]
VALUES: list[str | int] = [*NUMBERS, *TEXTS]

Question = tuple[str, dict[str, str | int]]


def questions(catalog: Catalog) -> Iterator[Question]:
    """Each pattern with some arguments, right ones and odd ones."""
    random = Random(6)
    for name in (name for name in catalog.patterns if not name.startswith("-")):
        variables = sorted(catalog.variables(name))
        for _ in range(8 if variables else 1):
            args: dict[str, str | int] = {}
            for variable in variables:
                args |= {
                    variable: random.choice(VALUES),
                    f"{variable}-word": "six",
                    f"{variable}-nor": "six",
                    f"{variable}-count": random.choice((0, 1, 2)),
                }
            yield name, args


def test_page_and_house_say_the_same() -> None:
    asked = {lang: list(questions(read(lang, CATALOGS.joinpath(lang)))) for lang in LANGUAGES}
    command = [node("@fluent/bundle"), str(HERE / "parity.mjs"), str(WEB), str(CATALOGS)]
    run = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    page = json.loads(run.stdout)
    for lang in LANGUAGES:
        house = [say(lang, id, **args) for id, args in asked[lang]]
        differing = [
            (asked[lang][i], said) for i, said in enumerate(zip(house, page[lang], strict=True)) if len(set(said)) > 1
        ]
        assert differing == []
