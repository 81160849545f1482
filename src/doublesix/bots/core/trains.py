"""Rounds on trains played on by a plan a hand; mypyc compiles it as it is.

Places are seats in order of turn from the mover, who is 0; rows are their trains in this order, the mexican one last.
"""

from __future__ import annotations

from doublesix.bots.core.plans import Planner
from doublesix.bots.core.scores import Score
from doublesix.bots.core.sets import DominoSet, shuffled

NOWHERE = -1
DREW, PASSED = -1, -2


class Trains:
    """A round under way: hands as bits, and of each row its end, whether it is open and whether it has begun."""

    def __init__(self, tiles: DominoSet, ends: list[int], open_: list[bool], begun: list[bool]) -> None:
        self.tiles = tiles
        self.ends = ends
        self.open = open_
        self.begun = begun
        self.cover = NOWHERE
        self.drawn = False
        self.hands: list[int] = []
        self.plans: list[list[int]] = []
        """What each place wants to lay on its own train, the next tile last."""
        self.spare: list[int] = []
        """What each place has besides."""
        self.boneyard: list[int] = []
        self.next = 0
        self.stuck = 0
        self.turn = 0
        self.over = False

    def copy(self) -> Trains:
        """The same round, to be played on apart."""
        other = Trains(self.tiles, self.ends[:], self.open[:], self.begun[:])
        other.cover, other.drawn, other.boneyard = self.cover, self.drawn, self.boneyard
        other.turn, other.next, other.stuck, other.over = self.turn, self.next, self.stuck, self.over
        other.hands, other.spare = self.hands[:], self.spare[:]
        other.plans = [plan[:] for plan in self.plans]
        return other

    def plan(self, place: int, planner: Planner) -> None:
        """Let a place plan its own train anew."""
        train = planner.plan(self.hands[place], self.ends[place])
        self.plans[place] = train[::-1]
        self.spare[place] = self.hands[place] - sum(train)

    def play(self) -> int:
        """Play on until the round is over; return the place that is out, or -1 where it is blocked."""
        while not self.over:
            self.step()
        return self.turn if not self.hands[self.turn] else NOWHERE

    def step(self) -> tuple[int, int]:
        """One act of the place whose turn it is: the tile and its row; no tile and DREW or PASSED."""
        place = self.turn
        tile, row = self._pick(place)
        if tile:
            self.lay(place, tile, row)
            return tile, row
        if not self.drawn and self.next < len(self.boneyard):
            self.drawn = True
            self.hands[place] |= self.boneyard[self.next]
            self.spare[place] |= self.boneyard[self.next]
            self.next += 1
            return 0, DREW
        self._pass(place)
        return 0, PASSED

    def _pass(self, place: int) -> None:
        """M-7, M-12."""
        counts = self.open[place] and self.cover == NOWHERE
        self.stuck = self.stuck + 1 if counts else 0
        self.open[place], self.cover = True, NOWHERE
        self.over = self.stuck >= len(self.hands) and self.next == len(self.boneyard)
        self._next()

    def _next(self) -> None:
        if not self.over:
            self.turn = (self.turn + 1) % len(self.hands)
            self.drawn = False

    def lay(self, place: int, tile: int, row: int) -> None:
        """Lay a tile on a row."""
        far = self.tiles.far[self.ends[row]][tile]
        self.cover = row if far == self.ends[row] else NOWHERE
        self.ends[row], self.begun[row], self.stuck = far, True, 0
        self.hands[place] ^= tile
        if row == place:
            self.open[row] = False
        plan = self.plans[place]
        if row == place and plan and plan[-1] == tile:
            plan.pop()
        elif self.spare[place] & tile and row != place:
            self.spare[place] ^= tile
        else:
            self._drop_plan(place)
        if row != place and row < len(self.hands):
            self._drop_plan(row)
        self.over = not self.hands[place]
        if self.cover == NOWHERE:
            self._next()

    def _drop_plan(self, place: int) -> None:
        self.plans[place] = []
        self.spare[place] = self.hands[place]

    def _pick(self, place: int) -> tuple[int, int]:
        """A tile and its row: the own train closed first, then what the plan has no use for, then the plan."""
        fits, ends = self.tiles.fits, self.ends
        plan = self.plans[place]
        if self.cover != NOWHERE:
            if plan and self.cover == place and plan[-1] & fits[ends[place]]:
                return plan[-1], place
            fitting = self.hands[place] & fits[ends[self.cover]]
            return self._heaviest(fitting & self.spare[place] or fitting), self.cover
        if plan and self.open[place]:
            return plan[-1], place
        tile, row = self._elsewhere(place, self.spare[place])
        if tile:
            return tile, row
        if plan:
            return plan[-1], place
        return self._heaviest(self.hands[place] & fits[ends[place]]), place

    def _elsewhere(self, place: int, hand: int) -> tuple[int, int]:
        best, most, where = 0, -1, NOWHERE
        if self.begun[place]:
            for row in range(len(self.ends)):
                if row != place and (row == len(self.hands) or self.open[row]):
                    tile = self._heaviest(hand & self.tiles.fits[self.ends[row]])
                    if tile and self.tiles.weight[tile] > most:
                        best, most, where = tile, self.tiles.weight[tile], row
        return best, where

    def _heaviest(self, tiles: int) -> int:
        best, most = 0, -1
        while tiles:
            tile = tiles & -tiles
            tiles ^= tile
            if self.tiles.weight[tile] > most:
                best, most = tile, self.tiles.weight[tile]
        return best


def sums(
    start: Trains, planner: Planner, score: Score, hand: int, deals: list[int], moves: list[int], seed: int
) -> list[float]:
    """For each move (tile, row) the sum of what one round a deal is worth to the mover, played on by everybody's plan.

    A deal is the hands of the next players in turn, then the boneyard where there is one.
    """
    players = len(start.ends) - 1
    totals = [0.0] * (len(moves) // 2)
    chance = seed
    for at in range(0, len(deals), score.holders):
        chance = chance * 0xAE36BFB5 & 0xFFFFFFFF
        world = start.copy()
        world.hands = [hand, *deals[at : at + players - 1]]
        world.boneyard = shuffled(deals[at + players - 1], chance) if score.holders == players else []
        world.plans = [[] for _ in range(players)]
        world.spare = world.hands[:]
        for place in range(1, players):
            world.plan(place, planner)
        for i in range(len(totals)):
            here = world.copy()
            here.lay(0, moves[2 * i], moves[2 * i + 1])
            here.plan(0, planner)
            totals[i] += score.of(here.hands, here.play())
    return totals
