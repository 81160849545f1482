"""Mexican train: M-1 to M-3 and M-9 to M-13; the trains themselves in test_trains.py."""

from __future__ import annotations

import pytest

from doublesix.rules.events import Blocked, Passed
from doublesix.rules.reasons import BadOptions, Reason
from doublesix.rules.scoring import Decided
from doublesix.rules.tiles import Tile
from doublesix.rules.verdict import Standing
from tests.rules.positions import (
    after,
    dealt,
    may,
    position,
    refusal,
    rules_of,
    settled,
    told,
    train,
)

GAME = "mexican-train"


@pytest.mark.parametrize("rounds", [4, 8, 13])
def test_M1_four_eight_or_thirteen_rounds(rounds: int) -> None:
    judge = rules_of(GAME, 2, rounds=rounds).judge
    assert judge(Standing((5, 9), (0, 1), rounds - 1)).winners is None
    assert judge(Standing((5, 9), (0, 1), rounds)).winners == (0,)
    with pytest.raises(BadOptions):
        rules_of(GAME, 2, rounds=rounds + 1)


@pytest.mark.parametrize(("players", "each", "boneyard"), [(2, 16, 58), (3, 15, 45), (4, 15, 30)])
@pytest.mark.parametrize("number", range(1, 14))
def test_M2_the_engine_is_the_double_of_13_less_the_round(number: int, players: int, each: int, boneyard: int) -> None:
    r = dealt(GAME, number, players, rounds=13)
    engine = Tile(13 - number, 13 - number)
    assert r.rules.engine(number) == engine
    assert [len(hand) for hand in r.hands] == [each] * players
    assert len(r.boneyard) == boneyard
    assert all(engine not in tiles for tiles in (*r.hands, r.boneyard))
    assert {end.number for end in r.board.ends(0)} == {13 - number}


@pytest.mark.parametrize(("number", "seat"), [(1, 0), (2, 1), (3, 2), (4, 0), (13, 0)])
def test_M3_rounds_are_begun_in_turn(number: int, seat: int) -> None:
    r = dealt(GAME, number, 3, rounds=13)
    assert (r.turn, r.opener) == (seat, seat)


def test_M9_one_draw_and_what_fits_must_be_played() -> None:
    r = position(GAME, ["9-9", "5-0"], trains="8 5 6", boneyard="8-1 6-0")
    assert may(r) == "draw"
    r = after(r, "draw")
    assert (r.turn, may(r)) == (0, "8-1 train:0")
    assert refusal(r, "pass") == Reason.CAN_PLAY


def test_M9_one_draw_in_a_turn_also_when_a_double_came_of_it() -> None:
    r = position(GAME, ["9-9", "5-0"], trains="8 5 6", boneyard="8-8 8-0")
    r = after(r, "draw, 8-8 train:0")
    assert (r.turn, may(r)) == (0, "pass")
    assert refusal(r, "draw") == Reason.DRAWN_ALREADY
    assert r.rules.rule(Reason.DRAWN_ALREADY) == "M-9"


def test_M9_the_next_turn_has_a_draw_of_its_own() -> None:
    r = position(GAME, ["9-9", "5-0 0-0"], trains="8 5 6", boneyard="1-1 2-2 3-3")
    r = after(r, "draw, pass, 5-0 train:1")
    assert (r.turn, may(r)) == (0, "draw")


def test_M10_pass_when_nothing_fits_and_the_draw_is_spent_or_impossible() -> None:
    r = position(GAME, ["9-9", "5-0"], trains="8 5 6", boneyard="1-1 2-2")
    assert refusal(r, "pass") == Reason.MUST_DRAW
    assert may(after(r, "draw")) == "pass"
    empty = position(GAME, ["9-9", "5-0"], trains="8 5 6")
    assert may(empty) == "pass"
    assert refusal(empty, "draw") == Reason.BONEYARD_EMPTY


def test_M10_a_pass_after_a_draw_opens_the_train_while_tiles_are_left() -> None:
    r, events = told(position(GAME, ["9-9", "5-0"], trains="8 5 6", boneyard="1-1 2-2"), "draw, pass")
    assert train(r, 0).open
    assert events[-1] == Passed(0, (), opens=True)


def test_M11_out_scores_nothing_and_everybody_else_their_hand() -> None:
    r = position(GAME, ["8-1", "0-0 12-11", "5-0"], trains="8 5 6 -", boneyard="1-1")
    done = settled(after(r, "8-1 train:0"))
    assert done.score.points == (0, 23, 5)
    assert (done.score.side, done.score.decided) == (0, Decided.OUT)


def test_M12_blocked_when_all_passed_with_their_trains_open() -> None:
    r = position(GAME, ["9-9", "1-0"], trains="8! 5! 6")
    assert after(r, "pass").over is None
    done = after(r, "pass, pass")
    assert done.over == Blocked()
    assert settled(done).score.points == (18, 1)
    assert (settled(done).score.side, settled(done).score.decided) == (None, Decided.OWN)


def test_M12_a_pass_that_opens_a_train_starts_the_row_anew() -> None:
    r = position(GAME, ["9-9", "1-0", "2-0"], trains="8! 5 7! 6")
    r = after(r, "pass, pass, pass")
    assert (r.over, r.stuck) == (None, 1)
    assert after(r, "pass, pass").over == Blocked()


def test_M12_a_play_starts_the_row_anew() -> None:
    r = position(GAME, ["9-9", "5-0 5-1", "2-2"], trains="8! 5! 7! 6")
    r = after(r, "pass, 5-0 train:1, pass, pass")
    assert (r.over, r.stuck) == (None, 2)


def test_M12_passes_from_before_the_boneyard_ran_out_count() -> None:
    r = position(GAME, ["9-9", "1-0", "2-0"], trains="8! 5! 7! 6", boneyard="11-11 10-10 4-4")
    r = after(r, "draw, pass, draw, pass")
    assert r.over is None
    assert after(r, "draw, pass").over == Blocked()


def test_M12_not_while_the_boneyard_has_tiles() -> None:
    r = position(GAME, ["9-9", "1-0"], trains="8! 5! 6", boneyard="11-11 10-10 4-4")
    r = after(r, "draw, pass, draw, pass")
    assert (r.over, may(r)) == (None, "draw")


def test_M13_the_lowest_total_after_the_last_round_wins() -> None:
    judge = rules_of(GAME, 3).judge
    assert judge(Standing((70, 61, 80), (0, 1, 2), 4)).winners == (1,)


@pytest.mark.parametrize("number", range(1, 14))
@pytest.mark.parametrize(("players", "boneyard"), [(2, 58), (3, 45), (4, 30)])
def test_R49_the_engine_is_in_no_hand_nor_boneyard(number: int, players: int, boneyard: int) -> None:
    r = dealt(GAME, number, players, rounds=13)
    assert len(r.boneyard) == boneyard
    assert r.rules.engine(number) not in {t for hand in (*r.hands, r.boneyard) for t in hand}
    assert len({t for hand in (*r.hands, r.boneyard) for t in hand}) == 90


def test_R50_equal_totals_share_the_win() -> None:
    judge = rules_of(GAME, 3).judge
    assert judge(Standing((61, 61, 80), (0, 1, 2), 4)).winners == (0, 1)


def test_R52_a_pass_under_the_duty_proves_no_block() -> None:
    hands = ["6-6 8-3", "12-10", "11-10", "10-9"]
    r = position(GAME, hands, trains="8! 1! 2! 4! 6")
    r = after(r, "6-6 train:mexican, pass, pass, pass, pass")
    assert (r.over, r.turn, may(r)) == (None, 0, "8-3 train:0")
