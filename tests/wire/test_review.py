"""A match reviewed: the same for a seed, in three languages, what a seat could not know left out."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from doublesix.phrase.say import LANGUAGES
from doublesix.record import lines
from doublesix.record.lines import AnyLine
from doublesix.rules.variants import VARIANTS
from doublesix.wire.review import ReviewTurn, reviewed, rounds_of, summed
from tests.record.games import played


@cache
def record(game: str) -> tuple[AnyLine, ...]:
    """A match played at random; now and then the table acts."""
    return tuple(played(game, table_acts=0.1))


@cache
def first(game: str, lang: str = "en") -> tuple[ReviewTurn, ...]:
    return tuple(reviewed(record(game), 1, lang, 0))


@pytest.mark.parametrize("game", VARIANTS)
def test_every_turn_with_a_choice_is_reviewed_but_the_tables_own(game: str) -> None:
    turns = first(game)
    assert turns
    for turn in turns:
        line = record(game)[turn.n]
        assert isinstance(line, lines.Play)
        assert (line.seat, line.by, turn.round) == (turn.seat, None, 1)
        assert line.tile in turn.choices[turn.chosen].text
        assert len(turn.choices) > 1


@pytest.mark.parametrize("game", VARIANTS)
def test_worths_are_told_against_the_best(game: str) -> None:
    for turn in first(game):
        fair = [choice.fair for choice in turn.choices]
        assert fair == sorted(fair, reverse=True)
        assert fair[0] == 0
        assert max(choice.opened for choice in turn.choices) == 0
        assert turn.loss == 0 or turn.loss == pytest.approx(-fair[turn.chosen], abs=0.02)
        assert turn.loss > 0 or not turn.decisive


def test_a_seed_gives_a_review_and_another_one_another() -> None:
    again = reviewed(record("partners"), 2, "en", 5)
    assert again == reviewed(record("partners"), 2, "en", 5)
    assert again != reviewed(record("partners"), 2, "en", 6)


@pytest.mark.parametrize(("game", "lang"), [("draw", "fr"), ("draw", "pt-BR"), ("mexican-train", "fr")])
def test_the_languages_differ_in_words_alone(game: str, lang: str) -> None:
    assert lang in LANGUAGES
    for here, there in zip(first(game), first(game, lang), strict=True):
        assert [c.fair for c in here.choices] == [c.fair for c in there.choices]
        assert here.text != there.text
        assert "{" not in there.text + there.opened + "".join(there.known)


def test_who_plays_at_random_loses_points_and_the_worst_turns_are_named() -> None:
    turns = [turn for n in (1, 2) for turn in reviewed(record("partners"), n, "en", 0)]
    found = summed(turns, record("partners"), "en")
    assert 0 < len(found.turning) <= 5
    assert found.turning == sorted(found.turning)
    least = min(turn.loss for turn in turns if turn.n in found.turning)
    assert all(turn.loss <= least for turn in turns if turn.decisive and turn.n not in found.turning)
    for seat in found.seats:
        losses = [turn.loss for turn in turns if turn.seat == seat.seat]
        assert seat.turns == len(losses)
        assert seat.loss == pytest.approx(sum(losses) / len(losses), abs=0.01)
        assert seat.loss > 0


def test_a_match_without_rounds_has_nothing_to_tell() -> None:
    head = record("draw")[:1]
    assert rounds_of(head) == 0
    assert [seat.turns for seat in summed([], head, "en").seats] == [0, 0, 0, 0]


def test_S5_what_a_turn_was_worth_by_what_was_known_is_the_same_in_another_deal() -> None:
    """The hands that others never showed before a turn are exchanged: only `opened` may change."""
    turn = first("partners")[0]
    deal = record("partners")[1]
    assert isinstance(deal, lines.Deal)
    hands = [list(hand) for hand in deal.hands]
    shown = {line.tile for line in record("partners")[: turn.n + 1] if isinstance(line, lines.Play)}
    one, other = [seat for seat in range(4) if seat != turn.seat][:2]
    mine = next(tile for tile in hands[one] if tile not in shown)
    theirs = next(tile for tile in hands[other] if tile not in shown)
    hands[one][hands[one].index(mine)], hands[other][hands[other].index(theirs)] = theirs, mine
    exchanged = [*record("partners")[: turn.n + 1]]
    exchanged[1] = msgspec.structs.replace(deal, hands=hands)
    again = reviewed(exchanged, 1, "en", 0)[0]
    assert (again.n, again.loss) == (turn.n, turn.loss)
    assert [(c.text, c.fair) for c in again.choices] == [(c.text, c.fair) for c in turn.choices]
