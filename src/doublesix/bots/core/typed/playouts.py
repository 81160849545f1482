"""Partnership rounds played on at random from where they are: the form that is compiled; see plain/playouts.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from doublesix.bots.core.typed.bits import FITS, count, higher, pips, table, weight


def playout(h0: i64, h1: i64, h2: i64, h3: i64, left: i64, right: i64, s: i64) -> i64:
    """What a random round scores for the side of `h0`, whose turn it is; the player before laid the last tile."""
    turn: i64 = 0
    last: i64 = -1
    while True:
        a = h0 & FITS[left]
        b: i64 = 0
        if left != right:
            b = h0 & FITS[right]
        if a | b != 0:
            last = turn
            fit = count(a)
            n = fit + count(b)
            k: i64 = 0
            if n > 1:
                s = s * 0x93D765DD & 0xFFFFFFFF
                k = s * n >> 32
            if k < fit:
                tile = nth(a, k)
                left = weight(tile) - left
            else:
                tile = nth(b, k - fit)
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


def signed(value: i64, turn: i64) -> i64:
    """A value for the side of this turn, for the side of turn 0."""
    if turn & 1 != 0:
        return -value
    return value


def nth(tiles: i64, k: i64) -> i64:
    """The k-th tile from the lowest, which is number 0."""
    while k != 0:
        tiles &= tiles - 1
        k -= 1
    return tiles & -tiles


def blocked(own: i64, other: i64, mine: i64) -> i64:
    """P-6 for the side whose hands weigh `own`."""
    if own < other or (own == other and mine != 0):
        return other
    return -own


def sums(hand: int, deals: list[int], moves: list[int], seed: int) -> list[int]:
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
                totals[i] -= playout(h1, h2, h3, rest, move[3 * i + 1], move[3 * i + 2], chance)
            else:
                totals[i] += pips(h1) + pips(h3)
            i += 1
    return [totals[i] for i in range(n)]


def random_rounds(seed: int, rounds: int) -> int:
    """Deal and play so many rounds at random: the points of who opens, in turn for and against. For measuring."""
    tiles = table([1 << i for i in range(28)])
    s: i64 = seed | 1
    total: i64 = 0
    number: i64 = 0
    end: i64 = rounds
    while number < end:
        i: i64 = 27
        while i > 6:
            s = s * 0x93D765DD & 0xFFFFFFFF
            j = s * (i + 1) >> 32
            t = tiles[i]
            tiles[i] = tiles[j]
            tiles[j] = t
            i -= 1
        s = s * 0x93D765DD & 0xFFFFFFFF
        bit = tiles[s * 7 >> 32]
        left = higher(bit)
        rest = seven(tiles, 0) ^ bit
        value = playout(seven(tiles, 7), seven(tiles, 14), seven(tiles, 21), rest, left, weight(bit) - left, s)
        if number & 1 != 0:
            total += value
        else:
            total -= value
        number += 1
    return total


def seven(tiles: vec[i64], at: i64) -> i64:
    """The hand that begins there."""
    return tiles[at] | tiles[at + 1] | tiles[at + 2] | tiles[at + 3] | tiles[at + 4] | tiles[at + 5] | tiles[at + 6]
