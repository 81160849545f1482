"""The guides agree with the engine, and the check finds it where one does not."""

from __future__ import annotations

import pytest

from doublesix.guide import check
from doublesix.guide.diagrams import diagrams
from doublesix.guide.fill import Filler
from doublesix.guide.page import Block, Page, page, parse
from doublesix.phrase import LANGUAGES, say
from doublesix.rules.reasons import COMMON_RULES
from doublesix.rules.variants import VARIANTS
from tests.rules.test_names import LAST

PAGES = [(game, lang) for game in VARIANTS for lang in LANGUAGES]
OPEN_CLOSED = "train-open-closed"


def said(text: str, diagram: str = OPEN_CLOSED) -> tuple[str, list[str]]:
    """A caption filled, and what is wrong with it."""
    filler = Filler("mexican-train")
    return filler.fill(Block("diagram", text, diagram), diagrams()[diagram]), filler.problems


def test_the_guides_agree_with_the_engine() -> None:
    assert list(check.problems()) == []


@pytest.mark.parametrize("game", VARIANTS)
def test_every_rule_of_a_game_is_asked_for(game: str) -> None:
    letter, last = check.LAST[game]
    assert last == LAST[letter]
    assert {kind: LAST[kind] for kind in check.SHARED} == check.SHARED
    settled = set(VARIANTS[game].ruleset({}, 4).rules.values())
    shared = {rule for rule in COMMON_RULES.values() if rule[0] in f"S{letter}"}
    assert settled | shared <= check.rules_of(game)


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_guide_is_called_as_its_game(game: str, lang: str) -> None:
    assert page(game, lang).title == say(lang, f"game-{game}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_partners_answers_what_people_ask_before_their_first_round(lang: str) -> None:
    asked = {"how-many", "partner", "no-boneyard", "six-six", "who-opens", "may-i-pass", "passed-on", "partner-hand"}
    asked |= {"tie", "time-out", "target", "join", "robots", "connection", "account"}
    assert asked <= set(page("partners", lang).names("question"))


def test_every_question_has_an_answer() -> None:
    for game, lang in PAGES:
        kinds = [block.kind for block in page(game, lang).blocks]
        for kind, after in zip(kinds, [*kinds[1:], "end"], strict=True):
            assert kind != "question" or after in ("text", "diagram"), (game, lang)


def test_a_caption_takes_its_numbers_and_tiles_from_the_engine() -> None:
    assert said("{playable} of {count}: {9-3 train:1}, {8-5 nowhere}") == ("3 of 4: 9-3, 8-5", [])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("{9-3 train:0}", "train-open-closed: 9-3 goes train:1, not train:0"),
        ("{8-5 train:2}", "train-open-closed: 8-5 goes nowhere, not train:2"),
        ("{6-1 nowhere}", "train-open-closed: 6-1 goes train:0, not nowhere"),
        ("{5-5 nowhere}", "train-open-closed: 5-5 is not in the hand"),
        ("Playable 4", "numbers that no engine gave: 4"),
        ("{payable}", "nothing is called {payable}"),
    ],
)
def test_a_caption_that_the_engine_denies_is_found(text: str, found: str) -> None:
    assert said(text)[1] == [found]


@pytest.mark.parametrize(("game", "weight"), [("draw", "0"), ("salon", "10"), ("mexican-train", "0")])
def test_the_double_blank_weighs_what_its_game_says(game: str, weight: str) -> None:
    filler = Filler(game)
    assert filler.fill(Block("text", "{weight 0-0}")) == weight
    assert filler.problems == []


def test_a_tile_of_another_set_is_found() -> None:
    filler = Filler("draw")
    filler.fill(Block("text", "the {7-7}"))
    assert filler.problems == ["7-7 is in no set of draw"]


def small(text: str) -> Page:
    return parse(f"# Title\n\nLede.\n\n## Aim {{#aim}}\n\n{text}")


def test_a_rule_that_no_paragraph_explains_is_found() -> None:
    problems = list(check._of_page(small("You win. {D-1 P-1}"), "draw"))
    assert "D-2 is not explained" in problems
    assert "P-1 is no rule of this game" in problems
    assert not any(problem.startswith("D-1 ") for problem in problems)


def test_a_missing_section_and_a_missing_diagram_are_found() -> None:
    problems = list(check._of_page(small("You win."), "draw"))
    assert {"the section scores is missing", "the diagram draw-pass is missing"} <= set(problems)


def test_a_question_that_one_language_lacks_is_found() -> None:
    model, text = small("### Why? {#why}\n\nSo."), small("### When? {#when}\n\nNow.")
    assert list(check._unlike(text, model)) == ["questions unlike en: missing ['why'], more ['when']"]


def test_a_heading_without_a_name_is_refused() -> None:
    with pytest.raises(ValueError, match="a heading without a name"):
        small("### Why?")
