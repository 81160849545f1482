"""News: complete, in order, once each, in the listener's words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.phrase import LANGUAGES
from doublesix.phrase.say import word
from doublesix.record import lines
from doublesix.rules.actions import Draw, Play
from doublesix.rules.round import legal
from doublesix.rules.trains import Trains
from doublesix.table.granting import LONG_AWAY
from doublesix.table.intents import Grant, Knock, Leave, Option, Ready, Remove
from doublesix.table.table import Phase
from doublesix.wire.messages import News
from doublesix.wire.news import MOST_SPOKEN
from tests.strategies import Setting, any_setting
from tests.support.desk import Desk, desk_of
from tests.support.frames import read, told


def last_said(desk: Desk, person: str | None, lang: str = "en", brief: bool = False) -> str:
    """What a person hears of the last row."""
    _, pages = read(desk.rows)
    items = told(pages, person, len(pages) - 1, lang, brief)
    return items[-1].spoken if items else ""


def logged(items: list[News]) -> list[tuple[int, int, str, int | None, str]]:
    return [(item.v, item.i, item.kind, item.seat, item.text) for item in items]


def spoken(items: list[News]) -> list[tuple[str, bool]]:
    return [(item.spoken, item.urgent) for item in items if item.spoken]


@settings(max_examples=30, deadline=None)
@given(any_setting(), st.integers(0, 2**32), st.integers(1, 60), st.data())
def test_who_resumes_hears_what_a_steady_socket_heard(
    setting: Setting, seed: int, steps: int, data: st.DataObject
) -> None:
    desk = desk_of(setting, seed)
    for _ in desk.play_on(steps):
        pass
    _, pages = read(desk.rows)
    person = data.draw(st.sampled_from(["a", "b", None]))
    steady = [item for v in range(1, len(pages)) for item in told(pages[: v + 1], person, v)]
    assert [(item.v, item.i) for item in steady] == sorted({(item.v, item.i) for item in steady})
    since = data.draw(st.integers(1, len(pages)))
    resumed, missed = told(pages, person, since), [item for item in steady if item.v > since]
    assert logged(resumed) == logged(missed)
    if len(said := spoken(missed)) <= MOST_SPOKEN:
        assert spoken(resumed) == said
    else:
        assert spoken(resumed) == [
            (f"Meanwhile {word('en', len(said) - 1)} things happened. {said[-1][0]}", said[-1][1])
        ]


@settings(max_examples=40, deadline=None)
@given(any_setting(), st.integers(0, 2**32))
def test_a_first_load_is_past_and_silent(setting: Setting, seed: int) -> None:
    desk = desk_of(setting, seed)
    for _ in desk.play_on(5):
        pass
    items = told(read(desk.rows)[1], "a")
    assert items
    assert all(item.past and not item.spoken and not item.urgent for item in items)


@settings(max_examples=20, deadline=None)
@given(any_setting(), st.integers(0, 2**32), st.integers(1, 60))
def test_one_sentence_is_spoken_a_row_at_its_last_item(setting: Setting, seed: int, steps: int) -> None:
    desk = desk_of(setting, seed)
    for _ in desk.play_on(steps):
        pass
    _, pages = read(desk.rows)
    for person in ("a", None):
        items = told(pages, person, 1)
        for item, following in zip(items, [*items[1:], None], strict=True):
            if following and following.v == item.v:
                assert item.spoken == ""


@pytest.mark.parametrize("brief", [False, True])
def test_no_news_misses_a_word_in_any_language(brief: bool) -> None:
    for setting in (Setting("salon", {"set": 9, "teams": 2, "limit": 50}, 4), Setting("mexican-train", {}, 3)):
        desk = desk_of(setting, 1).finish()
        for lang in LANGUAGES:
            for person in ("a", None):
                for item in told(read(desk.rows)[1], person, 1, lang, brief):
                    assert not re.search(r"\{|\}|\s\s|None|\s\.", item.text + item.spoken), item


def test_C12_everybody_hears_their_own_language() -> None:
    desk = desk_of(Setting("partners", {}, 4), 0)
    opener = desk.to_play
    desk.act(legal_play(desk))
    other = next(p for p in "abcd" if p not in (opener, desk.to_play))
    assert last_said(desk, opener).startswith("You open with ")
    assert last_said(desk, other).startswith(f"P{opener} opens with ")
    assert last_said(desk, other, "fr") != last_said(desk, other, "pt-BR") != last_said(desk, other)
    assert last_said(desk, opener, "fr").startswith("Vous ")
    assert last_said(desk, opener, "pt-BR").startswith("Você ")


def legal_play(desk: Desk) -> Play:
    assert desk.table.round
    found = legal(desk.table.round)[0]
    assert isinstance(found, Play)
    return found


def drawing() -> Desk:
    """Two at draw: the one to play has just drawn and has to go on."""
    for seed in range(300):
        desk = desk_of(Setting("draw", {"target": 500}, 2), seed)
        for _ in desk.play_on(12):
            r = desk.table.round
            if desk.table.phase is Phase.PLAYING and r and r.drawn == 1 and isinstance(legal(r)[0], Draw):
                return desk
    raise AssertionError("nobody drew twice")


def test_a_row_of_draws_is_in_the_log_one_by_one_and_spoken_with_what_ends_it() -> None:
    desk = drawing()
    drawer = desk.to_play
    other = "b" if drawer == "a" else "a"
    assert last_said(desk, other) == ""
    while desk.to_play == drawer:
        desk.step()
    _, pages = read(desk.rows)
    assert desk.table.round
    items = told(pages, other, 1)
    draws = [item for item in items if item.kind == "drew"]
    assert len(draws) >= 2
    assert all(item.spoken == "" for item in draws)
    assert f"P{drawer} draws " in last_said(desk, other)
    assert "You draw" not in last_said(desk, drawer)


def test_only_who_drew_hears_the_tile() -> None:
    desk = drawing()
    _, pages = read(desk.rows)
    mine = told(pages, desk.to_play, 1)
    assert [item.text for item in mine if item.kind == "received"]
    for person in ("a" if desk.to_play == "b" else "b", None):
        assert not [item for item in told(pages, person, 1) if item.kind == "received"]


def test_S14_S15_who_left_is_named_and_the_heir_is_told() -> None:
    desk = Desk("draw").sit("bc")
    desk.do("a", Leave())
    assert last_said(desk, "b") == "Pa leaves the table. You are the host now."
    assert last_said(desk, "c") == "Pa leaves the table. Pb is the host now."
    assert last_said(desk, "a") == "You leave the table. Pb is the host now."


def test_a_host_on_the_last_seat_leaves() -> None:
    desk = Desk("draw", robots=1)
    desk.do("a", Leave())
    desk.sit("b")
    desk.do("b", Leave())
    assert last_said(desk, None) == "Pb leaves the table."


def test_who_is_sent_away_hears_it() -> None:
    desk = Desk("draw").sit("bc")
    desk.do("a", Remove(seat=1))
    assert last_said(desk, "b") == "The host sends you away."
    assert last_said(desk, "c") == "The host sends Pb away."


def test_a_seat_is_asked_for_and_given_in_everybodys_hearing() -> None:
    desk = Desk("draw").sit("bc").start()
    desk.present, desk.away = "acx", {"b": desk.now - LONG_AWAY}
    desk.do("x", Knock(seat=1))
    assert last_said(desk, "a") == last_said(desk, "x") == "Pb’s seat is asked for: somebody wants to come back to it."
    assert last_said(desk, "b") == "Somebody asks for your seat."
    desk.do("a", Grant(seat=1))
    assert last_said(desk, "c") == "The seat is given. Px plays on in it."
    assert last_said(desk, "x") == "The seat is yours. Play on."


def test_options_are_told_in_words() -> None:
    desk = Desk("draw").sit("b")
    desk.do("a", Option(name="target", value=50))
    assert last_said(desk, "b") == "Target: 50 points."


def test_the_end_of_a_round_is_urgent_and_tells_the_totals() -> None:
    desk = desk_of(Setting("partners", {"target": 500}, 4), 4)
    for _ in desk.play_on():
        if desk.table.phase is Phase.BETWEEN:
            break
    assert "Totals: " in last_said(desk, "a")
    for person in "abcd":
        desk.do(person, Ready())
    assert "Round 2." in last_said(desk, "a")


def test_M7_a_pass_that_opens_the_own_train_says_so_once() -> None:
    said: dict[bool, str] = {}
    for seed in range(4):
        desk = desk_of(Setting("mexican-train", {}, 2), seed)
        for _ in range(400):
            if desk.table.phase is Phase.OVER:
                break
            before = desk.table.round
            assert before
            assert isinstance(before.board, Trains)
            row = desk.step()
            if any(isinstance(event, lines.Pass) for event in row):
                was_open = before.board.rows[before.turn].open
                said[was_open] = said.get(was_open) or last_said(desk, None)
    assert "opens their train" in said[False]
    assert "opens their train" not in said[True]


def test_M8_a_pass_under_the_duty_with_an_open_train_opens_nothing() -> None:
    for seed in range(40):
        desk = desk_of(Setting("mexican-train", {}, 2), seed)
        for _ in range(400):
            if desk.table.phase is Phase.OVER:
                break
            before = desk.table.round
            assert before
            assert isinstance(before.board, Trains)
            row = desk.step()
            passed = any(isinstance(event, lines.Pass) for event in row)
            if passed and before.board.cover and before.board.rows[before.turn].open:
                assert "opens their train" not in last_said(desk, None)
                return
    pytest.fail("nobody passed so")
