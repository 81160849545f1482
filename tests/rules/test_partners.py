"""Partnership dominoes: P-1 to P-8 as far as the rules of play go; the clock and the seats are the table's."""

from __future__ import annotations

import pytest

from doublesix.record.shuffle import deal_fairly
from doublesix.rules.events import Blocked, Passed, Played
from doublesix.rules.match import begin
from doublesix.rules.reasons import BadOptions, Reason
from doublesix.rules.round import legal
from doublesix.rules.scoring import Decided
from doublesix.rules.tiles import Tile
from doublesix.rules.view import view
from tests.rules.positions import after, chain_of, may, opening_of, position, refusal, rules_of, settled, told

FOUR = ["6-6 1-0", "5-4 2-1", "3-3 2-0", "4-4 4-0"]


def test_P1_four_players_in_two_teams_seven_tiles_each_and_no_boneyard() -> None:
    rules = rules_of("partners", 4)
    assert rules.sides(4) == ((0, 2), (1, 3))
    r = deal_fairly(begin(rules, 4), bytes(32), [""] * 4).round
    assert [len(hand) for hand in r.hands] == [7, 7, 7, 7]
    assert r.boneyard == ()


@pytest.mark.parametrize(
    ("players", "reason"), [(2, Reason.SEATS_MISSING), (3, Reason.SEATS_MISSING), (5, Reason.TOO_MANY_SEATS)]
)
def test_P1_with_another_number_there_is_no_match(players: int, reason: Reason) -> None:
    with pytest.raises(BadOptions) as refused:
        rules_of("partners", players)
    assert refused.value.reason == reason


def test_P1_nobody_draws() -> None:
    r = position("partners", FOUR, chain="3-3", turn=0)
    assert refusal(r, "draw") == Reason.NO_DRAWING
    assert r.rules.rule(Reason.NO_DRAWING) == "P-1"


def test_P2_the_holder_of_double_six_opens_round_one_with_any_tile() -> None:
    r = position("partners", ["1-0", "5-4", "6-6 2-0", "4-4"])
    assert (r.turn, may(r)) == (2, "6-6 start, 2-0 start")


@pytest.mark.parametrize(("last", "seat"), [(0, 1), (2, 3), (3, 0)])
def test_P2_the_seat_after_the_last_opener_opens_the_next_round(last: int, seat: int) -> None:
    opening = opening_of("partners", FOUR, number=2, last=last)
    assert opening is not None
    assert (opening.seat, opening.tiles) == (seat, None)


def test_P2_whatever_happened_in_the_round_before() -> None:
    opened_by_three = position("partners", ["6-5", "5-4", "3-3", "4-4"], chain="6-3")._replace(opener=3)
    match = settled(after(opened_by_three, "6-5 left")).match
    assert match.opener == 3
    assert deal_fairly(match, bytes(32), [""] * 4).round.turn == 0


def test_P3_pass_only_when_nothing_fits_and_then_nothing_else() -> None:
    r = position("partners", FOUR, chain="1-5")
    assert refusal(r, "pass") == Reason.CAN_PLAY
    assert r.rules.rule(Reason.CAN_PLAY) == "P-3"
    assert may(position("partners", FOUR, chain="3-5")) == "pass"


def test_P3_the_opener_never_passes() -> None:
    r = position("partners", FOUR)
    assert refusal(r, "pass") == Reason.CAN_PLAY


def test_P4_a_pass_is_public_with_each_number_once_in_order() -> None:
    r, events = told(position("partners", ["3-3 2-2", "4-4", "6-5 1-1", "0-0"], chain="5-2", turn=3), "pass")
    assert events == (Passed(3, (5, 2)),)
    r, events = told(r, "2-2 right, pass, 6-5 left, pass")
    assert [event for event in events if isinstance(event, Passed)] == [Passed(1, (5, 2)), Passed(3, (6, 2))]
    for seat in (None, 0, 1, 2, 3):
        assert view(r, seat).passed == ((), (5, 2), (), (5, 2, 6))


def test_P4_both_ends_equal_show_one_number() -> None:
    assert told(position("partners", FOUR, chain="3-5 5-3"), "pass")[1] == (Passed(0, (3,)),)


def test_P4_is_forgotten_with_the_round() -> None:
    match = settled(after(position("partners", ["6-6", "5-4", "3-3", "4-4"]), "6-6 start")).match
    assert deal_fairly(match, bytes(32), [""] * 4).round.passed == ((), (), (), ())


def test_P5_out_scores_both_opponents_and_not_the_partner() -> None:
    done = settled(after(position("partners", ["6-5", "1-0 2-0", "6-6", "4-4"], chain="6-3"), "6-5 left"))
    assert done.score.points == (11, 0)
    assert (done.score.side, done.score.decided) == (0, Decided.OUT)


