"""Partnership rounds played on at random from where they are: the form for plain Python.

Chance is a row of odd numbers, each 0x93D765DD times the one before modulo 2^32 (a multiplier of Steele and Vigna's),
of which the high bits are used: cheap in either form, so that both play the same rounds.
"""

from __future__ import annotations

from collections.abc import Callable

from doublesix.bots.core.sets import domino_set

Playout = Callable[[int, int, int, int, int, int, int], int]
"""Four hands, from whose turn it is on; the left end, the right one; chance."""
SET = domino_set(6)
FITS = SET.fits
FAR = SET.far
HALF = 14


def _sums(weights: list[int]) -> list[int]:
    sums = [0]
    for weight in weights:
        sums += [total + weight for total in sums]
    return sums


LOW = _sums([a + b for a, b in SET.halves[:HALF]])
HIGH = _sums([a + b for a, b in SET.halves[HALF:]])
MASK = (1 << HALF) - 1


def pips(hand: int) -> int:
    """What a hand of the double-six set weighs."""
    return LOW[hand & MASK] + HIGH[hand >> HALF]


def playout(h0: int, h1: int, h2: int, h3: int, left: int, right: int, s: int) -> int:
    """What a random round scores for the side of `h0`, whose turn it is; the player before laid the last tile."""
    turn, last = 0, -1
    while True:
        a = h0 & FITS[left]
        b = h0 & FITS[right] if left != right else 0
        if a or b:
            last = turn
            fit = a.bit_count()
            n = fit + b.bit_count()
            k = 0
            if n > 1:
                s = s * 0x93D765DD & 0xFFFFFFFF
                k = s * n >> 32
            if k < fit:
                while k:
                    a &= a - 1
                    k -= 1
                a &= -a
                left = FAR[left][a]
                h0 ^= a
            else:
                k -= fit
                while k:
                    b &= b - 1
                    k -= 1
                b &= -b
                right = FAR[right][b]
                h0 ^= b
            if not h0:
                value = LOW[h1 & MASK] + HIGH[h1 >> HALF] + LOW[h3 & MASK] + HIGH[h3 >> HALF]
                return -value if turn & 1 else value
        elif turn - last == 4:
            value = blocked(pips(h0) + pips(h2), pips(h1) + pips(h3), last & 1 == turn & 1)
            return -value if turn & 1 else value
        h0, h1, h2, h3 = h1, h2, h3, h0
        turn += 1


def blocked(own: int, other: int, mine: bool) -> int:
    """P-6 for the side whose hands weigh `own`."""
    return other if own < other or (own == other and mine) else -own


def sums(hand: int, deals: list[int], moves: list[int], seed: int, playout: Playout = playout) -> list[int]:
    """For each move (tile, left end, right end after it) the sum of one playout a deal, for the mover's side.

    `deals` are three hands each, of the next seats in turn; the moves share a deal's chance.
    """
    totals = [0] * (len(moves) // 3)
    chance = seed
    for d in range(0, len(deals), 3):
        h1, h2, h3 = deals[d], deals[d + 1], deals[d + 2]
        chance = chance * 0xAE36BFB5 & 0xFFFFFFFF
        for i in range(len(totals)):
            rest = hand ^ moves[3 * i]
            if rest:
                totals[i] -= playout(h1, h2, h3, rest, moves[3 * i + 1], moves[3 * i + 2], chance)
            else:
                totals[i] += pips(h1) + pips(h3)
    return totals


def random_rounds(seed: int, rounds: int) -> int:
    """Deal and play so many rounds at random: the points of who opens, in turn for and against. For measuring."""
    tiles, s, total = list(SET.bits), seed | 1, 0
    for number in range(rounds):
        for i in range(27, 6, -1):  # what is left makes up the first hand, in whatever order
            s = s * 0x93D765DD & 0xFFFFFFFF
            j = s * (i + 1) >> 32
            tiles[i], tiles[j] = tiles[j], tiles[i]
        s = s * 0x93D765DD & 0xFFFFFFFF
        bit = tiles[s * 7 >> 32]
        left, right = SET.halves[bit.bit_length() - 1]
        h0, h1, h2, h3 = sum(tiles[:7]), sum(tiles[7:14]), sum(tiles[14:21]), sum(tiles[21:])
        value = playout(h1, h2, h3, h0 ^ bit, left, right, s)
        total += value if number & 1 else -value
    return total
