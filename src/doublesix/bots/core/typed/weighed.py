"""Partnership rounds played on by chance that is weighed: the form that is compiled; see plain/weighed.py.

`sums` is said as in `playouts`: to hand it the way of playing on would make every number an object again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doublesix.bots.core.typed.bits import FITS, count, pips, place, spread, table, weight
from doublesix.bots.core.typed.playouts import blocked, signed

EQUAL: Final[i64] = 256
WHOLE: Final = 4294967296.0


class Weighed:
    """What plays weigh, and what chance has come to."""

    def __init__(self, tiles: list[float], fitting: list[float]) -> None:
        self.tiles: vec[float] = vec[float](spread(tiles))
        self.fitting: vec[float] = vec[float](fitting)
        self.chance: i64 = 1

    def sums(self, hand: int, deals: list[int], moves: list[int], seed: int) -> list[int]:
        """For each move (tile, left end, right end after it) the sum of one playout a deal, for the mover's side."""
        move = table(moves)
        n: i64 = len(moves) // 3
        totals = table([0] * (len(moves) // 3))
        chance: i64 = seed
        held: i64 = hand
        for d in range(0, len(deals), 3):
            h1: i64 = deals[d]
            h2: i64 = deals[d + 1]
            h3: i64 = deals[d + 2]
            chance = chance * 0xAE36BFB5 & 0xFFFFFFFF
            i: i64 = 0
            while i < n:
                rest = held ^ move[3 * i]
                if rest != 0:
                    self.chance = chance
                    totals[i] -= self.playout(h1, h2, h3, rest, move[3 * i + 1], move[3 * i + 2])
                else:
                    totals[i] += pips(h1) + pips(h3)
                i += 1
        return [totals[i] for i in range(n)]

    def playout(self, h0: i64, h1: i64, h2: i64, h3: i64, left: i64, right: i64) -> i64:
        """What a round scores for the side of `h0`, whose turn it is; the player before laid the last tile."""
        turn: i64 = 0
        last: i64 = -1
        while True:
            a = h0 & FITS[left]
            b: i64 = 0
            if left != right:
                b = h0 & FITS[right]
            tile = a | b
            if tile != 0:
                last = turn
                on_left = a != 0
                if a & b != 0 or tile & (tile - 1) != 0:
                    chosen = self.choice(a, b, h0, h0 | h1 | h2 | h3, left, right)
                    tile = chosen >> 1
                    on_left = chosen & 1 != 0
                if on_left:
                    left = weight(tile) - left
                else:
                    right = weight(tile) - right
                h0 ^= tile
                if h0 == 0:
                    return signed(pips(h1) + pips(h3), turn)
            elif turn - last == 4:
                return signed(blocked(pips(h0) + pips(h2), pips(h1) + pips(h3), (last ^ turn ^ 1) & 1), turn)
            t = h0
            h0 = h1
            h1 = h2
            h2 = h3
            h3 = t
            turn += 1

    def choice(self, a: i64, b: i64, hand: i64, unlaid: i64, left: i64, right: i64) -> i64:
        """One of the tiles `a` for the left end and `b` for the right: twice the tile, one more on the left."""
        total = 0.0
        s = self.chance
        found: i64 = 0
        at = left
        other = right
        mark: i64 = 1
        while a | b != 0:
            if a == 0:
                at = right
                other = left
                mark = 0
                a = b
                b = 0
            tile = a & -a
            a ^= tile
            far = weight(tile) - at
            fit = FITS[far] | FITS[other]
            where = 16 * count(hand & fit) + count(unlaid & fit)
            if far == other:
                where += EQUAL
            look = self.tiles[place(tile)] * self.fitting[where]
            total += look
            s = s * 0x93D765DD & 0xFFFFFFFF
            if found == 0 or float(s) * total < look * WHOLE:
                found = tile << 1 | mark
        self.chance = s
        return found
