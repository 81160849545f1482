"""Reads a small QR code: bytes in one block, which a link to a table is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

FORMAT_MASK = 0b101010000010010
BYTES = 0b0100
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def text_of(dark: set[tuple[int, int]]) -> str:
    """What the code says whose dark modules these are, as row and column."""
    size = max(max(module) for module in dark) + 1
    corner = [(8, x) for x in (*range(6), 7, 8)] + [(y, 8) for y in (7, *range(5, -1, -1))]
    mask = MASKS[(_number(module in dark for module in corner) ^ FORMAT_MASK) >> 10 & 7]
    bits = [((y, x) in dark) != (mask(y, x) == 0) for y, x in _data(size)]
    assert _number(bits[:4]) == BYTES
    count = _number(bits[4:12])
    return bytes(_number(bits[at : at + 8]) for at in range(12, 12 + 8 * count, 8)).decode()


def _data(size: int) -> Iterator[tuple[int, int]]:
    """The modules that hold data, in their order: up and down in columns of two, from the right."""
    columns = [x for x in range(size - 1, 0, -2) if x > 6] + [5, 3, 1]
    for turn, column in enumerate(columns):
        for y in range(size) if turn % 2 else reversed(range(size)):
            yield from ((y, x) for x in (column, column - 1) if not _fixed(size, y, x))


def _fixed(size: int, y: int, x: int) -> bool:
    corners = (y < 9 and (x < 9 or x > size - 9)) or (y > size - 9 and x < 9)
    aligns = size > 21 and abs(y - (size - 7)) < 3 and abs(x - (size - 7)) < 3
    return corners or aligns or y == 6 or x == 6


def _number(bits: Iterator[bool] | list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)
