"""Checks the catalogs: every file parses, and all languages say the same things in their own words.

`python -m doublesix.phrase.check` prints what is wrong and fails if anything is.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from doublesix.phrase.needs import base
from doublesix.phrase.say import LANGUAGES

MODEL = "en"
ALIKE = {"Double", "Six", "Code", "QR", "Total", "Scores", "Trains", "Shift", "Robot", "Robots", "robot"}
ALIKE |= {"Home", "End", "Guides", "Secret", "Table", "Expert", "point", "points", "six", "zero"}
LOOSE = re.compile(r"[ \u00a0][:;!?»]|«[ \u00a0]")


@dataclass
class Catalog:
    """All patterns of one language: messages and attributes ("news-out.you") by their names."""

    lang: str
    patterns: dict[str, ast.Pattern] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def add(self, name: str, pattern: ast.Pattern, file: str) -> None:
        """Take a pattern in, once."""
        if name in self.patterns:
            self.problems.append(f"{self.lang}/{file}: {name} is there twice")
        self.patterns[name] = pattern

    def variables(self, name: str, above: frozenset[str] = frozenset()) -> set[str]:
        """What a pattern needs, with all that it refers to; `-word`, `-count` and `-nor` come along by themselves."""
        found = _Found(self.patterns[name])
        for other in found.messages - above - {name}:
            if other in self.patterns:
                found.variables |= self.variables(other, above | {name})
        return found.variables


class _Found(Visitor):
    """The variables and messages that a pattern names, and whether it has words of its own."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.words: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(base(node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= set(re.findall(r"[^\W\d_]{2,}", node.value))


def read(lang: str, folder: Traversable) -> Catalog:
    """The catalog of a language, from all its files."""
    catalog = Catalog(lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for entry in parse(file.read_text("utf-8")).body:
                _take(catalog, entry, file.name)
    return catalog


def _take(catalog: Catalog, entry: object, file: str) -> None:
    if isinstance(entry, ast.Junk):
        first = (entry.content or "").strip().splitlines()[0]
        catalog.problems.append(f"{catalog.lang}/{file}: cannot be read: {first}")
    elif isinstance(entry, (ast.Message, ast.Term)):
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            catalog.add(name, entry.value, file)
        for attribute in entry.attributes:
            catalog.add(f"{name}.{attribute.id.name}", attribute.value, file)


def problems(folder: Traversable) -> list[str]:
    """Everything that is wrong with the catalogs in a folder, one line each."""
    catalogs = {lang: read(lang, folder.joinpath(lang)) for lang in LANGUAGES}
    found = [problem for catalog in catalogs.values() for problem in (*catalog.problems, *_dangling(catalog))]
    found += _loose_marks(catalogs["fr"])
    model = catalogs.pop(MODEL)
    return found + [problem for catalog in catalogs.values() for problem in _differences(model, catalog)]


def _dangling(catalog: Catalog) -> Iterator[str]:
    for name, pattern in catalog.patterns.items():
        for missing in sorted(_Found(pattern).messages - catalog.patterns.keys()):
            yield f"{catalog.lang}: {name} refers to {missing}, which is not there"


def _loose_marks(french: Catalog) -> Iterator[str]:
    """French keeps its high marks to the word with a narrow space, so that no line begins with one."""
    for name, pattern in french.patterns.items():
        if LOOSE.search(serialize_pattern(pattern)):
            yield f"fr: {name} has no narrow no-break space (U+202F) before : ; ! ? » or after «"


def _differences(model: Catalog, catalog: Catalog) -> Iterator[str]:
    here, there = catalog.patterns.keys(), model.patterns.keys()
    yield from (f"{catalog.lang}: {name} is missing" for name in sorted(there - here))
    yield from (f"{model.lang}: {name} is missing, {catalog.lang} has it" for name in sorted(here - there))
    for name in sorted(here & there):
        if differing := catalog.variables(name) ^ model.variables(name):
            yield f"{catalog.lang}: {name} has other variables than {model.lang}: {', '.join(sorted(differing))}"
        if _untranslated(catalog.patterns[name], model.patterns[name]):
            yield f"{catalog.lang}: {name} says the same as {model.lang}"


def _untranslated(pattern: ast.Pattern, model: ast.Pattern) -> bool:
    """Whether words were left as they are in English; a single letter (a key) or a word on the list may be."""
    return bool(_Found(model).words - ALIKE) and serialize_pattern(pattern) == serialize_pattern(model)


def main() -> int:
    """Print what is wrong."""
    found = problems(files("doublesix.phrase").joinpath("catalogs"))
    print("\n".join(found) or "The catalogs agree.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
