"""Salon dominoes, alone or in teams: L-1 to L-11."""

from __future__ import annotations

import pytest

from doublesix.record.shuffle import deal_fairly
from doublesix.rules.events import Blocked, Drew, Kept, Passed, Received
from doublesix.rules.match import begin, deal
from doublesix.rules.reasons import BadOptions, Reason
from doublesix.rules.scoring import Decided
from doublesix.rules.tiles import Tile, double_set
from tests.rules.positions import after, match_at, may, opening_of, position, refusal, rules_of, settled, tiles, told


@pytest.mark.parametrize(("top", "players"), [(6, 2), (6, 4), (9, 2), (9, 10), (12, 2), (12, 10)])
def test_L1_sets_and_players(top: int, players: int) -> None:
    assert rules_of("salon", players, set=top).deck(1) == double_set(top)


@pytest.mark.parametrize(
    ("top", "players", "reason"),
    [(6, 5, Reason.TOO_MANY_SEATS), (9, 11, Reason.TOO_MANY_SEATS), (12, 11, Reason.TOO_MANY_SEATS),
     (6, 1, Reason.SEATS_MISSING), (10, 2, Reason.BAD_OPTION)],
)  # fmt: skip
def test_L1_nothing_else(top: int, players: int, reason: Reason) -> None:
    with pytest.raises(BadOptions) as refused:
        rules_of("salon", players, set=top)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("top", "players", "each"),
    [(6, 2, 7), (6, 4, 7), (9, 7, 7), (9, 8, 6), (9, 9, 6), (9, 10, 5), (12, 10, 7)],
)
def test_L2_the_largest_hand_that_the_set_can_serve(top: int, players: int, each: int) -> None:
    r = deal_fairly(begin(rules_of("salon", players, set=top), players), bytes(32), [""] * players).round
    assert [len(hand) for hand in r.hands] == [each] * players
    assert len(r.boneyard) == len(double_set(top)) - each * players


def test_L3_the_holder_of_the_highest_double_opens_with_any_double() -> None:
    r = position("salon", ["6-5 4-4", "1-1 5-5 3-2"])
    assert (r.turn, may(r)) == (1, "1-1 start, 5-5 start")
    assert refusal(r, "3-2 start") == Reason.OPENS_WITH_DOUBLE
    assert r.rules.rule(Reason.OPENS_WITH_DOUBLE) == "L-3"
    assert after(r, "1-1 start").turn == 0


def test_L3_without_a_double_the_deal_is_void() -> None:
    assert opening_of("salon", ["6-5", "4-3"]) is None
    plain = [t for t in double_set(6) if not t.is_double]
    doubles = [t for t in double_set(6) if t.is_double]
    match = begin(rules_of("salon", 2), 2)
    assert deal(match, plain + doubles) is None
    assert deal(match, doubles + plain) is not None


def test_L4_draw_one_and_only_one() -> None:
    r = position("salon", ["6-6", "1-1"], chain="4-2", boneyard="4-3 2-2")
    assert may(r) == "draw"
    assert refusal(r, "pass") == Reason.MUST_DRAW
    r = after(r, "draw")
    assert r.turn == 0
    assert refusal(r, "draw") == Reason.DRAWN_ALREADY
    assert r.rules.rule(Reason.DRAWN_ALREADY) == "L-4"


def test_L5_a_drawn_tile_that_does_not_fit_ends_the_turn() -> None:
    r, events = told(position("salon", ["6-6", "1-1"], chain="4-2", boneyard="5-3 2-2"), "draw")
    assert events == (Drew(0), Received(0, Tile(5, 3)))
    assert (r.turn, r.drawn, r.hands[0]) == (1, 0, tiles("6-6 5-3"))


def test_L5_with_an_empty_boneyard_pass() -> None:
    r, events = told(position("salon", ["6-6", "4-4"], chain="4-2"), "pass")
    assert events == (Passed(0, (4, 2)),)
    assert r.turn == 1


def test_L6_a_drawn_tile_that_fits_is_played_or_kept() -> None:
    r = after(position("salon", ["6-6 5-5", "1-1"], chain="4-2", boneyard="4-2 2-2"), "draw")
    assert may(r) == "4-2 left, 4-2 right, pass"
    kept, events = told(r, "pass")
    assert events == (Kept(0),)
    assert (kept.turn, kept.hands[0], kept.passed[0]) == (1, tiles("6-6 5-5 4-2"), ())
    assert after(r, "4-2 left").turn == 1


def test_L6_only_after_a_draw_may_a_playable_tile_be_kept() -> None:
    assert refusal(position("salon", ["4-6", "1-1"], chain="4-2", boneyard="5-5"), "pass") == Reason.CAN_PLAY


def test_L7_blocked_when_everybody_in_a_row_could_not_play() -> None:
    r = position("salon", ["6-6", "1-1", "0-0"], chain="4-2")
    assert after(r, "pass, pass").over is None
    assert after(r, "pass, pass, pass").over == Blocked()


def test_L7_at_once_straight_after_a_draw() -> None:
    r = position("salon", ["6-6", "1-1"], chain="4-2", boneyard="5-5 3-3")
    r, events = told(r, "draw, draw")
    assert events[-1] == r.over == Blocked()


