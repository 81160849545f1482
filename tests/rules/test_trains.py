"""A train a seat and the mexican one: M-4 to M-8."""

from __future__ import annotations

from doublesix.rules.events import WentOut
from doublesix.rules.reasons import Reason
from tests.rules.positions import (
    after,
    dealt,
    ends_of,
    may,
    playable,
    position,
    refusal,
    settled,
    told,
    train,
)

GAME = "mexican-train"


def test_M4_a_train_each_and_the_mexican_one_all_from_the_engine() -> None:
    r = dealt(GAME, 3, 3, rounds=13)
    assert [train(r, row).end for row in range(-1, 3)] == [10] * 4
    r = position(GAME, ["12-4 9-4", "0-0"], trains="- - -")
    r = after(r, "12-4 train:0")
    assert (train(r, 0).tiles, train(r, 0).end) == (((12, 4),), 4)


def test_M5_before_your_train_has_a_tile_it_is_the_only_place() -> None:
    r = position(GAME, ["12-4 9-3", "0-0"], trains="- 9! -")
    assert may(r) == "12-4 train:0"
    assert refusal(r, "9-3 train:1") == refusal(r, "12-4 train:mexican") == Reason.OWN_TRAIN_FIRST
    assert r.rules.rule(Reason.OWN_TRAIN_FIRST) == "M-5"


def test_M5_a_tile_laid_there_by_another_begins_it() -> None:
    r = position(GAME, ["12-4 0-0", "12-9 9-9"], trains="7 -! -", number=1)
    r = after(r, "12-4 train:1")
    assert (r.turn, may(r)) == (1, "12-9 train:mexican")


def test_M5_a_pass_opens_a_train_but_does_not_begin_it() -> None:
    r = position(GAME, ["9-3 9-9", "9-8 8-8"], trains="- 9! -")
    r = after(r, "pass, 9-8 train:1")
    assert (train(r, 0).open, train(r, 0).begun) == (True, False)
    assert may(r) == "pass"


def test_T2_own_train_first_then_the_others_from_seat_0_up_then_the_mexican_one() -> None:
    r = position(GAME, ["0-0", "1-1", "9-8", "2-2"], trains="9! 9! 9 9! 9", turn=2)
    assert may(r) == ", ".join(f"9-8 train:{row}" for row in ("2", "0", "1", "3", "mexican"))


def test_M6_own_train_the_mexican_one_and_open_ones() -> None:
    r = position(GAME, ["12-7 9-7 8-7 9-8 12-9", "0-0", "1-1"], trains="7 9! 8 -")
    assert may(r) == (
        "12-7 train:0, 12-7 train:mexican, 9-7 train:0, 9-7 train:1, 8-7 train:0, 9-8 train:1, "
        "12-9 train:1, 12-9 train:mexican"
    )
    assert refusal(r, "9-8 train:2") == Reason.TRAIN_CLOSED


def test_M6_the_first_tile_of_the_mexican_train_meets_the_engine() -> None:
    r = position(GAME, ["12-3 5-3", "0-0"], trains="7 - -")
    assert may(r) == "12-3 train:mexican"
    assert refusal(r, "5-3 train:mexican") == Reason.DOES_NOT_FIT


def test_M7_trains_begin_closed_and_open_by_a_pass() -> None:
    assert not any(train(dealt(GAME, 1, 3, rounds=13), row).open for row in range(-1, 3))
    r = after(position(GAME, ["9-9", "0-0"], trains="7 8 6"), "pass")
    assert [train(r, row).open for row in range(3)] == [True, False, False]


def test_M7_it_closes_when_you_play_on_it_yourself() -> None:
    r = after(position(GAME, ["7-3 9-9", "0-0"], trains="7! 8! 6"), "7-3 train:0")
    assert [train(r, row).open for row in range(3)] == [False, True, False]


def test_M7_an_open_train_without_a_tile_takes_the_engines_number() -> None:
    r = position(GAME, ["12-4 5-4", "0-0"], trains="7 -! 6")
    assert may(r) == "12-4 train:1"


def test_M8_a_double_keeps_the_turn_and_is_covered_on_that_train() -> None:
    r = position(GAME, ["6-6 6-1 8-6 8-2", "0-0"], trains="8 5 6", boneyard="1-1")
    r = after(r, "6-6 train:mexican")
    assert (r.turn, may(r)) == (0, "6-1 train:mexican, 8-6 train:mexican")
    assert refusal(r, "8-2 train:0") == Reason.COVER_DOUBLE
    assert refusal(r, "draw") == refusal(r, "pass") == Reason.CAN_PLAY
    assert r.rules.rule(Reason.COVER_DOUBLE) == "M-8"
    assert after(r, "6-1 train:mexican").turn == 1


def test_M8_no_cover_draw_then_pass_and_the_own_train_opens() -> None:
    r = position(GAME, ["6-6 8-2", "5-0"], trains="8 5 6", boneyard="1-1 6-0")
    r = after(r, "6-6 train:mexican")
    assert may(r) == "draw"
    r = after(r, "draw")
    assert may(r) == "pass"
    r = after(r, "pass")
    assert (r.turn, train(r, 0).open) == (1, True)


def test_M8_a_drawn_cover_must_be_laid() -> None:
    r = position(GAME, ["6-6 8-2", "5-0"], trains="8 5 6", boneyard="6-0 1-1")
    r = after(r, "6-6 train:mexican, draw")
    assert may(r) == "6-0 train:mexican"


def test_R40_own_train_first() -> None:
    r = position(GAME, ["9-3 5-2", "0-0"], trains="- 3! -", number=4)
    assert may(r) == "9-3 train:0"


def test_R42_an_uncovered_double_binds_nobody_else_and_nobody_next_turn() -> None:
    r = position(GAME, ["6-6 11-10 8-5", "8-3 7-7"], trains="5 8 6")
    r = after(r, "6-6 train:mexican, pass")
    assert (r.turn, may(r)) == (1, "8-3 train:1")
    r = after(r, "8-3 train:1")
    assert (r.turn, may(r)) == (0, "8-5 train:0")


def test_R44_a_drawn_tile_that_fits_elsewhere_covers_nothing() -> None:
    r = position(GAME, ["6-6 11-10", "0-0"], trains="6 8 7", boneyard="7-2 1-1")
    r = after(r, "6-6 train:0, draw")
    assert refusal(r, "7-2 train:mexican") == Reason.COVER_DOUBLE
    assert may(r) == "pass"
    assert train(after(r, "pass"), 0).open


def test_R45_going_out_on_a_double_needs_no_cover() -> None:
    r, events = told(position(GAME, ["4-4", "5-0"], trains="4 8 7", boneyard="1-1"), "4-4 train:0")
    assert r.over == events[-1] == WentOut(0)
    assert settled(r).score.points == (0, 5)


def test_R47_only_its_owner_closes_a_train_and_only_by_playing_on_it() -> None:
    r = position(GAME, ["9-3 0-0", "7-1 3-2 1-1"], trains="4 9! 7")
    r = after(r, "9-3 train:1")
    assert train(r, 1).open
    r = after(r, "7-1 train:mexican")
    assert train(r, 1).open
    r = after(r, "pass, 3-2 train:1")
    assert not train(r, 1).open


def test_a_place_that_is_no_train_is_refused() -> None:
    r = position(GAME, ["9-3 0-0", "1-1"], trains="9 - -")
    for place in ("train:2", "train:7", "left", "start", "train:-1", "mexican", ""):
        assert refusal(r, f"9-3 {place or 'none'}") == Reason.NO_SUCH_PLACE
    assert (playable(r), ends_of(r)) == (1, (9, 12))
