"""A guide's text, read into sections. Markdown, with a few signs in braces:

`## Your turn {#turn}` names a section, `### Who starts? {#who-starts}` a question; `{D-1 S-3}` at the end of a block
says which rules it explains; `{diagram draw-opening}` stands before its caption; `{keys}` is the list of keys,
`{include table}` another text of the language. What else stands in braces is a number or a tile (fill.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Literal

HEADING = re.compile(r"(#{1,3}) (.+?)(?: \{#([a-z-]+)\})?")
RULES = re.compile(r"\s*\{([A-Z]-\d+(?: [A-Z]-\d+)*)\}$")
DIAGRAM = re.compile(r"\{diagram ([a-z-]+)\}\s*(.*)", re.S)
INCLUDE = re.compile(r"\{include ([a-z-]+)\}")


@dataclass(frozen=True)
class Block:
    """A paragraph, list or table; a diagram with its caption; a question; the keys."""

    kind: Literal["text", "diagram", "question", "keys"]
    text: str
    name: str = ""
    rules: tuple[str, ...] = ()


@dataclass
class Section:
    """What stands under one heading."""

    id: str
    title: str
    blocks: list[Block] = field(default_factory=list)


@dataclass
class Page:
    """A guide: its title, the sentence under it, its sections."""

    title: str
    lede: str
    sections: list[Section]

    @property
    def blocks(self) -> list[Block]:
        """Everything in it."""
        return [block for section in self.sections for block in section.blocks]

    def names(self, kind: str) -> list[str]:
        """The names of its diagrams or its questions, in order."""
        return [block.name for block in self.blocks if block.kind == kind]

    @property
    def rules(self) -> set[str]:
        """The rules that it explains."""
        return {rule for block in self.blocks for rule in block.rules}


@cache
def page(game: str, lang: str) -> Page:
    """The guide of a game in a language."""
    return parse(_text(game, lang))


def parse(text: str) -> Page:
    """A page from its text; raise ValueError for one without title, lede or names."""
    first, lede, *rest = [block.strip() for block in re.split(r"\n{2,}", text.strip())]
    sections: list[Section] = []
    for block in rest:
        heading = HEADING.fullmatch(block)
        if heading and not heading[3]:
            raise ValueError(f"a heading without a name: {block}")
        if heading and heading[1] == "##":
            sections.append(Section(heading[3], heading[2]))
        elif heading:
            sections[-1].blocks.append(Block("question", heading[2], heading[3]))
        else:
            sections[-1].blocks.append(_block(block))
    return Page(first.removeprefix("# "), lede, sections)


def _block(text: str) -> Block:
    found = RULES.search(text)
    rules = tuple(found[1].split()) if found else ()
    text = RULES.sub("", text)
    if text == "{keys}":
        return Block("keys", "", rules=rules)
    if diagram := DIAGRAM.fullmatch(text):
        return Block("diagram", diagram[2], diagram[1], rules)
    return Block("text", text, rules=rules)


def _text(name: str, lang: str) -> str:
    text = files("doublesix.guide").joinpath("pages", lang, f"{name}.md").read_text("utf-8")
    text = INCLUDE.sub(lambda found: _text(found[1], lang).strip(), text)
    return _spaced(text) if lang == "fr" else text


def _spaced(text: str) -> str:
    """French puts a space before its tall signs, and no line may end there."""
    text = re.sub(r" ([?!;%])", "\N{NARROW NO-BREAK SPACE}\\1", text)
    return re.sub(r" ([:»])|(?<=«) ", lambda found: f"\N{NO-BREAK SPACE}{found[1] or ''}", text)