def test_L7_not_while_tiles_are_left_however_many_could_not_play() -> None:
    r = position("salon", ["6-6", "1-1"], chain="4-2", boneyard="5-5 3-3 0-0")
    r = after(r, "draw, draw")
    assert (r.over, r.stuck) == (None, 2)
    assert after(r, "draw").over == Blocked()


def test_L7_a_tile_kept_by_choice_breaks_the_row() -> None:
    r = position("salon", ["6-6", "1-1", "0-0"], chain="4-2", boneyard="5-5 4-3")
    r = after(r, "draw, draw, pass")
    assert (r.over, r.stuck) == (None, 0)
    r = after(r, "pass, pass")
    assert (r.over, may(r)) == (None, "4-3 left")


def test_L8_out_scores_nothing_and_the_others_their_own() -> None:
    r = position("salon", ["4-3", "1-1 6-5", "0-0 2-1"], chain="4-2")
    done = settled(after(r, "4-3 left"))
    assert done.score.points == (0, 13, 13)
    assert (done.score.side, done.score.decided) == (0, Decided.OUT)


def test_L8_blocked_everyone_scores_their_own() -> None:
    done = settled(after(position("salon", ["6-6", "1-1", "0-0"], chain="4-2"), "pass, pass, pass"))
    assert done.score.points == (12, 2, 10)
    assert (done.score.side, done.score.decided) == (None, Decided.OWN)


def test_L9_who_reaches_the_limit_is_out_and_the_last_one_left_wins() -> None:
    r = after(position("salon", ["4-3", "1-1", "6-6"], chain="4-2"), "4-3 left")
    first = settled(r, (99, 97, 88))
    assert (first.eliminated, first.match.winners, first.match.playing) == ((2,), None, (0, 1))
    last = settled(r, (99, 98, 88))
    assert (last.eliminated, last.match.winners) == ((1, 2), (0,))


def test_L9_if_nobody_would_be_left_the_lowest_total_wins() -> None:
    r = after(position("salon", ["6-6", "1-1", "5-5"], chain="4-2"), "pass, pass, pass")
    done = settled(r, (90, 99, 95))
    assert done.match.totals == (102, 101, 105)
    assert (done.match.winners, done.eliminated) == ((1,), (0, 1, 2))
    assert settled(r, (89, 99, 95)).match.winners == (0, 1)


def test_L9_who_was_out_before_does_not_win_by_a_lower_total() -> None:
    r = position("salon", ["6-6", "", "5-5"], chain="4-2")._replace(playing=(0, 2))
    done = settled(after(r, "pass, pass"), (99, 100, 99), eliminated=(1,))
    assert done.match.totals == (111, 100, 109)
    assert done.match.winners == (2,)


def test_L9_a_round_is_dealt_to_those_still_in_and_the_hand_is_worked_out_anew() -> None:
    rules = rules_of("salon", 10, set=9)
    r = deal_fairly(match_at(rules, 10, (0,) * 10, eliminated=(0, 4, 7)), bytes(32), [""] * 10).round
    assert [len(hand) for hand in r.hands] == [0, 7, 7, 7, 0, 7, 7, 0, 7, 7]
    assert r.playing == (1, 2, 3, 5, 6, 8, 9)


def test_L9_who_is_out_stays_out() -> None:
    r = position("salon", ["4-3", "", "1-1", "5-5"], chain="4-2")._replace(playing=(0, 2, 3))
    match = settled(after(r, "4-3 left"), (0, 100, 99, 0), eliminated=(1,)).match
    assert (match.eliminated, match.playing) == (frozenset({1, 2}), (0, 3))


def test_L9_the_turn_skips_who_is_out() -> None:
    r = position("salon", ["6-6", "", "1-1"], chain="4-2")._replace(playing=(0, 2))
    r = after(r, "pass")
    assert r.turn == 2
    assert after(r._replace(boneyard=tiles("5-5 3-3")), "draw").turn == 0


def test_L9_a_team_is_out_with_all_its_seats() -> None:
    match = match_at(rules_of("salon", 6, set=9, teams=3), 6, (0, 100, 0), eliminated=(1,))
    assert match.playing == (0, 2, 3, 5)


@pytest.mark.parametrize("limit", [50, 300, 500])
def test_L9_the_limit_is_50_to_500_by_50(limit: int) -> None:
    r = after(position("salon", ["4-3", "1-1"], chain="4-2", limit=limit), "4-3 left")
    assert settled(r, (0, limit - 3)).match.winners is None
    assert settled(r, (0, limit - 2)).match.winners == (0,)
    with pytest.raises(BadOptions):
        rules_of("salon", 2, limit=limit + 1)


SHAPES = {2: (4, 6, 8, 10), 3: (6, 9), 4: (8,), 5: (10,)}


