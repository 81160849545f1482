"""Why a play is good: every reason is true of it, and not of the other."""

from __future__ import annotations

from random import Random

import pytest

from doublesix.bots.lacks import grown, lacks
from doublesix.bots.reasons import Reason, reasons
from doublesix.bots.robot import Seen, look
from doublesix.bots.worth import ends
from doublesix.rules.actions import Play
from doublesix.rules.board import LEFT, RIGHT
from doublesix.rules.events import Played
from doublesix.rules.trains import Trains, train_of
from tests.bots.rounds import Shape, positions, shapes
from tests.bots.test_appraisal import turns

KINDS = {
    "chain": {"last", "next-lacks", "both", "same", "partner-end", "many", "double", "heaviest"},
    "trains": {"last", "shuts", "plan", "spare", "covered", "heaviest"},
}


def holds(seen: Seen, play: Play, reason: Reason) -> bool:
    """Whether a reason is true, looked at in another way than it was found."""
    rest = set(seen.hand) - {play.tile}
    match reason.kind:
        case "last":
            return not rest
        case "heaviest":
            return all(play.tile.pips > tile.pips for tile in rest)
        case "double":
            return play.tile.is_double
        case "covered":
            return play.tile.is_double and any(play.tile.high in tile for tile in rest)
    board = seen.board
    if isinstance(board, Trains):
        own = play.place == train_of(seen.seat)
        return board.rows[seen.seat].open and own if reason.kind == "shuts" else own == (reason.kind == "plan")
    return on_chain(seen, play, reason)


def on_chain(seen: Seen, play: Play, reason: Reason) -> bool:
    rest, now, then = set(seen.hand) - {play.tile}, ends(seen), grown(ends(seen), play.tile, play.place)
    fitting = {number: sum(number in tile for tile in rest) for number in then}
    match reason.kind:
        case "next-lacks":
            return reason.seat not in seen.side and all(
                n in then and n in lacks(seen.events)[reason.seat or 0] for n in reason.numbers
            )
        case "both":
            return set(reason.numbers) == set(then) and all(fitting.values())
        case "same":
            return then[0] == then[1] and fitting[then[0]] == reason.count > 0
        case "many":
            return fitting[reason.numbers[0]] == reason.count >= 3
    side = LEFT if play.place == RIGHT else RIGHT
    last = [e for e in seen.events if isinstance(e, Played) and e.place == side][-1]
    number = now[0] if side == LEFT else now[1]
    return last.seat in seen.side and last.seat != seen.seat and number in last.tile and reason.numbers == (number,)


@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_is_true_and_each_kind_is_found(kind: str) -> None:
    found = set()
    for shape in shapes():
        if (shape.game == "mexican-train") == (kind == "trains"):
            for seen, _ in turns(shape, Random(2)):
                found |= told(seen)
    assert found | {"last"} == KINDS[kind]


def told(seen: Seen) -> set[str]:
    plays = [action for action in seen.legal if isinstance(action, Play)]
    kinds = set()
    for play, other in zip(plays, plays[1:] + plays[:1], strict=True):
        for reason in reasons(seen, play, other):
            assert holds(seen, play, reason), (seen, play, reason)
            kinds.add(reason.kind)
    return kinds


def test_the_last_tile_of_a_hand_needs_no_other_reason() -> None:
    match = Shape("draw", 2, {"target": 100}).match()
    for r, happened in positions(match, Random(1)):
        seen = look(match, r, r.turn, {"target": 100}, happened)
        if len(seen.hand) == 1 and isinstance(seen.legal[0], Play):
            assert reasons(seen, seen.legal[0], None) == [Reason("last")]
            return
    raise AssertionError("nobody had one tile left")


def test_what_holds_for_both_plays_is_no_reason() -> None:
    for seen, _ in turns(Shape("draw", 2, {"target": 100}), Random(4)):
        play = seen.legal[0]
        assert isinstance(play, Play)
        assert reasons(seen, play, play) == []
