"""Between two rounds: readiness, the next deal, who is out (T-7, L-3, L-9)."""

from __future__ import annotations

import pytest

from doublesix.record import lines
from doublesix.record.shuffle import commit_to, deal_fairly
from doublesix.table import events as ev
from doublesix.table.dealing import deal_if_ready
from doublesix.table.intents import Ready
from doublesix.table.refusal import Refusal
from doublesix.table.table import Phase
from tests.strategies import Setting
from tests.support.desk import Desk, desk_of


def between(desk: Desk) -> Desk:
    """Play until a round is over."""
    for _ in desk.play_on():
        if desk.table.phase is Phase.BETWEEN:
            return desk
    raise AssertionError("the match ended first")


def three_at_draw(seed: int = 0) -> Desk:
    return between(desk_of(Setting("draw", {"target": 500}, 3), seed))


def test_T7_the_deal_comes_with_the_last_who_is_ready() -> None:
    desk = three_at_draw()
    assert desk.do("a", Ready(salt="1")) == [ev.Salted(person="a", salt="1"), ev.Readied(person="a")]
    assert desk.do("a", Ready(salt="2")) == []
    desk.do("b", Ready(salt="3"))
    row = desk.do("c", Ready())
    deals = [event for event in row if isinstance(event, lines.Deal)]
    assert [deal.shuffle.salts for deal in deals] == [["1", "3", ""]]
    assert desk.table.phase is Phase.PLAYING
    assert not desk.table.ready


def test_T7_who_is_not_here_is_not_waited_for() -> None:
    desk = three_at_draw()
    desk.present = {"a", "c"}
    desk.do("a", Ready())
    desk.do("c", Ready())
    assert desk.table.phase is Phase.PLAYING


def test_T7_the_deal_comes_when_the_last_who_was_waited_for_goes() -> None:
    desk = three_at_draw()
    desk.do("a", Ready())
    desk.do("b", Ready())
    assert deal_if_ready(desk.table, desk.world("abc")) == []
    desk.keep(deal_if_ready(desk.table, desk.world("ab")))
    assert desk.table.phase is Phase.PLAYING


def test_T7_nobody_here_no_deal() -> None:
    desk = three_at_draw()
    desk.do("a", Ready())
    assert deal_if_ready(desk.table, desk.world("")) == []


def test_T7_the_last_round_can_be_looked_at_all_through_the_next() -> None:
    desk = three_at_draw()
    last = desk.table.last
    for person in "abc":
        desk.do(person, Ready())
    for _ in desk.play_on(4):
        assert desk.table.last is last


def test_a_late_readiness_is_taken_for_what_it_is() -> None:
    desk = three_at_draw()
    for person in "abc":
        desk.do(person, Ready())
    assert desk.do("a", Ready(salt="late")) == []


def test_a_bad_salt_makes_nobody_ready() -> None:
    desk = three_at_draw()
    assert desk.why("a", Ready(salt="ö")) is Refusal.BAD_SALT
    assert not desk.table.ready


def eliminated() -> Desk:
    """Three at salon; one of them is out and two play on."""
    for seed in range(50):
        desk = desk_of(Setting("salon", {"limit": 50}, 3), seed)
        for _ in desk.play_on():
            if desk.table.phase is Phase.BETWEEN and desk.table.match and desk.table.match.eliminated:
                return desk
    raise AssertionError("nobody was eliminated")


def test_L9_who_is_out_is_not_waited_for_and_gives_no_salt() -> None:
    desk = eliminated()
    assert desk.table.match
    (gone,) = desk.table.match.eliminated
    assert not any(isinstance(event, ev.Salted) for event in desk.do("abc"[gone], Ready(salt="mine")))
    assert desk.table.phase is Phase.BETWEEN
    for seat in desk.table.match.playing:
        desk.do("abc"[seat], Ready())
    assert desk.table.round
    assert desk.table.round.playing == desk.table.match.playing
    assert desk.table.round.hands[gone] == ()


def test_R35_who_is_out_has_no_turns() -> None:
    desk = eliminated()
    assert desk.table.match
    (gone,) = desk.table.match.eliminated
    for row in desk.play_on():
        assert not any(isinstance(event, lines.Act) and event.seat == gone for event in row)


def test_L3_a_void_deal_leaves_no_line() -> None:
    for seed in range(200):
        desk = desk_of(Setting("salon", {"set": 12}, 2), seed)
        assert desk.table.deal
        shuffle = desk.table.deal.shuffle
        assert desk.table.match
        dealt = deal_fairly(desk.table.match, bytes.fromhex(shuffle.secret), shuffle.salts)
        if dealt.attempt:
            assert sum(isinstance(event, lines.Deal) for event in desk.log) == 1
            assert desk.table.round == dealt.round
            return
    pytest.fail("no deal was void")


def test_the_promise_comes_before_the_salts_and_is_kept() -> None:
    desk = desk_of(Setting("draw", {"target": 50}, 2), 3).finish()
    promised = ""
    for event in desk.log:
        if isinstance(event, ev.Committed):
            promised = event.commit
        if isinstance(event, lines.Deal):
            assert event.shuffle.commit == promised
            assert commit_to(bytes.fromhex(event.shuffle.secret)) == promised
            promised = ""


def test_every_round_has_a_secret_of_its_own() -> None:
    desk = three_at_draw().finish()
    secrets = [event.shuffle.secret for event in desk.log if isinstance(event, lines.Deal)]
    assert len(set(secrets)) == len(secrets) > 1
