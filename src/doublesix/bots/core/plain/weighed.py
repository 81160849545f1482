"""Partnership rounds played on by chance that is weighed by how plays look: the form for plain Python.

What looks good to who is to play is more likely: as with `playouts`, but for the weights.
"""

from __future__ import annotations

from doublesix.bots.core.plain.playouts import FAR, FITS, blocked, pips, sums

EQUAL = 256
"""Where in `fitting` the weights of plays that make both ends equal begin."""


class Weighed:
    """What plays weigh. `tiles`: by index of the tile laid; `fitting`: by 16 times how many own tiles fit an end after
    the play, the one laid among them, plus how many of all that are not laid do."""

    def __init__(self, tiles: list[float], fitting: list[float]) -> None:
        self.tiles = {1 << i: weight for i, weight in enumerate(tiles)}
        self.fitting = fitting

    def playout(self, h0: int, h1: int, h2: int, h3: int, left: int, right: int, s: int) -> int:
        """What a round scores for the side of `h0`, whose turn it is; the player before laid the last tile."""
        turn, last = 0, -1
        while True:
            a = h0 & FITS[left]
            b = h0 & FITS[right] if left != right else 0
            tile = a | b
            if tile:
                last, on_left = turn, a != 0
                if a & b or tile & tile - 1:
                    tile, on_left, s = self.choice(h0, h0 | h1 | h2 | h3, left, right, s)
                if on_left:
                    left = FAR[left][tile]
                else:
                    right = FAR[right][tile]
                h0 ^= tile
                if not h0:
                    value = pips(h1) + pips(h3)
                    return -value if turn & 1 else value
            elif turn - last == 4:
                value = blocked(pips(h0) + pips(h2), pips(h1) + pips(h3), last & 1 == turn & 1)
                return -value if turn & 1 else value
            h0, h1, h2, h3 = h1, h2, h3, h0
            turn += 1

    def choice(self, hand: int, unlaid: int, left: int, right: int, s: int) -> tuple[int, bool, int]:
        """A tile, whether it is laid on the left, and what chance has come to."""
        total, tile, on_left = 0.0, 0, True
        for at, other in ((left, right), (right, left)) if left != right else ((left, right),):
            rest = hand & FITS[at]
            while rest:
                bit = rest & -rest
                rest ^= bit
                far = FAR[at][bit]
                fit = FITS[far] | FITS[other]
                place = 16 * (hand & fit).bit_count() + (unlaid & fit).bit_count() + EQUAL * (far == other)
                weight = self.tiles[bit] * self.fitting[place]
                total += weight
                s = s * 0x93D765DD & 0xFFFFFFFF
                if not tile or s * total < weight * 4294967296.0:
                    tile, on_left = bit, at == left
        return tile, on_left, s

    def sums(self, hand: int, deals: list[int], moves: list[int], seed: int) -> list[int]:
        """For each move (tile, left end, right end after it) the sum of one playout a deal, for the mover's side."""
        return sums(hand, deals, moves, seed, self.playout)
