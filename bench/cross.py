"""A robot of the house against the search player of `dominoes`, by its rules and its scoring, on duplicate deals.

python bench/cross.py [ROBOT] [DEALS]     in an environment that has it: pip install dominoes open_spiel
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import fmean

import dominoes
from parity import dealt, number_at, of_dominoes, of_rules

from doublesix.bots import Robot, load, look
from doublesix.cli.duplicate import half_width
from doublesix.rules.actions import Pass, Play
from doublesix.rules.events import Event
from doublesix.rules.match import begin
from doublesix.rules.round import apply
from doublesix.rules.variants import VARIANTS

OPTIONS = VARIANTS["partners"].complete({})
MATCH = begin(VARIANTS["partners"].ruleset(OPTIONS, 4), 4)
SEARCH = dominoes.players.probabilistic_alphabeta(start_move=8, sample_size=10, player=dominoes.players.bota_gorda)


def search(game: dominoes.Game) -> None:
    """The heaviest tile early, from the eighth move on a vote of ten sampled deals, each searched to the end."""
    dominoes.players.random(game)
    dominoes.players.bota_gorda(game)
    SEARCH(game)


class Clock:
    """The processor's seconds of both, where there is a choice."""

    def __init__(self) -> None:
        self.taken: tuple[list[float], list[float]] = ([], [])

    def time(self, who: int, choices: int, run: Callable[[], object]) -> object:
        start = time.process_time()
        made = run()
        if choices > 1:
            self.taken[who].append(time.process_time() - start)
        return made


def one(tiles: list[int], robot: Robot, side: int, clock: Clock) -> int:
    """What `dominoes` scores for the robot's side, which has the seats `side` and `side` + 2."""
    r, _, game, _ = dealt(tiles)
    happened: list[Event] = []
    chance = random.Random(str(tiles))
    while game.result is None:
        moves, theirs = of_rules(r), of_dominoes(game)
        if not moves:
            r, events = apply(r, Pass())
        else:
            if r.turn % 2 == side:
                seen = look(MATCH, r, r.turn, OPTIONS, happened)
                action = clock.time(0, len(moves), lambda: robot.choose(seen, chance))  # noqa: B023
                assert isinstance(action, Play)
                laid = (action.tile, number_at(r, action))
                move = next(move for move, play in moves.items() if (play.tile, move[1]) == laid)
            else:
                clock.time(1, len(moves), lambda: search(game))
                move = next(move for move, made in theirs.items() if made == game.valid_moves[0])
            game.make_move(*theirs[move])
            r, events = apply(r, moves[move])
        happened += events
    points: int = game.result.points
    return points * (1 if side == 0 else -1)


def main(name: str, deals: int = 50) -> None:
    """Print points a round, and what a decision took of either."""
    robot, clock, margins, chance = load(name), Clock(), [], random.Random(6)
    random.seed(6)
    for _ in range(deals):
        tiles = chance.sample(range(28), 28)
        margins.append(fmean(one(tiles, robot, side, clock) for side in (0, 1)))
    own, other = (1000 * fmean(taken) for taken in clock.taken)
    print(
        f"{name} - search player of dominoes (8, 10), {deals} deals: {fmean(margins):+.2f} ±{half_width(margins):.2f}"
    )
    print(f"points a round; {own:.2f} ms and {other:.2f} ms a decision")


if __name__ == "__main__":
    name, *deals = sys.argv[1:] or ["expert"]
    main(name, *map(int, deals))
