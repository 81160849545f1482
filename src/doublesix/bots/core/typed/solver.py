"""Partnership rounds solved with all hands open: the form that is compiled; see plain/solver.py.

What is known lies in a table of a fixed size, newer over older; both forms find the same values.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doublesix.bots.core.sets import domino_set
from doublesix.bots.core.typed.bits import FITS, count, higher, pips, table, weight
from doublesix.bots.core.typed.playouts import blocked

SLOTS: Final = 16
DOUBLES: Final[i64] = domino_set(6).doubles
ENDS: Final = table([(min(a, b) * 7 + max(a, b)) << 28 for a in range(7) for b in range(7)])
WORST: Final[i64] = -1000
NOTHING: Final[i64] = 1000 << 10
"""Between -500 and 500, with no move."""


class Solver:
    """One deal after the other; what has been searched is kept for the next question about the same deal."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0] * (1 << SLOTS))
        self.known: vec[i64] = vec[i64]([0] * (1 << SLOTS))
        self.deal: i64 = 0
        self.nodes = 0
        self.count: i64 = 0

    def renew(self) -> None:
        """Forget what was known: another deal comes."""
        self.deal += 1 << 37

    def value(self, hands: list[int], turn: int, left: int, right: int, last: int) -> int:
        """What the round is worth to the side of `turn`. `left`: -1 before the first tile; `last` laid the last one."""
        h0, h1, h2, h3 = hands[turn:] + hands[:turn]
        self.count = 0
        found = self._value(h0, h1, h2, h3, turn, left, right, 1 - ((last ^ turn) & 1))
        self.nodes += self.count
        return found

    def _value(self, h0: i64, h1: i64, h2: i64, h3: i64, turn: i64, left: i64, right: i64, mine: i64) -> i64:
        own = pips(h0) + pips(h2)
        other = pips(h1) + pips(h3)
        low = -own
        high = other
        guess = (other - own) // 2
        if guess < low:
            guess = low
        if guess > high:
            guess = high
        while low < high:
            beta = guess
            if guess == low:
                beta = guess + 1
            if left >= 0:
                guess = self._search(h0, h1, h2, h3, own, other, left, right, mine, turn, beta - 1, beta)
            else:
                guess = self._open(h0, h1, h2, h3, own, other, turn, beta)
            if guess < beta:
                high = guess
            else:
                low = guess
        return low

    def _open(self, h0: i64, h1: i64, h2: i64, h3: i64, own: i64, other: i64, turn: i64, beta: i64) -> i64:
        best = WORST
        left = h0
        while left != 0 and best < beta:
            tile = opening(left, h0, h1)
            left ^= tile
            high = higher(tile)
            low = weight(tile) - high
            rest = own - weight(tile)
            turn_ = turn + 1 & 3
            value = -self._search(h1, h2, h3, h0 ^ tile, other, rest, high, low, 0, turn_, -beta, 1 - beta)
            if value > best:
                best = value
        return best

    def _search(
        self, h0: i64, h1: i64, h2: i64, h3: i64, own: i64, other: i64,
        left: i64, right: i64, mine: i64, turn: i64, alpha: i64, beta: i64,
    ) -> i64:  # fmt: skip
        fit = FITS[left] | FITS[right]
        if h0 & fit == 0:
            if (h1 | h2 | h3) & fit == 0:
                return blocked(own, other, mine)
            turn = turn + 1 & 3
            return -self._search(h1, h2, h3, h0, other, own, left, right, 1 - mine, turn, -beta, -alpha)
        self.count += 1
        if other <= alpha or h0 & (h0 - 1) == 0:
            return other
        if -own >= beta:
            return -own
        tiles = h0 | h1 | h2 | h3
        key = tiles | ENDS[left * 7 + right] | turn << 34 | ((mine ^ turn) & 1) << 36 | self.deal
        slot = (key * 0x1E3779B97F4A7C15) >> (60 - SLOTS) & ((1 << SLOTS) - 1)
        known = NOTHING
        if self.keys[slot] == key:
            known = self.known[slot]
        low = (known & 1023) - 500
        high = (known >> 10 & 1023) - 500
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if low > alpha:
            alpha = low
        if high < beta:
            beta = high
        found = self._best(h0, h1, h2, h3, own, other, left, right, turn + 1 & 3, alpha, beta, known >> 20)
        best = (found & 1023) - 500
        if best > alpha:
            low = best
        if best < beta:
            high = best
        self.keys[slot] = key
        self.known[slot] = low + 500 | (high + 500) << 10 | found >> 10 << 20
        return best

    def _best(
        self, h0: i64, h1: i64, h2: i64, h3: i64, own: i64, other: i64,
        left: i64, right: i64, turn: i64, alpha: i64, beta: i64, first: i64,
    ) -> i64:  # fmt: skip
        """The best value, plus 500, and above it the move that has it."""
        a = h0 & FITS[left]
        b: i64 = 0
        if left != right:
            b = h0 & FITS[right]
        best = WORST
        best_move: i64 = 0
        while a | b != 0:
            move = first
            if move == 0:
                move = promising(a, b, h0, h1, h2, h3, left, right)
            first = 0
            tile = move >> 3
            at = move & 7
            rest = left
            if at == left and a & tile != 0:
                a ^= tile
                rest = right
            else:
                b ^= tile
            floor = alpha
            if best > alpha:
                floor = best
            w = weight(tile)
            value = -self._search(h1, h2, h3, h0 ^ tile, other, own - w, w - at, rest, 0, turn, -beta, -floor)
            if value > best:
                best = value
                best_move = move
                if value >= beta or value >= other:
                    break
        return best + 500 | best_move << 10


def promising(a: i64, b: i64, h0: i64, h1: i64, h2: i64, h3: i64, left: i64, right: i64) -> i64:
    """The most promising of the tiles `a` for the left end and `b` for the right: the tile, and the end as 3 bits."""
    best: i64 = 100000
    found: i64 = 0
    at = left
    other = right
    while a | b != 0:
        if a == 0:
            at = right
            other = left
            a = b
            b = 0
        tile = a & -a
        a ^= tile
        w = weight(tile)
        fit = FITS[w - at] | FITS[other]
        rank = ranked(count(h1 & fit), count(h3 & fit)) - w - 3 * (count(h2 & fit) + count(h0 & fit & ~tile))
        if tile & DOUBLES != 0:
            rank -= 6
        if rank < best:
            best = rank
            found = tile << 3 | at
    return found


def ranked(next_: i64, previous: i64) -> i64:
    """What the opponents have left to play; none of the next one's is no better than one, which then must be laid."""
    if next_ == 0:
        next_ = 1
    if previous == 0:
        return 27 * next_ - 4
    return 27 * next_ + 6 * previous


def opening(left: i64, hand: i64, after: i64) -> i64:
    """The most promising of the tiles `left` to open with."""
    best: i64 = 100000
    found: i64 = 0
    while left != 0:
        tile = left & -left
        left ^= tile
        high = higher(tile)
        fit = FITS[high] | FITS[weight(tile) - high]
        rank = 2 * count(after & fit) - 4 * count(hand & fit) - weight(tile)
        if rank < best:
            best = rank
            found = tile
    return found
