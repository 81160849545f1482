"""What all four games share: S-1 to S-6."""

from __future__ import annotations

from collections import Counter

import pytest

from doublesix.record.shuffle import shuffled
from doublesix.rules.actions import Play
from doublesix.rules.chain import Chain
from doublesix.rules.events import Blocked, Received, WentOut
from doublesix.rules.reasons import BadNotation, DoubleSixError, IllegalAction, Reason
from doublesix.rules.round import play
from doublesix.rules.tiles import Tile, double_set, parse_tile, pips, tile
from doublesix.rules.view import may_hear, view
from tests.rules.positions import after, chain_of, ends_of, may, position, refusal, settled, told


def test_S1_the_other_half_becomes_the_new_end() -> None:
    r = position("draw", ["5-4 6-1 0-0", "0-1"], chain="5-2 2-6")
    assert chain_of(after(r, "5-4 left")) == "4-5 5-2 2-6"
    assert chain_of(after(r, "6-1 right")) == "5-2 2-6 6-1"


def test_S1_the_opening_tile_lies_with_its_high_half_to_the_left() -> None:
    r = after(position("partners", ["6-6 1-0", "2-1 5-5", "2-0 5-4", "4-4"]), "1-0 start")
    assert (chain_of(r), ends_of(r)) == ("1-0", (1, 0))
    r = after(r, "2-1 left, 2-0 right")
    assert chain_of(r) == "2-1 1-0 0-2"
    assert isinstance(r.board, Chain)
    assert r.board.tiles[r.board.anchor] == (1, 0)


def test_S1_a_tile_that_fits_both_ends_goes_to_either() -> None:
    r = position("draw", ["3-2 0-0", "0-1"], chain="3-5 5-2")
    assert may(r) == "3-2 left, 3-2 right"
    assert ends_of(after(r, "3-2 left")) == (2, 2)
    assert ends_of(after(r, "3-2 right")) == (3, 3)


def test_S1_both_sides_stay_a_choice_when_the_ends_are_equal() -> None:
    assert may(position("draw", ["3-0 4-1", "5-5"], chain="0-5 5-0")) == "3-0 left, 3-0 right"


@pytest.mark.parametrize("text", ["2-6 left", "5-4 right"])
def test_S1_a_tile_that_touches_with_neither_half_is_refused(text: str) -> None:
    assert refusal(position("draw", ["6-2 5-4", "0-0"], chain="5-2 2-6"), text) == Reason.DOES_NOT_FIT


def test_S2_a_double_takes_one_place_and_there_are_still_two_ends() -> None:
    r = after(position("draw", ["4-4 0-0", "1-1"], chain="6-4"), "4-4 right")
    assert chain_of(r) == "6-4 4-4"
    assert ends_of(r) == (6, 4)


@pytest.mark.parametrize("text", ["draw", "pass"])
@pytest.mark.parametrize("game", ["draw", "salon", "mexican-train"])
def test_S3_who_can_play_may_neither_draw_nor_pass(game: str, text: str) -> None:
    board = {"trains": "9 - -"} if game == "mexican-train" else {"chain": "9-3"}
    r = position(game, ["9-8 0-0", "1-1"], boneyard="2-2", **board)  # type: ignore[arg-type]
    assert refusal(r, text) == Reason.CAN_PLAY


def test_S3_partners_neither_pass_nor_draw_while_a_tile_fits() -> None:
    r = position("partners", ["6-5 0-0", "1-1", "2-2", "3-3"], chain="6-3")
    assert refusal(r, "pass") == Reason.CAN_PLAY
    assert refusal(r, "draw") == Reason.NO_DRAWING


def test_S4_an_empty_hand_ends_the_round_at_once() -> None:
    r, events = told(position("draw", ["6-5", "1-1"], chain="6-3"), "6-5 left")
    assert r.over == WentOut(0)
    assert events[-1] == WentOut(0)


def test_S4_a_block_ends_the_round_at_once() -> None:
    r, events = told(position("draw", ["6-5", "5-1"], chain="3-3"), "pass, pass")
    assert r.over == Blocked()
    assert events[-1] == Blocked()


def test_S5_nobody_sees_another_hand_or_the_boneyard() -> None:
    r = position("draw", ["6-5 4-4", "1-1 2-2"], chain="6-3", boneyard="5-5 0-0")
    for seat, other in ((0, "[1|1]"), (1, "[6|5]"), (None, "[1|1]")):
        shown = repr(view(r, seat))
        assert other not in shown
        assert "[5|5]" not in shown
    assert view(r, 0).hand == (Tile(6, 5), Tile(4, 4))
    assert view(r, None).hand == ()
    assert view(r, 1).counts == (2, 2)
    assert view(r, 1).boneyard == 2


def test_S5_a_drawn_tile_is_for_who_drew_it() -> None:
    r, events = told(position("draw", ["4-4 5-5", "1-1"], chain="6-3", boneyard="6-5 0-0"), "draw")
    received = Received(0, Tile(6, 5))
    assert received in events
    assert [event for event in events if not may_hear(event, 1)] == [received]
    assert [event for event in events if not may_hear(event, None)] == [received]
    assert all(may_hear(event, 0) for event in events)
    assert "[6|5]" not in repr(view(r, 1))


