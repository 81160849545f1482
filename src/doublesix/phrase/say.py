"""Words from the catalogs: one function that says a message in a language."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from doublesix.phrase.needs import Needs, named

Arg = str | int | date | tuple[int, ...]
NATIVE: dict[str, str] = json.loads(files("doublesix.phrase").joinpath("languages.json").read_text("utf-8"))
"""The languages by their tags, each by its own name; the page reads the same file."""
LANGUAGES = tuple(NATIVE)

WORDED = range(13)
MARK = "\0"
DAY = 'day = { DATETIME($day, dateStyle: "long") }'
"""A date is written by its language's own rule, with no words of ours."""


def language(wanted: str) -> str:
    """The first language of ours among the tags that somebody wants: "fr-CA" is "fr", "de, pt;q=0.8" is "pt-BR", what
    we do not speak is "en"."""
    mains = [re.split("[-_;]", tag.strip().lower())[0] for tag in wanted.split(",")]
    return next((lang for main in mains for lang in LANGUAGES if lang.split("-")[0] == main), "en")


def prepare() -> None:
    """Read every catalog now: it takes a while, and whoever first needs a word would wait for it."""
    for lang in LANGUAGES:
        _bundle(lang)
        _entries(lang)


def say(lang: str, id: str, /, **args: Arg) -> str:
    """A message ("reason-can-play") or an attribute of one ("reason-can-play.with"). An unknown id is a KeyError."""
    return _format(lang, id, args)[0]


@lru_cache(4_000)
def says(lang: str, id: str) -> bool:
    """Whether the catalog has this message or attribute."""
    name, _, attribute = id.partition(".")
    bundle = _bundle(lang)
    return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)


def reason(lang: str, name: str, /, **args: Arg) -> str:
    """Why something is refused: the fuller form if the catalog has one and all that it needs is in `args`."""
    fuller = f"reason-{name}.with"
    if args and says(lang, fuller):
        text, complete = _format(lang, fuller, args)
        if complete:
            return text
    return say(lang, f"reason-{name}")


def word(lang: str, number: int) -> str:
    """A number as a word, in digits above twelve."""
    return say(lang, f"number-{number}") if number in WORDED else str(number)


def join(lang: str, items: list[str], last: str = "last") -> str:
    """A list as it is said: "a", "a and b", "a, b and c"; with "nor" one of what somebody is without."""
    if len(items) < 2:
        return "".join(items)
    start = items[0]
    for item in items[1:-1]:
        start = say(lang, "list-more", start=start, next=item)
    return say(lang, f"list-{last}", start=start, last=items[-1])


def _format(lang: str, id: str, args: Mapping[str, Arg]) -> tuple[str, bool]:
    """A message with its arguments, and whether it had all that it needs."""
    needs = [(key, args[key], mark) for key, mark in _needs(lang, id) if key in args]
    asked = [(key, mark if mark and isinstance(arg, str) else arg) for key, arg, mark in needs]
    parts, complete = _pattern(lang, id, tuple(asked))
    if len(parts) == 1:
        return parts[0], complete
    return "".join([str(args[part]) if i % 2 else part for i, part in enumerate(parts)]), complete


@lru_cache(20_000)
def _pattern(lang: str, id: str, args: tuple[tuple[str, Arg], ...]) -> tuple[list[str], bool]:
    """Words, and by turns the key of what is put in between: so nobody's name is formatted anew at each table."""
    name, _, attribute = id.partition(".")
    bundle = _bundle(lang)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(id)
    text, errors = bundle.format_pattern(pattern, _worded(lang, dict(args)))
    return str(text).split(MARK), not errors


def _worded(lang: str, args: Mapping[str, Arg]) -> dict[str, str | int | date]:
    """Numbers of pips become a list of words, each once, with a `-count` and a `-nor`; small numbers have a `-word`."""
    worded: dict[str, str | int | date] = {}
    for key, value in args.items():
        if isinstance(value, tuple):
            once = list(dict.fromkeys(value))
            words = [word(lang, number) for number in once]
            worded[key], worded[f"{key}-nor"] = join(lang, words), join(lang, words, "nor")
            worded[f"{key}-count"] = len(once)
        else:
            worded[key] = value
            if isinstance(value, int) and value >= 0:
                worded[f"{key}-word"] = word(lang, value)
    return worded


@cache
def _needs(lang: str, id: str) -> list[tuple[str, str]]:
    """The arguments that a message can need; and what stands for each, but for those by which it chooses its words."""
    entries, walk = _entries(lang), Needs()
    waiting, seen = [id.partition(".")[0]], set[str]()
    while waiting:
        name = waiting.pop()
        if name in entries and name not in seen:
            walk.visit(entries[name])
            waiting += walk.others
        seen.add(name)
    return sorted((key, "" if key in walk.chosen else f"{MARK}{key}{MARK}") for key in walk.keys)


@cache
def _entries(lang: str) -> dict[str, ast.Message | ast.Term]:
    return {name: entry for resource in _resources(lang) for name, entry in named(resource)}


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(lang: str) -> list[ast.Resource]:
    catalog = sorted(files("doublesix.phrase").joinpath("catalogs", lang).iterdir(), key=lambda file: file.name)
    texts = [file.read_text("utf-8") for file in catalog if file.name.endswith(".ftl")]
    return [FluentResource(text) for text in (DAY, *texts)]
