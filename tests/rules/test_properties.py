"""What holds in every game, with any options and players, wherever a line of play leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.chain import Chain
from doublesix.rules.events import Blocked, Received
from doublesix.rules.match import Match
from doublesix.rules.reasons import IllegalAction, Reason
from doublesix.rules.round import Round, apply, legal, play, plays, why_not
from doublesix.rules.tiles import Tile, double_set
from doublesix.rules.trains import Trains
from doublesix.rules.view import may_hear, view
from tests.strategies import Setting, any_setting, deals, dealt, match_played_out, matches, rounds, walk

LINES = settings(max_examples=80, deadline=None)
SPOTS = settings(max_examples=120, deadline=None)
NO_PLACES = ("train:9", "train:-1", "middle", "LEFT", "")


def places_in_order(r: Round) -> tuple[str, ...]:
    """Every place, in T-2's order: left before right; own train, the others from seat 0 up, the mexican one."""
    if isinstance(r.board, Chain):
        return ("left", "right") if r.board.tiles else ("start",)
    seats = range(len(r.hands))
    return (*(f"train:{seat}" for seat in (r.turn, *(s for s in seats if s != r.turn))), "train:mexican")


def conceivable(r: Round) -> Iterator[Action]:
    """All that could be asked for: tiles of the hand first, as the hand has them; then draw; then pass."""
    yield from (Play(t, place) for t in r.hands[r.turn] for place in places_in_order(r))
    yield Draw()
    yield Pass()


def inconceivable(r: Round) -> Iterator[Action]:
    """What no rule allows: tiles that are not in the hand, places that do not exist."""
    mine = r.hands[r.turn]
    yield from (Play(t, place) for t in double_set(12) if t not in mine for place in places_in_order(r))
    elsewhere = {"start", "left", "right", "train:0", "train:mexican", *NO_PLACES} - set(places_in_order(r))
    yield from (Play(t, place) for t in mine for place in elsewhere)


def everything(r: Round) -> Counter[Tile]:
    """All tiles of a round, wherever they are."""
    return Counter(t for tiles in (*r.hands, r.boneyard, r.board.laid) for t in tiles)


@LINES
@given(deals(), st.integers(0, 2**32))
def test_R25_no_tile_is_lost_or_doubled_at_any_moment(r: Round, seed: int) -> None:
    whole = Counter(r.rules.deck(r.number))
    for before, action in walk(r, Random(seed)):
        after, _ = apply(before, action)
        assert everything(after) == whole


@LINES
@given(deals(), st.integers(0, 2**32))
def test_somebody_can_act_until_the_round_is_over_and_nobody_after(r: Round, seed: int) -> None:
    end = r
    for before, action in walk(r, Random(seed)):
        assert legal(before)
        assert before.turn in before.playing
        end, _ = apply(before, action)
    assert end.over
    assert legal(end) == ()


@settings(max_examples=40, deadline=None)
@given(any_setting(), st.integers(0, 2**32))
def test_every_match_ends_and_scores_add_up(setting: Setting, seed: int) -> None:
    match = setting.match
    totals = match.totals
    for done in match_played_out(match, Random(seed)):
        assert all(points >= 0 for points in done.score.points)
        totals = tuple(map(sum, zip(totals, done.score.points, strict=True)))
        assert done.match.totals == totals
        assert set(done.match.winners or ()) <= set(range(len(match.sides)))
        assert set(done.eliminated).isdisjoint(match.eliminated)
        match = done.match
    assert match.winners
    assert match.rounds < 200


@SPOTS
@given(rounds())
def test_legal_is_what_nothing_speaks_against_in_T2s_order(r: Round) -> None:
    allowed = tuple(a for a in conceivable(r) if why_not(r, r.turn, a) is None)
    assert legal(r) == allowed


@SPOTS
@given(rounds())
def test_what_is_inconceivable_is_refused_with_a_rule(r: Round) -> None:
    for action in inconceivable(r):
        reason = why_not(r, r.turn, action)
        assert reason is not None
        assert r.rules.rule(reason)


@SPOTS
@given(rounds())
def test_S6_every_refusal_names_its_rule_and_play_raises_just_that(r: Round) -> None:
    for action in conceivable(r):
        reason = why_not(r, r.turn, action)
        if reason is None:
            assert play(r, r.turn, action) == apply(r, action)
        else:
            with pytest.raises(IllegalAction) as refused:
                play(r, r.turn, action)
            assert (refused.value.reason, refused.value.rule) == (reason, r.rules.rule(reason))