def test_S5_all_hands_are_shown_when_the_round_ends() -> None:
    r = position("draw", ["6-5", "1-1 2-2"], chain="6-3", boneyard="0-0")
    assert view(r, 0).hands is None
    over = view(after(r, "6-5 left"), 0)
    assert over.hands == ((), (Tile(1, 1), Tile(2, 2)))
    assert "[0|0]" not in repr(over)


def test_S5_what_a_seat_may_do_is_shown_to_that_seat_alone() -> None:
    r = position("draw", ["6-5 4-4", "6-1 2-2"], chain="6-3")
    assert view(r, 0).legal == (Play(Tile(6, 5), "left"),)
    assert view(r, 1).legal == ()
    assert view(r, None).legal == ()


def test_S5_a_refusal_names_no_hidden_tile() -> None:
    r = position("draw", ["6-5 4-4", "6-1 2-2"], chain="6-3", boneyard="0-0")
    with pytest.raises(IllegalAction) as refused:
        play(r, 0, Play(Tile(6, 1), "left"))
    assert str(refused.value) == "S-6: not-in-hand"


def test_S6_out_of_turn_is_refused_and_changes_nothing() -> None:
    r = position("draw", ["6-5 4-4", "6-1 2-2"], chain="6-3")
    with pytest.raises(IllegalAction) as refused:
        play(r, 1, Play(Tile(6, 1), "left"))
    assert (refused.value.reason, refused.value.rule) == (Reason.NOT_YOUR_TURN, "S-6")
    assert r == position("draw", ["6-5 4-4", "6-1 2-2"], chain="6-3")


@pytest.mark.parametrize(
    ("game", "board", "text", "rule"),
    [
        ("draw", {"chain": "6-3"}, "pass", "D-4"),
        ("partners", {"chain": "6-3"}, "pass", "P-3"),
        ("partners", {"chain": "6-3"}, "draw", "P-1"),
        ("salon", {"chain": "6-3"}, "pass", "L-5"),
        ("mexican-train", {"trains": "6 - - - -"}, "pass", "M-10"),
        ("mexican-train", {"trains": "6 5 - - -"}, "6-5 train:1", "M-6"),
        ("mexican-train", {"trains": "- 5! - - -"}, "6-5 train:1", "M-5"),
    ],
)
def test_S6_the_error_says_which_rule_forbids_it(game: str, board: dict[str, str], text: str, rule: str) -> None:
    r = position(game, ["6-5 1-1", "0-0", "2-2", "4-4"], **board)  # type: ignore[arg-type]
    reason = refusal(r, text)
    assert reason is not None
    assert r.rules.rule(reason) == rule


def test_R22_after_the_end_everything_is_refused() -> None:
    r = after(position("draw", ["6-5", "5-1 6-2"], chain="6-3", boneyard="0-0"), "6-5 left")
    for seat in (0, 1):
        for text in ("5-1 left", "6-2 left", "draw", "pass"):
            assert refusal(r, text, seat) == Reason.ROUND_OVER
    assert may(r) == ""
    assert view(r, 1).legal == ()


def test_R21_out_and_blocked_at_once_is_out() -> None:
    r, events = told(position("draw", ["3-1", "5-4"], chain="3-6 6-1"), "3-1 left")
    assert events[-1] == r.over == WentOut(0)
    assert settled(r).score.points == (9, 0)


def test_R24_zero_is_a_number_like_any_other() -> None:
    assert may(position("draw", ["3-0 4-1", "5-5"], chain="0-6 6-0")) == "3-0 left, 3-0 right"
    r = after(position("draw", ["3-0 5-5", "1-1"], chain="0-6"), "3-0 left")
    assert r.last == 0
    blocked = position("partners", ["1-1", "2-2", "3-3", "4-4"], chain="0-6 6-0")
    assert after(blocked, "pass").passed[0] == (0,)


@pytest.mark.parametrize(("top", "count", "weight"), [(6, 28, 168), (9, 55, 495), (12, 91, 1092)])
def test_R25_a_set_has_every_pair_once(top: int, count: int, weight: int) -> None:
    whole = double_set(top)
    assert (len(whole), len(set(whole)), pips(whole)) == (count, count, weight)
    halves = Counter(half for t in whole for half in t)
    assert set(halves.values()) == {top + 2}


def test_S5_every_order_of_the_set_can_be_dealt() -> None:
    orders = {shuffled("abc", bytes([n])) for n in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("text", ["6-3", "3-6"])
def test_a_tile_is_read_in_either_order_and_written_high_first(text: str) -> None:
    assert parse_tile(text) == tile(3, 6) == Tile(6, 3)
    assert str(parse_tile(text)) == "6-3"


NO_TILES = [
    "",
    "6",
    "6-",
    "-3",
    "6-3-1",
    "6 - 3",
    "6\N{EN DASH}3",
    "six-3",
    "-6-3",
    "\N{ARABIC-INDIC DIGIT SIX}-3",
    "06-3",
    "13-1",
]


@pytest.mark.parametrize("text", NO_TILES)
def test_anything_else_is_no_tile(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_tile(text)
    assert issubclass(BadNotation, DoubleSixError)