def test_P6_the_lighter_team_scores_the_total_of_the_other() -> None:
    r = position("partners", ["6-6", "5-5", "1-1", "4-4"], chain="3-2")
    done = settled(after(r, "pass, pass, pass, pass"))
    assert done.score.points == (18, 0)
    assert (done.score.side, done.score.decided) == (0, Decided.LIGHTEST)


@pytest.mark.parametrize(("turn", "acts", "points"), [(0, "3-1 left", (12, 0)), (1, "3-1 left", (0, 12))])
def test_P6_tie_goes_to_who_played_last(turn: int, acts: str, points: tuple[int, int]) -> None:
    hands = ["5-5", "6-0", "2-0", "4-2"]
    hands[turn] += " 3-1"
    r = after(position("partners", hands, chain="3-2 2-1", turn=turn), f"{acts}, pass, pass, pass, pass")
    done = settled(r)
    assert (done.score.points, done.score.decided) == (points, Decided.LAST)


def test_P7_first_team_at_the_target_wins_and_the_excess_counts() -> None:
    r = after(position("partners", ["6-5", "5-5", "6-6", "4-4"], chain="6-3"), "6-5 left")
    assert settled(r, (81, 99)).match.winners is None
    done = settled(r, (82, 99)).match
    assert (done.totals, done.winners) == ((100, 99), (0,))
    assert settled(r, (95, 0)).match.totals == (113, 0)


@pytest.mark.parametrize("target", [50, 150, 500])
def test_P7_the_target_is_50_to_500_by_50(target: int) -> None:
    r = after(position("partners", ["6-5", "1-0", "6-6", "0-0"], chain="6-3", target=target), "6-5 left")
    assert settled(r, (target - 2, 0)).match.winners is None
    assert settled(r, (target - 1, 0)).match.winners == (0,)
    with pytest.raises(BadOptions):
        rules_of("partners", 4, target=target + 10)


def test_P8_the_first_legal_action_is_the_first_tile_that_fits_left_before_right() -> None:
    r = position("partners", ["0-0 5-3 6-5 3-1", "5-4", "3-3", "4-4"], chain="3-2 2-5")
    assert may(r) == "5-3 left, 5-3 right, 6-5 right, 3-1 left"
    assert len(legal(position("partners", FOUR, chain="3-5"))) == 1


def test_R05_passes_forced_right_after_the_opening() -> None:
    r = after(position("partners", ["1-1 6-6", "5-4 2-0", "3-3 2-2", "4-4 4-1"]), "1-1 start")
    assert may(r) == "pass"
    r, events = told(r, "pass, pass")
    assert events == (Passed(1, (1,)), Passed(2, (1,)))
    assert (r.turn, may(r)) == (3, "4-1 left, 4-1 right")


def test_R08_a_tile_on_the_left_meets_the_left_end() -> None:
    r, events = told(position("partners", ["3-1 0-0", "5-4", "3-3", "4-4"], chain="1-2 2-5 5-4"), "3-1 left")
    assert chain_of(r) == "3-1 1-2 2-5 5-4"
    assert events == (Played(0, Tile(3, 1), "left"),)


def test_R12_who_laid_the_closing_tile_must_pass_too() -> None:
    r = position("partners", ["6-6", "5-5", "2-2", "3-1 4-4"], chain="3-2 2-1", turn=3)
    r = after(r, "3-1 left, pass, pass, pass")
    assert (r.over, r.turn) == (None, 3)
    assert after(r, "pass").over == Blocked()


def test_R16_the_holder_of_double_six_may_open_with_another() -> None:
    r = after(position("partners", ["6-6 1-0", "5-4", "3-3", "4-4"]), "1-0 start")
    assert r.turn == 1


def test_R17_going_out_leaves_the_partner_out_of_the_count() -> None:
    done = settled(after(position("partners", ["5-3", "1-0", "6-6 6-5", "1-1"], chain="5-2"), "5-3 left"))
    assert done.score.points == (3, 0)


def test_R18_an_exact_tie_goes_to_the_team_of_the_last_tile() -> None:
    r = position("partners", ["5-5", "6-0 3-1", "2-0", "4-2"], chain="3-2 2-1", turn=1)
    done = settled(after(r, "3-1 left, pass, pass, pass, pass"))
    assert (done.score.points, done.score.side, done.score.decided) == ((0, 12), 1, Decided.LAST)


def test_R19_the_lightest_team_and_not_the_lightest_hand() -> None:
    r = position("partners", ["1-0", "5-5", "6-5 6-4 5-4", "6-6"], chain="3-2 2-3")
    done = settled(after(r, "pass, pass, pass, pass"))
    assert (done.score.points, done.score.side) == ((0, 31), 1)
