"""Rounds on a chain played on at random, with any set and any number of players; mypyc compiles it as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doublesix.bots.core.scores import Score
from doublesix.bots.core.sets import DominoSet, shuffled

if TYPE_CHECKING:
    from mypy_extensions import i64


class Chain:
    """How a game on a chain goes on: who draws, and when it is blocked (D-3 to D-5, L-4 to L-7)."""

    def __init__(self, tiles: DominoSet, one: bool) -> None:
        self.fits = tiles.fits
        self.far = tiles.far
        self.one = one
        """L-4: a turn draws one tile at most; else until one fits."""

    def play(self, hands: list[int], boneyard: list[int], left: int, right: int, turn: int, s: i64) -> int:
        """Play `hands` on until the round is over; return the place that is out, or -1 where it is blocked."""
        fits, far = self.fits, self.far
        drawn, stuck = 0, 0
        while True:
            fit = fits[left] | fits[right]
            hand = hands[turn]
            if not hand & fit:
                while drawn < len(boneyard):
                    hand |= boneyard[drawn]
                    drawn += 1
                    if self.one or hand & fit:
                        break
                hands[turn] = hand
            if hand & fit:
                stuck = 0
                s = s * 0x93D765DD & 0xFFFFFFFF
                tile, on_left = choice(hand & fits[left], hand & fits[right] if left != right else 0, s)
                if on_left:
                    left = far[left][tile]
                else:
                    right = far[right][tile]
                hands[turn] = hand ^ tile
                if hand == tile:
                    return turn
            else:
                stuck += 1
                if stuck >= len(hands) and drawn == len(boneyard):
                    return -1
            turn += 1
            if turn == len(hands):
                turn = 0

    def sums(self, score: Score, hand: int, deals: list[int], moves: list[int], seed: int, players: int) -> list[float]:
        """For each move (tile, left end, right end after it) the sum of one playout a deal, for the mover.

        A deal is the hands of the next players in turn, then the boneyard where there is one; moves share its chance.
        """
        totals = [0.0] * (len(moves) // 3)
        chance = seed
        for at in range(0, len(deals), score.holders):
            chance = chance * 0xAE36BFB5 & 0xFFFFFFFF
            boneyard = shuffled(deals[at + players - 1], chance) if score.holders == players else []
            for i in range(len(totals)):
                hands = [hand ^ moves[3 * i], *deals[at : at + players - 1]]
                out = 0 if not hands[0] else self.play(hands, boneyard, moves[3 * i + 1], moves[3 * i + 2], 1, chance)
                totals[i] += score.of(hands, out)
        return totals


def choice(a: int, b: int, s: i64) -> tuple[int, bool]:
    """One tile of `a` or `b`, and whether it is of `a`; `s` is chance."""
    fit = a.bit_count()
    k = s * (fit + b.bit_count()) >> 32
    left = k < fit
    if not left:
        k -= fit
        a = b
    while k:
        a &= a - 1
        k -= 1
    return a & -a, left
