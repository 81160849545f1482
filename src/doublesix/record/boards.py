"""The board of a position: a chain as it lies, or only its ends; or the trains."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from doublesix.record.faults import shown
from doublesix.rules.board import Place
from doublesix.rules.chain import Chain
from doublesix.rules.reasons import BadNotation
from doublesix.rules.tiles import Tile
from doublesix.rules.trains import Train, Trains, train_of

Halves = tuple[int, int]
LYING = re.compile(r"([0-9]{1,2})\|([0-9]{1,2})")
NOBODY = "mexican"


class Row(msgspec.Struct, kw_only=True, frozen=True):
    """What a position says of a train."""

    end: int | None = None
    begun: bool = True
    open: bool = False


def chain_of(texts: Sequence[str] | None, ends: Sequence[int] | None, top: int) -> Chain:
    """The chain that lies as in `texts`, or one with these two ends; raise BadNotation for one that cannot lie so."""
    if texts is None and ends is None:
        raise BadNotation("the key chain (or ends) is missing")
    chain = Chain(tuple(map(_lying, texts or ())))
    for left, right in zip(chain.tiles, chain.tiles[1:], strict=False):
        if left[1] != right[0]:
            raise BadNotation(f"{_text(left)} and {_text(right)} do not fit in the chain")
    if ends is None:
        return chain
    if len(ends) not in (0, 2):
        raise BadNotation(f"ends should be two numbers, or none for an empty chain, not {shown(ends)}")
    if any(not 0 <= end <= top for end in ends):
        raise BadNotation(f"the ends {shown(ends)} are not of the double-{top} set")
    if texts is not None and [end.number for end in chain.ends(0) if end.number is not None] != ends:
        raise BadNotation(f"ends and chain disagree: {shown(ends)}, {shown(texts)}")
    return chain if texts is not None or not ends else Chain(((ends[0], ends[1]),))


def trains_of(engine: Tile, rows: Mapping[str, Row], cover: Place | None, seat: int, top: int) -> Trains:
    """The trains as `seat` finds them on its turn; raise BadNotation for what cannot be."""
    if not engine.is_double or engine.high > top:
        raise BadNotation(f"the engine should be a double of the double-{top} set, not {engine}")
    seats = len(rows) - 1
    names = [*map(str, range(seats)), NOBODY]
    if not 2 <= seats <= 4 or sorted(rows) != sorted(names):
        raise BadNotation(f"trains should be 0, 1 … for two to four seats, and mexican, not {shown(list(rows))}")
    if seat >= seats:
        raise BadNotation(f"seat {seat} has the turn but no train")
    trains = Trains(engine.high, tuple(_train(name, rows[name], engine.high, top) for name in names))
    return trains if cover is None else _covering(trains, cover, seat)


def _train(name: str, row: Row, engine: int, top: int) -> Train:
    if row.end is None and row.begun:
        raise BadNotation(f"the key end of train {name} is missing")
    end = engine if row.end is None else row.end
    if not 0 <= end <= top:
        raise BadNotation(f"the end {end} of train {name} is not of the double-{top} set")
    if not row.begun and end != engine:
        raise BadNotation(f"train {name} has not begun, so its end is {engine}, not {end}")
    return Train(end, open=row.open and name != NOBODY, begun=row.begun)


def _covering(trains: Trains, cover: Place, seat: int) -> Trains:
    """A double that waits was laid by `seat` in this turn: its own train has begun, and it could play there."""
    if cover not in trains.places:
        raise BadNotation(f"cover should be one of {', '.join(trains.places)}, not {shown(cover)}")
    row = trains.rows[trains.places.index(cover)]
    own = trains.rows[seat]
    if not row.begun or not own.begun:
        raise BadNotation(f"no double can wait at {cover}: {cover if not row.begun else train_of(seat)} has not begun")
    if trains.why_not(cover, seat):
        raise BadNotation(f"no double can wait at {cover}: that train is closed")
    return Trains(trains.engine, trains.rows, cover)


def laid(board: Chain | Trains, only_ends: bool) -> tuple[Tile, ...]:
    """The tiles that are known to lie on the board."""
    if isinstance(board, Chain):
        return () if only_ends else board.laid
    engine = Tile(board.engine, board.engine)
    if board.cover is None:
        return (engine,)
    end = board.rows[board.places.index(board.cover)].end
    return engine, Tile(end, end)


def _lying(text: str) -> Halves:
    found = LYING.fullmatch(text)
    if found is None:
        raise BadNotation(f"{shown(text)} is no tile of a chain, as 5|2 is one")
    return int(found[1]), int(found[2])


def _text(halves: Halves) -> str:
    return "|".join(map(str, halves))