@SPOTS
@given(rounds())
def test_S6_nobody_acts_out_of_turn(r: Round) -> None:
    wanted = Reason.ROUND_OVER if r.over else Reason.NOT_YOUR_TURN
    for seat in range(-1, len(r.hands) + 1):
        if seat != r.turn or r.over:
            assert {why_not(r, seat, action) for action in conceivable(r)} == {wanted}


@SPOTS
@given(rounds())
def test_S3_draw_and_pass_stand_alone_but_for_a_tile_that_may_be_kept(r: Round) -> None:
    found = plays(r, r.turn)
    others = [a for a in legal(r) if not isinstance(a, Play)]
    if r.over:
        assert others == []
    elif found:
        kept = r.rules.name == "salon" and r.drawn
        assert others == ([Pass()] if kept else [])
        assert not kept or {a.tile for a in found} == {r.hands[r.turn][-1]}
    else:
        assert len(others) == 1


@LINES
@given(rounds(), st.integers(0, 2**32))
def test_S5_a_view_does_not_depend_on_what_its_seat_cannot_see(r: Round, seed: int) -> None:
    for seat in (None, *range(len(r.hands))):
        assert view(hidden_shuffled(r, seat, Random(seed)), seat) == view(r, seat)


@LINES
@given(deals(), st.integers(0, 2**32))
def test_S5_a_drawn_tile_is_heard_by_who_drew_it_alone(r: Round, seed: int) -> None:
    for before, action in walk(r, Random(seed)):
        for event in apply(before, action)[1]:
            ears = {seat for seat in (None, *range(len(r.hands))) if may_hear(event, seat)}
            assert ears == ({before.turn} if isinstance(event, Received) else {None, *range(len(r.hands))})


@SPOTS
@given(rounds())
def test_P4_what_passes_show_stays_true(r: Round) -> None:
    for seat, numbers in enumerate(r.passed):
        assert not any(number in t for t in r.hands[seat] for number in numbers)
        assert len(set(numbers)) == len(numbers)


@LINES
@given(deals(), st.integers(0, 2**32))
def test_D5_P6_L7_M12_blocked_is_when_nobody_could_ever_play(r: Round, seed: int) -> None:
    dead = 0
    for before, action in walk(r, Random(seed)):
        after, _ = apply(before, action)
        stuck = not after.boneyard and nothing_fits(after)
        if after.over == Blocked():
            assert stuck
        dead = dead + 1 if stuck and not after.over else 0
        assert dead < 2 * len(r.playing) + 1


def nothing_fits(r: Round) -> bool:
    """Whether nobody still in has a tile that fits, were every train open that a pass can open."""
    board = r.board
    if isinstance(board, Trains):
        board = replace(board, rows=tuple(replace(row, open=True) for row in board.rows[:-1]) + board.rows[-1:])
        board = replace(board, cover=None)
    return not any(plays(r._replace(board=board, turn=seat), seat) for seat in r.playing)


@SPOTS
@given(rounds())
def test_S1_neighbours_touch_with_equal_halves(r: Round) -> None:
    rows = r.board.rows if isinstance(r.board, Trains) else ()
    chains = [r.board.tiles] if isinstance(r.board, Chain) else [row.tiles for row in rows]
    for lying in chains:
        assert all(a[1] == b[0] for a, b in zip(lying, lying[1:], strict=False))
    for row in rows:
        assert not row.tiles or row.tiles[0][0] == r.number * -1 + 13
        assert row.end == (row.tiles[-1][1] if row.tiles else 13 - r.number)


@LINES
@given(matches(), st.integers(0, 2**32))
def test_L9_only_those_still_in_are_dealt_to(match: Match, seed: int) -> None:
    r = dealt(match, Random(seed))
    size = match.rules.hand(len(match.playing))
    for seat, hand in enumerate(r.hands):
        side = next(side for side, seats in enumerate(match.sides) if seat in seats)
        assert len(hand) == (0 if side in match.eliminated else size)
    assert r.turn == r.opener


def hidden_shuffled(r: Round, seat: int | None, chance: Random) -> Round:
    """The same round for `seat`, with all that it cannot see in another order."""
    if r.over:
        return r._replace(boneyard=tuple(chance.sample(r.boneyard, len(r.boneyard))))
    hidden = [t for other, hand in enumerate(r.hands) if other != seat for t in hand] + list(r.boneyard)
    chance.shuffle(hidden)
    hands = list(r.hands)
    for other, hand in enumerate(r.hands):
        if other != seat:
            hands[other], hidden = tuple(hidden[: len(hand)]), hidden[len(hand) :]
    return r._replace(hands=tuple(hands), boneyard=tuple(hidden))
