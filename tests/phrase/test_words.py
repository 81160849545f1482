"""Single words, lists, plurals, reasons."""

from __future__ import annotations

import pytest

from doublesix.phrase import LANGUAGES, join, language, reason, say, tell, word
from doublesix.phrase.facts import Company
from doublesix.phrase.weigh import Weigher, Why
from doublesix.rules.reasons import Reason
from doublesix.rules.ruleset import Game
from doublesix.rules.variants import VARIANTS
from tests.phrase.cases import DUO, fact

REASONS = [
    "not-your-turn",
    "turn-over",
    "round-over",
    "not-in-hand",
    "no-such-place",
    "does-not-fit",
    "opens-with",
    "opens-with-double",
    "own-train-first",
    "train-closed",
    "cover-double",
    "can-play",
    "must-draw",
    "boneyard-empty",
    "no-drawing",
    "drawn-already",
    "not-host",
    "already-started",
    "not-running",
    "table-full",
    "seats-missing",
    "team-shape",
    "too-many-seats",
    "robots-not-here",
    "unknown-robot",
    "bad-option",
    "unknown-table",
    "no-name",
    "bad-name",
    "same-name",
    "not-seated",
    "already-seated",
    "bad-salt",
    "no-hints",
    "malformed",
    "not-over",
]

FULLER: dict[str, dict[str, str | int]] = {
    "not-your-turn": {"name": "Ana"},
    "not-in-hand": {"tile": "5-1"},
    "does-not-fit": {"tile": "5-1", "number": 6},
    "opens-with": {"tile": "6-6"},
    "own-train-first": {"number": 12},
    "train-closed": {"name": "Ana"},
    "cover-double": {"number": 8},
    "can-play": {"tile": "5-1"},
    "must-draw": {"count": 14},
    "not-host": {"name": "Ana"},
    "table-full": {"count": 4},
    "seats-missing": {"count": 2},
    "too-many-seats": {"count": 4},
}


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        *[("fr-CA", "fr"), ("FR", "fr"), ("pt", "pt-BR"), ("pt_PT", "pt-BR"), ("en-GB", "en"), ("de", "en")],
        ("", "en"),
        *[("fr,fr-FR;q=0.8,en-US;q=0.5", "fr"), ("pt;q=0.9, en", "pt-BR"), ("de-DE, fr;q=0.9", "fr"), ("*", "en")],
    ],
)
def test_a_language_is_the_nearest_of_ours(wanted: str, spoken: str) -> None:
    assert language(wanted) == spoken


@pytest.mark.parametrize("id", ["reason-nonsense", "reason-can-play.nonsense"])
def test_an_unknown_id_raises(id: str) -> None:
    with pytest.raises(KeyError):
        say("en", id)


def test_lists_are_joined_as_each_language_does() -> None:
    assert [join("en", list("abc"[:length])) for length in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert join("fr", list("abc")) == "a, b et c"
    assert join("pt-BR", list("abcd")) == "a, b, c e d"


def test_what_somebody_is_without_is_joined_with_nor() -> None:
    assert [say(lang, "known-none", name="Bo", numbers=(5, 0)).replace("\u202f", " ") for lang in LANGUAGES] == [
        "Bo : sans cinq ni zéro.",
        "Bo: sem cinco nem zero.",
        "Bo lacks five and zero.",
    ]


def test_two_reasons_are_two_clauses() -> None:
    weigher = Weigher("en", Company(("Ana", "Bo", "Cy", "Di"), ((0, 2), (1, 3)), "partners"))
    found = [Why("partner-end", 2, {"numbers": (1,)}), Why("double", None, {})]
    assert weigher.why(found) == "it leaves alone the end with one that Cy opened, and it gets rid of a double"


def test_numbers_are_words_up_to_twelve() -> None:
    assert [word("fr", number) for number in (0, 12, 13)] == ["zéro", "douze", "13"]


def test_P4_several_passes_name_every_number_once_in_order() -> None:
    passed = fact("passed", 0, numbers=(5, 2, 5, 0))
    assert tell("en", passed, DUO, 1) == "Ana passes on five, two and zero."


def test_tiles_agree_in_number_and_gender() -> None:
    drawn = [tell("pt-BR", fact("played", 0, tile="5-2", place="left", drew=drew), DUO, 1) for drew in (1, 2, 13)]
    assert [text.split(" e joga")[0] for text in drawn] == [
        "Ana compra uma pedra",
        "Ana compra duas pedras",
        "Ana compra 13 pedras",
    ]
    assert [say("fr", "tiles", count=count) for count in (0, 1, 2)] == ["0 domino", "1 domino", "2 dominos"]
    assert [say("pt-BR", "points", points=points) for points in (0, 1, 2)] == ["0 pontos", "1 ponto", "2 pontos"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REASONS)
def test_every_reason_needs_nothing_to_be_said(lang: str, name: str) -> None:
    assert reason(lang, name).endswith(".")
    assert "{" not in reason(lang, name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FULLER)
def test_a_reason_says_more_where_more_is_known(lang: str, name: str) -> None:
    fuller = reason(lang, name, **FULLER[name])
    assert fuller == say(lang, f"reason-{name}.with", **FULLER[name])
    assert fuller != reason(lang, name)
    assert "{" not in fuller


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", VARIANTS.values(), ids=VARIANTS)
def test_every_option_is_told_with_its_own_words(lang: str, game: Game) -> None:
    for name, value in [("turn_s", 45), *((option.name, option.default) for option in game.options)]:
        told = tell(lang, fact("option", option=name, value=value), DUO, 0)
        assert told.startswith(say(lang, f"option-{name}"))
        assert say(lang, f"option-{name}-value", value=value) in told


def test_one_pip_and_one_who_is_ready_are_told_in_the_singular() -> None:
    said = [say(lang, "answer-hand", count=1, pips=1, tiles="1-0") for lang in ("en", "fr", "pt-BR")]
    assert said == ["1 tile, 1 pip: 1-0.", "1 domino, 1 point\u202f: 1-0.", "1 pedra, 1 ponto: 1-0."]
    assert say("en", "sheet-who-ready", count=1, all=3) == "1 of 3 is ready."


def test_every_reason_of_the_rules_is_worded() -> None:
    assert {name.value for name in Reason} <= set(REASONS)


def test_a_reason_without_all_that_its_fuller_form_needs_is_said_plainly() -> None:
    assert reason("en", "does-not-fit", tile="5-1") == reason("en", "does-not-fit")
    assert reason("en", "turn-over", tile="5-1") == reason("en", "turn-over")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_round_over_sheet_has_its_sentence(lang: str) -> None:
    for decided in ("out", "lightest", "fewer", "last", "nobody", "own"):
        args = {"form": "name", "side": "Ana", "letter": "A", "actor": "other", "who": "Ana", "game": "draw"}
        assert "{" not in say(lang, f"decided-{decided}", points=9, tie=6, **args)
