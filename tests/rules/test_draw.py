"""Draw dominoes: D-1 to D-9."""

from __future__ import annotations

import pytest

from doublesix.record.shuffle import deal_fairly
from doublesix.rules.events import Blocked, Drew, Passed, Played, Received
from doublesix.rules.match import begin
from doublesix.rules.reasons import BadOptions, Reason
from doublesix.rules.scoring import Decided
from doublesix.rules.tiles import Tile, double_set
from doublesix.rules.view import view
from tests.rules.positions import after, ends_of, may, opening_of, position, refusal, rules_of, settled, told


@pytest.mark.parametrize(("players", "each", "boneyard"), [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_D1_seven_tiles_for_two_and_five_for_more(players: int, each: int, boneyard: int) -> None:
    r = deal_fairly(begin(rules_of("draw", players), players), bytes(32), [""] * players).round
    assert [len(hand) for hand in r.hands] == [each] * players
    assert len(r.boneyard) == boneyard


def test_D2_the_highest_double_dealt_opens_and_is_forced() -> None:
    r = position("draw", ["6-5 2-2", "3-3 1-1 6-4"], boneyard="5-5")
    assert r.turn == 1
    assert may(r) == "3-3 start"
    assert refusal(r, "1-1 start") == Reason.OPENS_WITH
    assert r.rules.rule(Reason.OPENS_WITH) == "D-2"


def test_D2_every_round_is_opened_so_whoever_opened_before() -> None:
    opening = opening_of("draw", ["6-5 2-2", "3-3 1-1"], number=4, last=1)
    assert opening is not None
    assert (opening.seat, opening.tiles) == (1, (Tile(3, 3),))


def test_D2_of_equal_pips_without_a_double_the_higher_half_opens() -> None:
    for hands, seat in ((["5-4 1-0", "6-3 2-1"], 1), (["6-3 1-0", "5-4 2-1"], 0)):
        r = position("draw", hands)
        assert (r.turn, may(r)) == (seat, "6-3 start")


def test_D2_the_most_pips_and_not_the_highest_half() -> None:
    assert may(position("draw", ["6-0 1-0", "5-4 2-1"])) == "5-4 start"


def test_D2_any_double_opens_before_a_heavier_tile() -> None:
    assert may(position("draw", ["6-5 6-4", "0-0 5-4"])) == "0-0 start"


def test_D3_draw_until_one_fits_and_play_it_in_the_same_turn() -> None:
    r = position("draw", ["6-6 5-5", "1-0"], chain="4-1", boneyard="3-2 2-0 4-3 3-3")
    assert may(r) == "draw"
    r = after(r, "draw, draw")
    assert (r.turn, may(r)) == (0, "draw")
    r = after(r, "draw")
    assert (r.turn, may(r)) == (0, "4-3 left")
    assert refusal(r, "draw") == refusal(r, "pass") == Reason.CAN_PLAY
    assert after(r, "4-3 left").turn == 1


def test_D3_a_drawn_tile_goes_last_in_the_hand() -> None:
    r = after(position("draw", ["6-6 5-5", "1-0"], chain="4-1", boneyard="3-2 2-0"), "draw, draw")
    assert list(map(str, r.hands[0])) == ["6-6", "5-5", "3-2", "2-0"]


def test_D3_passing_is_refused_while_the_boneyard_has_tiles() -> None:
    r = position("draw", ["6-6", "1-0"], chain="4-1", boneyard="3-2")
    assert refusal(r, "pass") == Reason.MUST_DRAW
    assert r.rules.rule(Reason.MUST_DRAW) == "D-3"


def test_D4_nothing_fits_and_nothing_to_draw_pass() -> None:
    r, events = told(position("draw", ["6-6", "1-0"], chain="4-1"), "pass")
    assert events == (Passed(0, (4, 1)),)
    assert r.turn == 1


def test_D4_the_last_tile_drawn_in_vain_is_followed_by_a_pass() -> None:
    r = after(position("draw", ["6-6", "1-0"], chain="4-1", boneyard="5-5"), "draw")
    assert (r.turn, may(r)) == (0, "pass")
    assert refusal(r, "draw") == Reason.BONEYARD_EMPTY


def test_D5_blocked_when_every_player_has_passed_in_turn() -> None:
    r = position("draw", ["6-6", "5-5", "3-3"], chain="4-1")
    assert after(r, "pass, pass").over is None
    assert after(r, "pass, pass, pass").over == Blocked()


def test_D5_a_tile_in_between_starts_the_row_anew() -> None:
    r = position("draw", ["6-6 3-3", "5-5 0-0", "4-2 2-2"], chain="4-1")
    r = after(r, "pass, pass, 4-2 left, pass, pass")
    assert r.over is None
    assert may(r) == "2-2 left"


def test_D6_out_scores_the_pips_of_all_other_hands() -> None:
    done = settled(after(position("draw", ["6-5", "1-1 2-0", "4-4"], chain="6-3", boneyard="3-3"), "6-5 left"))
    assert done.score.points == (12, 0, 0)
    assert (done.score.side, done.score.decided) == (0, Decided.OUT)


def test_D7_blocked_the_lightest_scores_the_others_less_its_own() -> None:
    done = settled(after(position("draw", ["6-6", "5-0", "3-3"], chain="4-1"), "pass, pass, pass"))
    assert done.score.points == (0, 13, 0)
    assert (done.score.side, done.score.decided) == (1, Decided.LIGHTEST)


@pytest.mark.parametrize(("totals", "winners"), [((99, 0), (0,)), ((98, 0), None), ((0, 98), None)])
def test_D8_over_at_the_end_of_the_round_that_reaches_the_target(
    totals: tuple[int, int], winners: tuple[int] | None
) -> None:
    r = after(position("draw", ["6-5", "1-0"], chain="6-3"), "6-5 left")
    assert settled(r, totals).match.winners == winners


def test_D8_points_above_the_target_count() -> None:
    done = settled(after(position("draw", ["6-5", "6-6 5-5"], chain="6-3"), "6-5 left"), (90, 40))
    assert (done.match.totals, done.match.winners) == ((112, 40), (0,))


def test_D9_the_target_is_50_to_500_by_50() -> None:
    r = after(position("draw", ["6-5", "1-0"], chain="6-3", target=50), "6-5 left")
    assert settled(r, (49, 0)).match.winners == (0,)
    for target in (0, 40, 60, 550, True, "100"):
        with pytest.raises(BadOptions):
            rules_of("draw", 2, target=target)  # type: ignore[arg-type]


def test_R01_a_tie_is_broken_by_fewer_tiles_and_scores_net() -> None:
    done = settled(after(position("draw", ["5-1", "2-1 3-0", "5-4"], chain="6-6"), "pass, pass, pass"))
    assert done.score.points == (9, 0, 0)
    assert (done.score.side, done.score.decided) == (0, Decided.FEWER)


def test_R01_a_tie_in_tiles_too_scores_nobody() -> None:
    done = settled(after(position("draw", ["5-1", "4-2", "5-4"], chain="6-6 6-3 3-3"), "pass, pass, pass"))
    assert done.score.points == (0, 0, 0)
    assert (done.score.side, done.score.decided) == (None, Decided.NOBODY)


def test_R02_a_round_won_with_zero_points_is_won() -> None:
    done = settled(after(position("draw", ["5-1", "2-1 3-0"], chain="6-6"), "pass, pass"))
    assert done.score.points == (0, 0)
    assert (done.score.side, done.score.decided) == (0, Decided.FEWER)


def test_R03_without_a_double_the_heaviest_tile_opens() -> None:
    r = position("draw", ["6-3 1-0", "5-4 2-1"])
    assert (r.turn, may(r)) == (0, "6-3 start")


def test_R04_the_opening_has_one_place_in_every_round() -> None:
    r = position("draw", ["6-6 1-0", "5-4 2-1"], number=2, opener=1)
    assert refusal(r, "6-6 left") == refusal(r, "6-6 right") == Reason.NO_SUCH_PLACE
    assert may(r) == "6-6 start"
    later = after(r, "6-6 start")
    assert refusal(later, "5-4 start") == Reason.NO_SUCH_PLACE


def test_R06_a_tile_for_both_ends_is_offered_and_kept_on_each_side() -> None:
    r = position("draw", ["3-2 3-3 0-0", "0-1"], chain="3-5 5-1 1-3")
    assert may(r) == "3-2 left, 3-2 right, 3-3 left, 3-3 right"
    assert ends_of(after(r, "3-2 left")) == (2, 3)
    assert ends_of(after(r, "3-2 right")) == (3, 2)
    assert told(r, "3-2 left")[1] == (Played(0, Tile(3, 2), "left"),)


def test_R07_a_drawn_tile_that_fits_both_ends_leaves_the_choice() -> None:
    r, events = told(position("draw", ["6-6 5-5", "1-0"], chain="2-1 1-3", boneyard="3-2 4-4"), "draw")
    assert events == (Drew(0), Received(0, Tile(3, 2)))
    assert may(r) == "3-2 left, 3-2 right"
    assert ends_of(after(r, "3-2 left")) == (3, 3)
    assert ends_of(after(r, "3-2 right")) == (2, 2)


def test_R11_the_opener_may_neither_draw_nor_pass_and_nothing_is_blocked() -> None:
    r = position("draw", ["6-6 1-0", "5-4 2-1"], boneyard="3-3")
    assert refusal(r, "draw") == refusal(r, "pass") == Reason.CAN_PLAY
    assert r.over is None


def test_R13_a_row_of_passes_does_not_outlive_its_round() -> None:
    blocked = after(position("draw", ["6-6", "5-5"], chain="4-1"), "pass, pass")
    match = settled(blocked).match
    r = deal_fairly(match, bytes(32), ["", ""]).round
    assert (r.number, r.stuck, r.passed, r.drawn) == (2, 0, ((), ()), 0)
    second = after(position("draw", ["4-4 4-3 4-2", "5-5 6-1"], number=2, opener=0), "5-5 start, pass")
    assert (second.over, second.stuck) == (None, 1)


def test_R14_a_tied_round_does_not_decide_who_opens_the_next() -> None:
    opening = opening_of("draw", ["5-4 6-3", "6-5 2-2", "3-3 1-0"], number=2, last=1)
    assert opening is not None
    assert (opening.seat, opening.tiles) == (2, (Tile(3, 3),))


def test_R16_the_holder_of_double_six_may_not_open_with_another() -> None:
    r = position("draw", ["6-6 1-0", "5-4 2-1"])
    assert refusal(r, "1-0 start") == Reason.OPENS_WITH


def test_R27_the_whole_boneyard_in_one_hand() -> None:
    without_six = " ".join(str(t) for t in double_set(6) if 6 not in t and t != Tile(0, 0)).split()
    mine, boneyard = " ".join(without_six[:7]), " ".join([*without_six[7:], "6-0"])
    r = position("draw", ["6-1 6-2 6-3 6-4 6-5 0-0", mine], chain="6-6", boneyard=boneyard, turn=1)
    r = after(r, ", ".join(["draw"] * 14))
    assert (len(r.hands[1]), len(r.boneyard), r.turn) == (21, 0, 1)
    assert may(r) == "6-0 left, 6-0 right"
    assert view(r, 1).counts == (6, 21)
