"""Turns: what is asked in them, in what order it is judged, what is refused (S-6)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.record import lines
from doublesix.rules.actions import Play
from doublesix.rules.reasons import Reason
from doublesix.rules.round import legal
from doublesix.rules.variants import VARIANTS
from doublesix.table import intents
from doublesix.table.acting import intent_of
from doublesix.table.clock import close
from doublesix.table.refusal import Refusal
from doublesix.table.table import Phase
from tests.strategies import SETTINGS, Setting, any_setting
from tests.support.desk import Desk, desk_of
from tests.support.frames import view_of


def first_play(desk: Desk) -> Play:
    assert desk.table.round
    found = legal(desk.table.round)[0]
    assert isinstance(found, Play)
    return found


def dealt(game: str = "draw", seed: int = 0) -> Desk:
    return desk_of(SETTINGS[game][0], seed)


def test_a_turn_is_counted_by_deals_acts_and_ends_of_rounds() -> None:
    desk = dealt()
    assert desk.table.turn == 1
    for row in desk.play_on(200):
        before = desk.rows[: desk.rows.index(row)]
        counted = [e for part in [*before, row] for e in part if isinstance(e, lines.Deal | lines.Act | lines.Round)]
        assert desk.table.turn == len(counted)
        if desk.table.phase is Phase.BETWEEN:
            return
    pytest.fail("no round ended")


def test_S02_what_is_squeezed_in_after_the_turn() -> None:
    desk = dealt()
    turn, person = desk.table.turn, desk.to_play
    desk.act(first_play(desk))
    assert desk.why(person, intents.Draw(), turn) is Reason.NOT_YOUR_TURN


def test_an_act_names_the_turn_under_way() -> None:
    desk = dealt()
    play = intent_of(first_play(desk))
    for turn in (None, 0, 2, -1, 10**30):
        assert desk.why(desk.to_play, play, turn) is Refusal.TURN_OVER


def test_not_your_turn_comes_before_turn_over() -> None:
    desk = dealt()
    other = next(seat.person for seat in desk.table.seats if seat.person != desk.to_play)
    refused = desk.refusal(other, intents.Pass(), 99)
    assert (refused.why, refused.args_of_text) == (Reason.NOT_YOUR_TURN, {"seat": desk.table.to_play})


def test_S05_readiness_and_salt_make_no_play_stale() -> None:
    desk = dealt()
    turn, play = desk.table.turn, first_play(desk)
    other = next(seat.person for seat in desk.table.seats if seat.person != desk.to_play)
    assert desk.do(other, intents.Ready(salt="late")) == []
    desk.do(desk.to_play, intent_of(play), turn)


def test_S23_both_spellings_are_one_tile() -> None:
    desk = dealt()
    play = first_play(desk)
    low_first = f"{play.tile.low}-{play.tile.high}"
    desk.do(desk.to_play, intents.Play(tile=low_first, at=play.place), desk.table.turn)
    assert desk.table.round
    assert desk.table.round.board.laid == (play.tile,)


@pytest.mark.parametrize(
    "tile", ["", "6", "6-", "7-1", "6|1", "6-1-1", "12-12", "\x00", "६-१", "6-1 ", "-1-6", "x" * 4000]
)
def test_S23_what_is_no_tile_of_the_hand(tile: str) -> None:
    desk = dealt()
    why = desk.why(desk.to_play, intents.Play(tile=tile, at="start"), 1)
    assert why in (Reason.NOT_IN_HAND, Reason.OPENS_WITH)


@pytest.mark.parametrize(
    "place", ["LEFT", "left", "right", "", "train:7", "train:0", "train:mexican", "Start", "start "]
)
def test_R04_S23_the_forced_opening_goes_to_the_start_alone(place: str) -> None:
    desk = dealt()
    tile = str(first_play(desk).tile)
    assert desk.why(desk.to_play, intents.Play(tile=tile, at=place), 1) is Reason.NO_SUCH_PLACE
    desk.do(desk.to_play, intents.Play(tile=tile, at="start"), 1)


def test_R04_in_round_2_as_in_round_1() -> None:
    desk = dealt()
    for _ in desk.play_on():
        if desk.table.phase is Phase.PLAYING and desk.table.round and desk.table.round.number == 2:
            break
    tile = str(first_play(desk).tile)
    for place in ("left", "right"):
        assert desk.why(desk.to_play, intents.Play(tile=tile, at=place), desk.table.turn) is Reason.NO_SUCH_PLACE
    desk.do(desk.to_play, intents.Play(tile=tile, at="start"), desk.table.turn)


def test_R22_nothing_is_played_after_the_end_of_a_round() -> None:
    desk = dealt()
    for _ in desk.play_on():
        if desk.table.phase is Phase.BETWEEN:
            break
    for person in sorted(desk.table.people):
        for intent in (intents.Draw(), intents.Pass(), intents.Play(tile="6-6", at="left")):
            assert desk.why(person, intent, desk.table.turn) is Reason.ROUND_OVER


def test_R22_nothing_is_asked_of_a_match_that_is_over() -> None:
    desk = dealt().finish()
    assert desk.why("a", intents.Pass(), desk.table.turn) is Reason.ROUND_OVER
    assert desk.why("a", intents.Ready(), None) is Refusal.NOT_RUNNING
    assert desk.why("a", intents.Start(), None) is Refusal.ALREADY_STARTED
    assert desk.do("a", intents.Salt(salt="late")) == []


@settings(deadline=None)
@given(any_setting(), st.integers(0, 2**32), st.integers(0, 80), st.data())
def test_whatever_is_asked_is_done_or_refused_with_the_rules_own_reason(
    setting: Setting, seed: int, steps: int, data: st.DataObject
) -> None:
    desk = desk_of(setting, seed)
    for _ in desk.play_on(steps):
        pass
    r = desk.table.round
    if desk.table.phase is not Phase.PLAYING:
        return
    assert r
    places = ["start", "left", "right", "train:mexican", *(f"train:{seat}" for seat in range(setting.players))]
    tiles = [str(tile) for tile in VARIANTS[setting.game].ruleset(setting.options, setting.players).deck(r.number)]
    play = st.builds(lambda tile, at: intents.Play(tile=tile, at=at), st.sampled_from(tiles), st.sampled_from(places))
    intent = data.draw(st.one_of(st.just(intents.Draw()), st.just(intents.Pass()), play))
    if intent in map(intent_of, legal(r)):
        assert desk.do(desk.to_play, intent, desk.table.turn)
    else:
        refused = desk.refusal(desk.to_play, intent, desk.table.turn)
        assert isinstance(refused.why, Reason)
        assert refused.rule


def test_T5_a_match_that_was_ended_in_the_midst_of_a_round_takes_no_move() -> None:
    desk = Desk("draw").sit("b").start()
    assert desk.table.round
    move, player, turn = intent_of(legal(desk.table.round)[0]), desk.to_play, desk.table.turn
    desk.keep(close(desk.table))
    assert desk.why(player, move, turn) is Refusal.NOT_RUNNING
    seen = view_of(desk.table, player)
    assert (seen.playable, seen.draw, seen.pass_) == (0, "not-running", "not-running")
