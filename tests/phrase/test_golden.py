"""Every kind of fact as each listener hears it, in files to read and review.

Write them anew with `DOUBLESIX_GOLDEN=write pytest tests/phrase`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from doublesix.phrase import LANGUAGES, Company, Fact, tell
from tests.phrase.cases import CASES

GOLDEN = Path(__file__).parent / "golden"


def told(lang: str, fact: Fact, company: Company, brief: bool) -> Iterator[str]:
    """Each different text with the seats that hear it; "-" has none."""
    heard: dict[str, list[str]] = {}
    for listener in (*range(len(company.names)), None):
        text = tell(lang, fact, company, listener, brief)
        heard.setdefault(text, []).append("-" if listener is None else str(listener))
    for text, listeners in heard.items():
        yield f"{'brief ' if brief else ''}{' '.join(listeners)}: {text}"


def page(lang: str) -> str:
    """All cases of a language."""
    lines: list[str] = []
    for company, fact in CASES:
        args = ", ".join(f"{key}={value}" for key, value in fact.args.items())
        lines.append(f"# {company.game}{' in teams' if company.teams else ''}: {fact.kind} by {fact.seat} ({args})")
        whole = list(told(lang, fact, company, brief=False))
        lines += whole
        lines += [line for line in told(lang, fact, company, brief=True) if line.removeprefix("brief ") not in whole]
        lines.append("")
    return "\n".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_is_told_as_it_was_reviewed(lang: str) -> None:
    file = GOLDEN / f"{lang}.txt"
    if os.environ.get("DOUBLESIX_GOLDEN") == "write":
        file.write_text(page(lang), "utf-8")
    assert page(lang) == file.read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_misses_a_word(lang: str) -> None:
    for company, fact in CASES:
        for listener in (0, 1, None):
            for brief in (False, True):
                text = tell(lang, fact, company, listener, brief)
                assert text.endswith(".")
                assert not re.search(r"\{|\s\s|\s\.|None", text)
