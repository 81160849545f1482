"""A round of four as an object, quick to play move by move; mypyc compiles it as it is."""

from __future__ import annotations

from typing import Final

from doublesix.bots.core.sets import domino_set, shuffled

SET: Final = domino_set(6)
FITS: Final = SET.fits
HALVES: Final = SET.halves
PIPS: Final = [high + low for high, low in SET.halves]
PASS: Final = -1


class Round:
    """P-1 to P-6. A move is twice the tile's index, one more for the right end. Who cannot play passes by itself."""

    def __init__(self, hands: list[int], opener: int) -> None:
        self.hands = hands
        self.turn = opener
        self.left = self.right = -1
        self.last = opener
        self.passed = 0
        self.over = False
        self.history: list[int] = []
        """Moves, and PASS for each turn without one."""

    def legal(self) -> list[int]:
        """What may be played, left before right; nothing once the round is over."""
        found: list[int] = []
        if self.over:
            return found
        hand = self.hands[self.turn]
        left = self.left
        a = hand if left < 0 else hand & FITS[left]
        b = 0 if left == self.right else hand & FITS[self.right]
        while a:
            bit = a & -a
            a ^= bit
            found.append(2 * bit.bit_length() - 2)
        while b:
            bit = b & -b
            b ^= bit
            found.append(2 * bit.bit_length() - 1)
        return found

    def play(self, move: int) -> None:
        """Make a move; raise ValueError where the rules forbid it."""
        if self.over:
            raise ValueError("the round is over")
        tile = move >> 1
        bit = 1 << tile
        hand = self.hands[self.turn]
        if not hand & bit:
            raise ValueError("not in the hand")
        if self.left < 0:
            self.left, self.right = HALVES[tile]
        elif move & 1:
            if not bit & FITS[self.right]:
                raise ValueError("does not fit")
            self.right = PIPS[tile] - self.right
        else:
            if not bit & FITS[self.left]:
                raise ValueError("does not fit")
            self.left = PIPS[tile] - self.left
        self.history.append(move)
        self.hands[self.turn] = hand ^ bit
        self.last = self.turn
        if hand == bit:
            self.over = True
        else:
            self._next()

    def _next(self) -> None:
        """Whose turn it is: the next one who can play; the round is over where nobody can."""
        fit = FITS[self.left] | FITS[self.right]
        turn, passed = self.turn + 1 & 3, 0
        while not self.hands[turn] & fit:
            self.history.append(PASS)
            turn = turn + 1 & 3
            passed += 1
            if passed == 4:
                self.over = True
                break
        self.turn, self.passed = turn, passed

    def points(self) -> int:
        """What the round that is over scores for seats 0 and 2, less what it scores for the others."""
        even = SET.weigh(self.hands[0]) + SET.weigh(self.hands[2])
        odd = SET.weigh(self.hands[1]) + SET.weigh(self.hands[3])
        if self.passed < 4:
            return odd if self.turn & 1 == 0 else -even
        return odd if even < odd or (even == odd and self.last & 1 == 0) else -even


def dealt(chance: int, opener: int) -> Round:
    """A round with a random deal; `chance` is an odd number of 32 bits."""
    tiles = shuffled(SET.all, chance)
    return Round([sum(tiles[at : at + 7]) for at in (0, 7, 14, 21)], opener)
