"""What a round that is over is worth to the player at place 0: points better than the others' mean."""

from __future__ import annotations

from doublesix.bots.core.sets import DominoSet


class Score:
    """Hands at the end, and who is out (-1: nobody) → what it is worth. `holders`: those that a deal deals to."""

    def __init__(self, tiles: DominoSet, holders: int) -> None:
        self.tiles = tiles
        self.holders = holders

    def of(self, hands: list[int], out: int) -> float:
        """What the round is worth to place 0."""
        raise NotImplementedError


class TakesAll(Score):
    """D-6, D-7: the winner scores what the others hold."""

    def of(self, hands: list[int], out: int) -> float:
        weights = [self.tiles.weigh(hand) for hand in hands]
        total = sum(weights)
        winner = out
        if winner < 0:
            least = min(weights)
            tied = [k for k in range(len(hands)) if weights[k] == least]
            fewest = min([hands[k].bit_count() for k in tied])
            tied = [k for k in tied if hands[k].bit_count() == fewest]
            if len(tied) > 1:
                return 0.0
            winner = tied[0]
            total -= 2 * least
        return float(total) if winner == 0 else -total / (len(hands) - 1)


class KeepsOwn(Score):
    """L-8, L-11, M-11, M-12: a hand counts against its side; the partners' of who is out against all the other sides.

    `sides`: place → side, place 0 of side 0. `room`: what a side may still score before it is out of the match (L-9);
    that is worth `dread` points.
    """

    def __init__(self, tiles: DominoSet, holders: int, sides: list[int], room: list[int], dread: float) -> None:
        super().__init__(tiles, holders)
        self.sides = sides
        self.room = room
        self.dread = dread

    def of(self, hands: list[int], out: int) -> float:
        points = [0] * len(self.room)
        for k in range(len(hands)):
            points[self.sides[k]] += self.tiles.weigh(hands[k])
        if out >= 0:
            penalty = points[self.sides[out]]
            points = [p + penalty for p in points]
            points[self.sides[out]] = 0
        costs = [p + (self.dread if p >= room else 0.0) for p, room in zip(points, self.room, strict=True)]
        return (sum(costs) - costs[0]) / (len(costs) - 1) - costs[0]
