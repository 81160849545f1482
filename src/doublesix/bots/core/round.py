"""A round of four as an object, quick to play move by move; mypyc compiles it as it is."""

from __future__ import annotations

from doublesix.bots.core.sets import domino_set

SET = domino_set(6)
FITS = SET.fits
FAR = SET.far
HALVES = SET.halves
PASS = -1


class Round:
    """P-1 to P-6. A move is twice the tile's index, one more for the right end; PASS where nothing fits."""

    def __init__(self, hands: list[int], opener: int) -> None:
        self.hands = hands
        self.turn = opener
        self.left = self.right = -1
        self.last = opener
        self.passed = 0
        self.over = False
        self.history: list[int] = []

    def legal(self) -> list[int]:
        """What may be played, left before right; a pass alone where nothing may."""
        found = []
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
        return found or [PASS]

    def play(self, move: int) -> None:
        """Make a move; raise ValueError where the rules forbid it."""
        if self.over:
            raise ValueError("the round is over")
        if move == PASS:
            self._pass()
            return
        bit = 1 << (move >> 1)
        hand = self.hands[self.turn]
        if not hand & bit:
            raise ValueError("not in the hand")
        if self.left < 0:
            self.left, self.right = HALVES[move >> 1]
        elif move & 1:
            if not bit & FITS[self.right]:
                raise ValueError("does not fit")
            self.right = FAR[self.right][bit]
        else:
            if not bit & FITS[self.left]:
                raise ValueError("does not fit")
            self.left = FAR[self.left][bit]
        self.history.append(move)
        self.hands[self.turn] = hand ^ bit
        self.last, self.passed = self.turn, 0
        if hand == bit:
            self.over = True
        else:
            self.turn = self.turn + 1 & 3

    def _pass(self) -> None:
        if self.left < 0 or self.hands[self.turn] & (FITS[self.left] | FITS[self.right]):
            raise ValueError("something fits")
        self.history.append(PASS)
        self.passed += 1
        self.turn = self.turn + 1 & 3
        self.over = self.passed == 4

    def points(self) -> int:
        """What the round that is over scores for seats 0 and 2, less what it scores for the others."""
        even = SET.weigh(self.hands[0]) + SET.weigh(self.hands[2])
        odd = SET.weigh(self.hands[1]) + SET.weigh(self.hands[3])
        if self.passed < 4:
            return odd if self.turn & 1 == 0 else -even
        return odd if even < odd or (even == odd and self.last & 1 == 0) else -even