@pytest.mark.parametrize("teams", [2, 3, 4, 5])
@pytest.mark.parametrize("players", range(2, 11))
def test_L10_the_shapes_of_teams(teams: int, players: int) -> None:
    if players in SHAPES[teams]:
        assert len(rules_of("salon", players, set=12, teams=teams).sides(players)) == teams
        return
    with pytest.raises(BadOptions) as refused:
        rules_of("salon", players, set=12, teams=teams)
    assert refused.value.reason == Reason.TEAM_SHAPE


def test_L10_seats_alternate_between_the_teams() -> None:
    assert rules_of("salon", 6, set=9, teams=3).sides(6) == ((0, 3), (1, 4), (2, 5))
    assert rules_of("salon", 6, set=9, teams=2).sides(6) == ((0, 2, 4), (1, 3, 5))


def test_L10_a_team_has_one_total() -> None:
    assert begin(rules_of("salon", 4, teams=2), 4).totals == (0, 0)


def test_L11_blocked_every_team_scores_its_own_hands() -> None:
    r = position("salon", ["6-6", "1-1", "0-0", "5-5"], chain="4-2", teams=2)
    done = settled(after(r, "pass, pass, pass, pass"))
    assert (done.score.points, done.score.side) == ((22, 12), None)
    assert r.rules.rule(Decided.OWN) == "L-11"


def test_L11_a_side_that_is_out_is_spared_everything() -> None:
    hands = ["4-3", "", "6-6", "3-2 0-0", "", "1-1"]
    r = position("salon", hands, chain="4-2", set=9, teams=3)._replace(playing=(0, 2, 3, 5))
    done = settled(after(r, "4-3 left"), (0, 100, 0), eliminated=(1,))
    assert done.score.points == (0, 0, 14 + 15)
    assert (done.match.totals, done.eliminated) == ((0, 100, 29), ())


def test_L12_a_tile_for_both_ends_is_offered_on_both_sides() -> None:
    assert may(position("salon", ["4-2", "1-1"], chain="4-3 3-2")) == "4-2 left, 4-2 right"


def test_R26_deals_larger_than_the_set_are_refused() -> None:
    for players, options in ((5, {"set": 6}), (9, {"set": 6, "teams": 3})):
        with pytest.raises(BadOptions) as refused:
            rules_of("salon", players, **options)
        assert refused.value.reason == Reason.TOO_MANY_SEATS
    assert rules_of("salon", 10, set=9).hand(10) == 5
    assert rules_of("salon", 10, set=12).hand(10) == 7


@pytest.mark.parametrize(
    ("game", "points"),
    [("salon", (0, 11)), ("draw", (1, 0)), ("mexican-train", (0, 1)), ("partners", (1, 0))],
)
def test_R31_the_double_blank_weighs_ten_in_salon_only(game: str, points: tuple[int, ...]) -> None:
    hands = ["4-3", "0-0 1-0"] + (["6-6", "5-5"] if game == "partners" else [])
    if game == "partners":
        hands[3] = ""
    if game == "mexican-train":
        done = settled(after(position(game, hands, trains="4 - -"), "4-3 train:0"))
    else:
        done = settled(after(position(game, hands, chain="4-2"), "4-3 left"))
    assert done.score.points == points


def test_R32_the_second_tile_of_the_boneyard_stays_there() -> None:
    r = after(position("salon", ["4-4", "3-3"], chain="1-2", boneyard="6-5 1-0"), "draw")
    assert (r.turn, r.hands[0], r.boneyard) == (1, tiles("4-4 6-5"), tiles("1-0"))


def test_R33_blocked_the_lightest_pays_too() -> None:
    r = position("salon", ["3-0", "6-6 5-3", "6-1"], chain="4-2 2-4")
    assert settled(after(r, "pass, pass, pass")).score.points == (3, 20, 7)


def test_R35_the_exact_limit_eliminates_and_three_left_block_in_three() -> None:
    r = position("salon", ["4-3", "1-1", "6-6", "5-5"], chain="4-2")
    done = settled(after(r, "4-3 left"), (0, 0, 88, 0))
    assert (done.match.totals[2], done.eliminated) == (100, (2,))
    r = deal_fairly(done.match, bytes(32), [""] * 4).round
    assert (r.playing, r.hands[2]) == ((0, 1, 3), ())
    r = position("salon", ["6-6", "1-1", "", "5-5"], chain="4-2")._replace(playing=(0, 1, 3))
    assert after(r, "pass, pass").over is None
    assert after(r, "pass, pass, pass").over == Blocked()


def test_R36_the_hands_of_the_partners_burden_every_other_team() -> None:
    hands = ["4-3", "5-2", "6-4", "3-2 0-0", "1-0", "4-0"]
    done = settled(after(position("salon", hands, chain="4-2", set=9, teams=3), "4-3 left"))
    assert done.score.points == (0, 23, 29)
    assert (done.score.side, done.score.decided) == (0, Decided.OUT)


def test_R53_fruitless_draws_count_for_the_block() -> None:
    hands = ["6-6", "1-1", "0-0", "5-5", "3-3"]
    r = position("salon", hands, chain="4-2", boneyard="6-5 6-3 6-1 6-0 5-3", set=9)
    assert after(r, "draw, draw, draw, draw").over is None
    assert after(r, "draw, draw, draw, draw, draw").over == Blocked()
