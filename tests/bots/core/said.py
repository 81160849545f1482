"""All that the robots' core says about many deals, a line a deal: what is compiled must say the same as what is not.

python -m tests.bots.core.said [DEALS [FIRST]]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from doublesix.bots import core, look
from doublesix.bots.core.picks import picked
from doublesix.bots.core.plain.solver import Solver as PlainSolver
from doublesix.bots.core.round import dealt
from doublesix.bots.core.sets import domino_set
from doublesix.bots.core.typed.solver import Solver as TypedSolver
from doublesix.bots.expert import Expert, chosen
from doublesix.bots.game import sums_of
from doublesix.bots.hidden import hidden
from doublesix.bots.robot import Seen
from doublesix.bots.worth import moves_of
from doublesix.rules.actions import Play
from tests.bots.rounds import Shape, positions, shapes

SET = domino_set(6)


def said(deals: int, first: int = 0) -> Iterator[str]:
    """For each deal: its value with all hands open, a random round of it, and what each play of a turn is worth."""
    every = list(shapes())
    for number in range(first, first + deals):
        shape, random = every[number % len(every)], Random(number)
        hands = _hands(random)
        turn = of_turn(_some_turn(shape, random), 2 * number + 1)
        yield f"{number} {shape}: {_value(hands, number & 3)} {_round(2 * number + 1, number & 3, random)} {turn}"


def _hands(random: Random) -> list[int]:
    tiles = random.sample(SET.bits, 28)
    return [sum(tiles[at : at + 7]) for at in (0, 7, 14, 21)]


def _value(hands: list[int], turn: int) -> int:
    if not core.COMPILED:
        return PlainSolver().value(hands, turn, -1, -1, turn)
    solver = TypedSolver()
    return solver.value(hands, turn, -1, -1, turn)


def _round(chance: int, opener: int, random: Random) -> str:
    r = dealt(chance, opener)
    while not r.over:
        r.play(random.choice(r.legal()))
    return f"{r.history} {r.hands} {r.points()}"


def _some_turn(shape: Shape, random: Random) -> Seen:
    """A turn with a choice, or the first one."""
    turns = [look(shape.match(), r, r.turn, shape.options, h) for r, h in positions(shape.match(), random)]
    return random.choice([seen for seen in turns if len(seen.legal) > 1] or turns[:1])


def of_turn(seen: Seen, seed: int) -> str:
    """Deals that agree with what is known, how likely they are, and what each play is worth in them."""
    around = hidden(seen)
    deals = core.deals(around.tiles, around.allowed, around.room, 6, seed)
    choices, plays = chosen(seen, around), [action for action in seen.legal if isinstance(action, Play)]
    likely = core.likelihoods(deals, choices) if choices.holder else []
    some = picked(deals, len(around.room), likely, 0.6, 4)
    worth = [way(seen, around)(deals, moves_of(seen, plays), seed) for way in (sums_of, Expert().sums)]
    return f"{deals} {likely} {some} {worth}"


if __name__ == "__main__":
    print("compiled" if core.COMPILED else "plain")
    for line in said(*map(int, sys.argv[1:3] or ["1000"])):
        print(line)
