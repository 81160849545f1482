"""Partnership rounds solved with all hands open: the form for plain Python.

MTD(f) over negamax. A position is the tiles that are left, the ends, whose turn it is and which side laid the last
tile: who holds what follows from the deal, so that a key is exact. Values are points for the side to play.
"""

from __future__ import annotations

from doublesix.bots.core.plain.playouts import FAR, FITS, blocked, pips
from doublesix.bots.core.sets import domino_set, split

SET = domino_set(6)
WEIGHT = SET.weight
EITHER = [[a | b for b in FITS] for a in FITS]
ENDS = [[(min(a, b) * 7 + max(a, b)) << 28 for b in range(7)] for a in range(7)]
WORST = -1000
Move = tuple[int, int, int, int, int]
"""Rank (lowest first), tile, the new end, the other end, the end it was laid at."""


class Solver:
    """One deal; what has been searched is kept for the next question about the same deal. `nodes`: how many it took."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[int, int, int, int]] = {}
        self.nodes = 0

    def value(self, hands: list[int], turn: int, left: int, right: int, last: int) -> int:
        """What the round is worth to the side of `turn`. `left`: -1 before the first tile; `last` laid the last one."""
        h0, h1, h2, h3 = hands[turn:] + hands[:turn]
        own, other = pips(h0) + pips(h2), pips(h1) + pips(h3)
        mine = (last ^ turn) & 1 == 0
        low, high = -own, other
        guess = max(low, min(high, (other - own) // 2))
        while low < high:
            beta = guess + 1 if guess == low else guess
            if left >= 0:
                guess = self._search(h0, h1, h2, h3, own, other, left, right, mine, turn, beta - 1, beta)
            else:
                guess = self._open(h0, h1, h2, h3, own, other, turn, beta)
            if guess < beta:
                high = guess
            else:
                low = guess
        return low

    def _open(self, h0: int, h1: int, h2: int, h3: int, own: int, other: int, turn: int, beta: int) -> int:
        best = WORST
        for tile in sorted(split(h0), key=lambda tile: opening_rank(tile, h0, h1)):
            high, low = SET.halves[tile.bit_length() - 1]
            left = own - WEIGHT[tile]
            value = -self._search(h1, h2, h3, h0 ^ tile, other, left, high, low, False, turn + 1 & 3, -beta, 1 - beta)
            best = max(best, value)
            if best >= beta:
                break
        return best

    def _search(
        self, h0: int, h1: int, h2: int, h3: int, own: int, other: int,
        left: int, right: int, mine: bool, turn: int, alpha: int, beta: int,
    ) -> int:  # fmt: skip
        fit = EITHER[left][right]
        if not h0 & fit:
            if not (h1 | h2 | h3) & fit:
                return blocked(own, other, mine)
            turn = turn + 1 & 3
            return -self._search(h1, h2, h3, h0, other, own, left, right, not mine, turn, -beta, -alpha)
        self.nodes += 1
        if other <= alpha or not h0 & (h0 - 1):
            return other
        if -own >= beta:
            return -own
        key = h0 | h1 | h2 | h3 | ENDS[left][right] | turn << 34 | (mine ^ turn & 1) << 36
        low, high, tile, end = self.known.get(key, (-500, 500, 0, 0))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        best, turn = WORST, turn + 1 & 3
        for _, bit, new, rest, at in moves(h0, h1, h2, h3, left, right, tile, end):
            floor = max(alpha, best)
            value = -self._search(h1, h2, h3, h0 ^ bit, other, own - WEIGHT[bit], new, rest, False, turn, -beta, -floor)
            if value > best:
                best, tile, end = value, bit, at
                if value >= beta or value >= other:
                    break
        if best > alpha:
            low = best
        if best < beta:
            high = best
        self.known[key] = (low, high, tile, end)
        return best


def moves(h0: int, h1: int, h2: int, h3: int, left: int, right: int, tile: int, end: int) -> list[Move]:
    """All moves, the most promising first: `tile` at `end`, then what leaves the next player least to play."""
    found = []
    for at, other in ((left, right), (right, left)) if left != right else ((left, right),):
        far, fits = FAR[at], EITHER[other]
        fitting = h0 & FITS[at]
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            new = far[bit]
            fit = fits[new]
            rank = -9999
            if bit != tile or at != end:
                next_, previous = (h1 & fit).bit_count(), (h3 & fit).bit_count()
                kept = (h2 & fit).bit_count() + (h0 & fit & ~bit).bit_count()
                rank = 27 * (next_ or 1) + (6 * previous or -4) - 3 * kept - WEIGHT[bit]
                if bit & SET.doubles:
                    rank -= 6
            found.append((rank, bit, new, other, at))
    if len(found) > 1:
        found.sort()
    return found


def opening_rank(tile: int, hand: int, after: int) -> int:
    """How promising an opening tile is, the lowest first: heavy, and followed by own tiles, not the next player's."""
    high, low = SET.halves[tile.bit_length() - 1]
    fit = EITHER[high][low]
    return 2 * (after & fit).bit_count() - 4 * (hand & fit).bit_count() - WEIGHT[tile]
