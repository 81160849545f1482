"""Why a play is good: what can be seen to hold for it and not for another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from doublesix.bots.core.plans import Planner
from doublesix.bots.hidden import bit, bits, set_of
from doublesix.bots.lacks import grown, lacks
from doublesix.bots.robot import Seen
from doublesix.bots.worth import ends
from doublesix.rules.actions import Play
from doublesix.rules.board import LEFT
from doublesix.rules.events import Played
from doublesix.rules.tiles import Tile
from doublesix.rules.trains import Trains, train_of

MANY = 3
MOST = 2


@dataclass(frozen=True, slots=True)
class Reason:
    """What a play does: `numbers` it is about, `seat` that it is about, `count` of tiles."""

    kind: str
    numbers: tuple[int, ...] = ()
    seat: int | None = None
    count: int = 0


def reasons(seen: Seen, play: Play, other: Play | None) -> list[Reason]:
    """What speaks for a play and not for the other one, the most telling first, two at most."""
    kinds = set() if other is None else {(r.kind, r.seat) for r in _all(seen, other)}
    return [reason for reason in _all(seen, play) if (reason.kind, reason.seat) not in kinds][:MOST]


def _all(seen: Seen, play: Play) -> Iterator[Reason]:
    rest = [tile for tile in seen.hand if tile != play.tile]
    if not rest:
        yield Reason("last")
        return
    yield from (
        _on_trains(seen, seen.board, play, rest) if isinstance(seen.board, Trains) else _on_chain(seen, play, rest)
    )
    if play.tile.pips > max(tile.pips for tile in rest):
        yield Reason("heaviest")


def _on_chain(seen: Seen, play: Play, rest: list[Tile]) -> Iterator[Reason]:
    now = ends(seen)
    then = grown(now, play.tile, play.place)
    numbers = tuple(dict.fromkeys(then))
    following = seen.after(seen.seat)
    lacking = tuple(n for n in numbers if n in lacks(seen.events).get(following, ()))
    if lacking and following not in seen.side:
        yield Reason("next-lacks", lacking, following)
    kept = [n for n in numbers if any(n in tile for tile in rest)]
    if len(numbers) == 1 and kept:
        yield Reason("same", numbers, count=sum(numbers[0] in tile for tile in rest))
    elif len(kept) == 2:
        yield Reason("both", numbers)
    yield from _partner(seen, play)
    new = then[0] if play.place == LEFT else then[1]
    if len(numbers) > 1 and (count := sum(new in tile for tile in rest)) >= MANY:
        yield Reason("many", (new,), count=count)
    if play.tile.is_double:
        yield Reason("double")


def _partner(seen: Seen, play: Play) -> Iterator[Reason]:
    """That the end where a partner laid their last tile stays as it is."""
    partners = [seat for seat in seen.side if seat != seen.seat]
    laid = [event for event in seen.events if isinstance(event, Played)]
    if not partners or len(laid) < 2:
        return
    for side, number in zip(("left", "right"), ends(seen), strict=True):
        last = next((event for event in reversed(laid) if event.place == side), None)
        if last and last.seat in partners and play.place != side:
            yield Reason("partner-end", (number,), last.seat)


def _on_trains(seen: Seen, board: Trains, play: Play, rest: list[Tile]) -> Iterator[Reason]:
    planner, train, hand = Planner(set_of(seen)), board.rows[seen.seat], bits(seen.hand)
    left, whole = hand ^ bit(play.tile), planner.heaviest(hand, train.end)
    if play.place == train_of(seen.seat):
        if train.open:
            yield Reason("shuts")
        if play.tile.pips + planner.heaviest(left, play.tile.other(train.end)) == whole:
            yield Reason("plan")
    elif planner.heaviest(left, train.end) == whole:
        yield Reason("spare")
    if play.tile.is_double and any(play.tile.high in tile for tile in rest):
        yield Reason("covered", (play.tile.high,))
