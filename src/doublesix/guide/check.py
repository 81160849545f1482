"""Checks the guides: prose and engine agree, every rule is explained, every language has the same parts.

`python -m doublesix.guide.check` prints what is wrong and fails if anything is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from doublesix.guide.diagrams import diagrams
from doublesix.guide.fill import Filler
from doublesix.guide.page import Page, page
from doublesix.phrase.say import LANGUAGES
from doublesix.rules.variants import VARIANTS

LAST = {"draw": ("D", 9), "partners": ("P", 11), "salon": ("L", 12), "mexican-train": ("M", 13)}
"""The last rule of each game."""
SHARED = {"S": 6, "T": 8}
"""Of those that all games share, and those of time and absence."""
SECTIONS = (
    *("aim", "tiles", "deal", "turn", "drawing", "doubles", "blocked"),
    *("scores", "strategy", "table", "keys", "questions"),
)
MODEL = "en"


def rules_of(game: str) -> set[str]:
    """The names of all rules that a game is played by."""
    letter, last = LAST[game]
    return {f"{kind}-{n}" for kind, most in {letter: last, **SHARED}.items() for n in range(1, most + 1)}


def problems() -> Iterator[str]:
    """Everything that is wrong, one line each."""
    for game in VARIANTS:
        model = page(game, MODEL)
        for lang in LANGUAGES:
            text = page(game, lang)
            for problem in (*_of_page(text, game), *_unlike(text, model)):
                yield f"{lang}/{game}: {problem}"


def _of_page(text: Page, game: str) -> Iterator[str]:
    sections = [section.id for section in text.sections]
    yield from (f"the section {name} is missing" for name in SECTIONS if name not in sections)
    for rule in sorted(rules_of(game) ^ text.rules):
        yield f"{rule} is {'not explained' if rule in rules_of(game) else 'no rule of this game'}"
    drawn = text.names("diagram")
    yield from (
        f"the diagram {name} is missing" for name, d in diagrams().items() if d.game == game and name not in drawn
    )
    yield from (f"there is no diagram {name}" for name in drawn if name not in diagrams())
    yield from _disagreeing(text, game)


def _disagreeing(text: Page, game: str) -> Iterator[str]:
    filler = Filler(game)
    for block in text.blocks:
        filler.fill(block, diagrams().get(block.name) if block.kind == "diagram" else None)
    yield from filler.problems


def _unlike(text: Page, model: Page) -> Iterator[str]:
    for section, other in zip(text.sections, model.sections, strict=False):
        if section.id != other.id:
            yield f"the section {section.id} stands where {MODEL} has {other.id}"
            return
    for kind in ("diagram", "question"):
        if text.names(kind) != model.names(kind):
            missing = [name for name in model.names(kind) if name not in text.names(kind)]
            more = [name for name in text.names(kind) if name not in model.names(kind)]
            yield (
                f"{kind}s unlike {MODEL}: missing {missing}, more {more}"
                if missing or more
                else f"{kind}s in another order"
            )


def main() -> int:
    """Print what is wrong."""
    found = list(problems())
    print("\n".join(found) or "The guides agree with the engine.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
