"""Whatever is done to a good record, it is told in one line; and what is accepted still means the same."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from doublesix.record import lines
from doublesix.record.faults import Fault, NoRecord
from doublesix.record.lines import AnyLine
from doublesix.record.reading import read_matches
from doublesix.record.verify import verify
from doublesix.rules.tiles import parse_tile
from tests.record.games import played, written

GAMES = st.sampled_from([("draw", 2), ("partners", 4), ("salon", 3), ("mexican-train", 2)])
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 13),
    st.just(2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["", "6-6", "0-0", "6-5", "left", "right", "train:0", "table", "out", "abandoned", "\n"]),
    st.sampled_from([[], {}, [0], ["6-6"], [[]]]),
)
MANY = settings(max_examples=100, deadline=None)


@cache
def good(game: str, players: int) -> bytes:
    return written(played(game, players, table_acts=0.1))


def meaning(data: bytes) -> list[Any]:
    """What a record says that the rules and the shuffle can judge."""
    return [list(map(judged, match)) for match in read_matches(data.splitlines())]


def judged(line: AnyLine) -> Any:
    match line:
        case lines.Match():
            seats = [msgspec.structs.replace(seat, name="", bot=None) for seat in line.seats]
            return msgspec.structs.replace(line, id="", at=None, table=None, seats=seats)
        case lines.Deal():
            boneyard = list(map(parse_tile, line.boneyard))
            shuffle = line.shuffle.secret.lower(), line.shuffle.commit.lower(), line.shuffle.salts
            return line.n, line.round, hands(line.hands), boneyard, line.turn, line.engine, shuffle
        case lines.Play():
            return line.n, line.seat, parse_tile(line.tile), line.at
        case lines.Draw():
            return line.n, line.seat, parse_tile(line.tile)
        case lines.Pass():
            return line.n, line.seat, line.on
        case lines.Round():
            plain = msgspec.structs.replace(line, hands=[], eliminated=line.eliminated or None)
            return plain, hands(line.hands)
        case lines.End():
            return line


def hands(texts: Iterable[Iterable[str]]) -> Any:
    return [sorted(map(parse_tile, hand)) for hand in texts]


def holds(data: bytes, good: bytes) -> None:
    """The heart of it: a fault on a line of the file, in one line, or the same meaning."""
    error = told(data.splitlines())
    if error is None:
        assert meaning(data) == meaning(good)
    elif isinstance(error, Fault):
        assert 1 <= error.line <= max(1, len(data.splitlines()))


def told(rows: Iterable[bytes]) -> Fault | NoRecord | None:
    """What `verify` says, in one line; None: all is well."""
    error: Fault | NoRecord | None = None
    try:
        verify(rows)
    except (Fault, NoRecord) as found:
        error = found
    assert error is None or "\n" not in str(error).strip()
    return error


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value: its holder and its key or index."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [spot for key in keys for spot in spots(value[key])]


@MANY
@given(GAMES, st.data())
def test_a_changed_value(game: tuple[str, int], data: DataObject) -> None:
    found = [json.loads(line) for line in good(*game).splitlines()]
    row = data.draw(st.sampled_from(found))
    holder, key = data.draw(st.sampled_from(spots(row)))
    holder[key] = data.draw(VALUES)
    holds("".join(json.dumps(line) + "\n" for line in found).encode(), good(*game))


@MANY
@given(GAMES, st.data())
def test_a_number_or_tile_off_by_one(game: tuple[str, int], data: DataObject) -> None:
    found = [json.loads(line) for line in good(*game).splitlines()]
    row = data.draw(st.sampled_from(found))
    holder, key = data.draw(st.sampled_from(spots(row)))
    if isinstance(holder[key], int):
        holder[key] += data.draw(st.sampled_from([-1, 1]))
    elif isinstance(holder[key], str) and "-" in holder[key]:
        high, low = holder[key].split("-")[:2]
        holder[key] = f"{high}-{int(low) + 1}" if low.isdecimal() else holder[key]
    elif isinstance(holder[key], list):
        holder[key] = holder[key][1:] + holder[key][:1]
    holds("".join(json.dumps(line) + "\n" for line in found).encode(), good(*game))


@MANY
@given(GAMES, st.data())
def test_a_key_or_item_left_out(game: tuple[str, int], data: DataObject) -> None:
    found = [json.loads(line) for line in good(*game).splitlines()]
    holder, key = data.draw(st.sampled_from(spots(data.draw(st.sampled_from(found)))))
    del holder[key]
    holds("".join(json.dumps(line) + "\n" for line in found).encode(), good(*game))


@MANY
@given(GAMES, st.data(), st.booleans())
def test_lines_left_out_doubled_or_swapped(game: tuple[str, int], data: DataObject, renumber: bool) -> None:
    rows = good(*game).splitlines()
    places = st.integers(0, len(rows) - 1)
    a, b = data.draw(places), data.draw(places)
    how = data.draw(st.sampled_from(["delete", "double", "swap", "move"]))
    if how == "delete":
        del rows[a]
    elif how == "double":
        rows.insert(b, rows[a])
    elif how == "swap":
        rows[a], rows[b] = rows[b], rows[a]
    else:
        rows.insert(b, rows.pop(a))
    if renumber:
        rows = [json.dumps({**json.loads(row), "n": n}).encode() for n, row in enumerate(rows)]
    holds(b"\n".join(rows), good(*game))


@MANY
@given(GAMES, st.data())
def test_bytes_cut_off_changed_put_in_or_taken_out(game: tuple[str, int], data: DataObject) -> None:
    text = good(*game)
    at = data.draw(st.integers(0, len(text) - 1))
    piece = data.draw(st.binary(max_size=3) | st.sampled_from([b"0", b'"', b"{", b"}", b",", b"\n", b"\\", b"\xff"]))
    end = data.draw(st.sampled_from([at, at + 1, at + 2, at + 50, len(text)]))
    holds(text[:at] + piece + text[end:], text)


@MANY
@given(st.binary(max_size=300))
def test_any_bytes(noise: bytes) -> None:
    for data in (noise, good("draw", 2)[:200] + noise, good("draw", 2) + noise):
        told(data.split(b"\n"))
