"""Deals of what a seat cannot see, to three others: the form that is compiled; see ../dealing.py.

Ways lie in a row, at each tile a place for every room that the first two holders may have left; the third's follows.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from doublesix.bots.core import dealing as general
from doublesix.bots.core.typed.bits import table

HOLDERS = 3
TILES = 28


def deals(hidden: list[int], allowed: list[int], room: list[int], count: int, seed: int) -> list[int]:
    """`count` deals of the hidden tiles, the holders' hands one after the other; none if what is known contradicts."""
    if len(room) != HOLDERS or max(hidden, default=0) >> TILES:
        return general.deals(hidden, allowed, room, count, seed)
    order = sorted(range(len(hidden)), key=lambda i: (_holders(allowed[i]), allowed[i], i))
    drawn = Deals([hidden[i] for i in order], [allowed[i] for i in order], room)
    return drawn.draw(count, seed) if drawn.possible() else []


def _holders(allowed: int) -> int:
    return (allowed & 1) + (allowed >> 1 & 1) + (allowed >> 2 & 1)


class Deals:
    """Hidden tiles, those that may not be with everybody first, and in how many ways each row of them can be dealt."""

    def __init__(self, hidden: list[int], allowed: list[int], room: list[int]) -> None:
        self.tiles = table(hidden)
        self.allowed = table(allowed)
        self.a: i64 = room[0]
        self.b: i64 = room[1]
        self.rest = table([0] * TILES)
        self.tied: i64 = len([x for x in allowed if x != 7])
        self.all: i64 = len(hidden)
        self.width: i64 = self.b + 1
        self.size: i64 = (self.a + 1) * self.width
        self.ways: vec[float] = vec[float]([0.0] * ((len(allowed) + 1) * (room[0] + 1) * (room[1] + 1)))
        self._last_row()
        i = self.tied - 1
        while i >= 0:
            self._row(i)
            i -= 1

    def _last_row(self) -> None:
        """What may be anywhere: so many tiles in any order, in three hands."""
        free = self.all - self.tied
        a: i64 = 0
        while a <= self.a:
            b: i64 = 0
            while b <= self.b:
                c = free - a - b
                if c >= 0:
                    total = general.FACTORIAL[free] / general.FACTORIAL[a] / general.FACTORIAL[b] / general.FACTORIAL[c]
                    self.ways[self.tied * self.size + a * self.width + b] = total
                b += 1
            a += 1

    def _row(self, i: i64) -> None:
        at = i * self.size
        below = at + self.size
        left = self.all - i
        a: i64 = 0
        while a <= self.a:
            b: i64 = 0
            while b <= self.b:
                here = a * self.width + b
                total = 0.0
                if a > 0 and self.allowed[i] & 1 != 0:
                    total += self.ways[below + here - self.width]
                if b > 0 and self.allowed[i] & 2 != 0:
                    total += self.ways[below + here - 1]
                if left - a - b > 0 and self.allowed[i] & 4 != 0:
                    total += self.ways[below + here]
                self.ways[at + here] = total
                b += 1
            a += 1

    def possible(self) -> bool:
        """Whether there is any deal."""
        return self.ways[self.a * self.width + self.b] > 0.0

    def draw(self, count: int, seed: int) -> list[int]:
        """`count` deals, the holders' hands one after the other."""
        found: list[int] = []
        s: i64 = seed
        for _ in range(count):
            s = self._one(found, s)
        return found

    def _one(self, found: list[int], s: i64) -> i64:
        a = self.a
        b = self.b
        ha: i64 = 0
        hb: i64 = 0
        hc: i64 = 0
        i: i64 = 0
        while i < self.tied:
            s = s * 0x93D765DD & 0xFFFFFFFF
            k = self._holder(i, a, b, float(s) / 4294967296.0)
            if k == 0:
                ha |= self.tiles[i]
                a -= 1
            elif k == 1:
                hb |= self.tiles[i]
                b -= 1
            else:
                hc |= self.tiles[i]
            i += 1
        return self._rest(found, ha, hb, hc, a, b, s)

    def _holder(self, i: i64, a: i64, b: i64, share: float) -> i64:
        here = a * self.width + b
        below = (i + 1) * self.size + here
        x = share * self.ways[i * self.size + here]
        chosen: i64 = 2
        if a > 0 and self.allowed[i] & 1 != 0 and self.ways[below - self.width] > 0.0:
            chosen = 0
            x -= self.ways[below - self.width]
            if x < 0.0:
                return chosen
        if b > 0 and self.allowed[i] & 2 != 0 and self.ways[below - 1] > 0.0:
            chosen = 1
            x -= self.ways[below - 1]
            if x < 0.0:
                return chosen
        if self.all - i - a - b > 0 and self.allowed[i] & 4 != 0 and self.ways[below] > 0.0:
            chosen = 2
        return chosen

    def _rest(self, found: list[int], ha: i64, hb: i64, hc: i64, a: i64, b: i64, s: i64) -> i64:
        n = self.all - self.tied
        rest = self.rest
        i: i64 = 0
        while i < n:
            rest[i] = self.tiles[self.tied + i]
            i += 1
        i = n - 1
        while i > 0:
            s = s * 0x93D765DD & 0xFFFFFFFF
            j = s * (i + 1) >> 32
            t = rest[i]
            rest[i] = rest[j]
            rest[j] = t
            i -= 1
        i = 0
        while i < n:
            if i < a:
                ha |= rest[i]
            elif i < a + b:
                hb |= rest[i]
            else:
                hc |= rest[i]
            i += 1
        found.append(ha)
        found.append(hb)
        found.append(hc)
        return s
