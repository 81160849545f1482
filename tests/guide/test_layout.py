"""Tiles of a diagram lie clear of one another, and so do those that may be laid next."""

from __future__ import annotations

from itertools import combinations
from random import Random

from doublesix.guide.layout import Laid, lay_chain
from doublesix.rules.tiles import double_set


def chain(random: Random) -> tuple[tuple[int, int], ...]:
    """A long legal chain, from left to right, with as many doubles as come."""
    free, laid, end = list(double_set(6)), list[tuple[int, int]](), random.randrange(7)
    while fits := [tile for tile in free if end in (tile.high, tile.low)]:
        tile = random.choice([tile for tile in fits if tile.is_double] or fits)
        free.remove(tile)
        laid.append((end, tile.other(end)))
        end = laid[-1][1]
    return tuple(laid)


def overlap(one: Laid, other: Laid) -> bool:
    return (
        abs(one.x - other.x) < (one.width + other.width) / 2 and abs(one.y - other.y) < (one.height + other.height) / 2
    )


def test_no_tile_lies_on_another() -> None:
    random = Random(1)
    for _ in range(40):
        tiles = chain(random)
        for count in range(1, len(tiles) + 1):
            laid, _, right = lay_chain(tiles[:count])
            spots = [right.spot(tile) for tile in double_set(6) if right.number in (tile.high, tile.low)]
            assert not any(overlap(one, other) for one, other in combinations(laid, 2))
            assert not any(overlap(spot, one) for spot in spots for one in laid)
