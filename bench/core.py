"""How fast the rules and the robots' core are, beside the packages `dominoes` and OpenSpiel.

python bench/core.py [REPEATS]      in an environment that has them: pip install dominoes open_spiel

Each speed is taken in a process of its own, as a program has it that uses only that package, and all are repeated in
turn, so that a busy machine is busy for all; ratios are of medians.
"""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median, quantiles

import dominoes

from doublesix.bots.core import COMPILED
from doublesix.bots.core.plain import playouts as plain
from doublesix.bots.core.plain.solver import Solver as PlainSolver
from doublesix.bots.core.round import dealt
from doublesix.bots.core.sets import domino_set, index
from doublesix.bots.core.typed import playouts as typed
from doublesix.bots.core.typed.solver import Solver as TypedSolver
from doublesix.rules.match import begin, deal
from doublesix.rules.round import legal, play
from doublesix.rules.variants import VARIANTS

SET = domino_set(6)
MATCH = begin(VARIANTS["partners"].ruleset({}, 4), 4)


def of_dominoes(rounds: int) -> None:
    """Random rounds of the package `dominoes`."""
    for number in range(rounds):
        game = dominoes.Game.new(starting_player=number & 3)
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))


def of_rules(rounds: int) -> None:
    """Random rounds by our rules: legal, choose, play."""
    deck = list(MATCH.rules.deck(1))
    for _ in range(rounds):
        random.shuffle(deck)
        r = deal(MATCH, deck)
        assert r
        while not r.over:
            r, _ = play(r, r.turn, random.choice(legal(r)))


def of_core(rounds: int) -> None:
    """Random rounds of the core's own object, which deals itself: legal, choose, play."""
    for number in range(rounds):
        r = dealt(random.getrandbits(32) | 1, number & 3)
        while not r.over:
            r.play(random.choice(r.legal()))


def of_open_spiel(rounds: int) -> None:
    """Random rounds of OpenSpiel's python_team_dominoes."""
    game = pyspiel.load_game("python_team_dominoes")
    for _ in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))


RUNS: dict[str, tuple[int, Callable[[int], object]]] = {
    "dominoes": (3000, of_dominoes),
    "OpenSpiel team": (400, of_open_spiel),
    "rules": (1500, of_rules),
    "core, round by moves": (20000, of_core),
    "plain playouts": (25000, lambda n: plain.random_rounds(7, n)),
    "typed playouts": (500000 if COMPILED else 200, lambda n: typed.random_rounds(7, n)),
}


def clocked(run: Callable[[], object]) -> float:
    """Seconds of the processor."""
    start = time.process_time()
    run()
    return time.process_time() - start


def one(name: str) -> None:
    """Print the seconds that a round takes."""
    count, run = RUNS[name]
    run(count // 10 + 1)
    gc.collect()
    gc.freeze()  # what was imported for the others costs nothing
    print(clocked(lambda: run(count)) / count)


def speeds(repeats: int) -> None:
    """Rounds a second of each, and how many times those of `dominoes`."""
    names = [name for name in RUNS if pyspiel or name != "OpenSpiel team"]
    taken: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(repeats):
        for name in names:
            taken[name].append(float(subprocess.check_output([sys.executable, __file__, "one", name], text=True)))
    base = median(taken["dominoes"])
    for name, seconds in taken.items():
        print(f"{name:22} {1 / median(seconds):12,.0f} rounds/s {base / median(seconds):8.2f} x dominoes")


def solver(deals: int) -> None:
    """Nodes and milliseconds from the deal."""
    chance, form = random.Random(2026), TypedSolver()
    nodes, ours, others = [], [], []
    for number in range(deals):
        tiles = chance.sample(SET.bits, 28)
        hands = [sum(tiles[at : at + 7]) for at in (0, 7, 14, 21)]
        seat = number & 3
        slow = PlainSolver()
        others.append(1000 * clocked(lambda: slow.value(hands, seat, -1, -1, seat)))  # noqa: B023
        nodes.append(slow.nodes)
        if COMPILED:
            form.renew()
            ours.append(1000 * clocked(lambda: form.value(hands, seat, -1, -1, seat)))  # noqa: B023
    print(f"solver from the deal, {deals} deals: nodes median {median(nodes):,.0f}")
    for name, times in (("plain", others), ("compiled", ours)):
        if times:
            print(f"  {name:9} ms median {median(times):.2f}, p95 {quantiles(times, n=20)[-1]:.2f}")


def against_alphabeta(played: int, count: int) -> None:
    """The solver and `dominoes`' alpha-beta in turn on the same positions, each with its own scoring."""
    ours, theirs, chance = list[float](), list[float](), random.Random(played)
    form: PlainSolver | TypedSolver = TypedSolver() if COMPILED else PlainSolver()
    while len(theirs) < count:
        game = dominoes.Game.new(starting_player=len(theirs) & 3)
        while game.result is None and sum(move is not None for move in game.moves) < played:
            game.make_move(*chance.choice(game.valid_moves))
        if game.result is None:
            hands = [
                sum(SET.bits[index(max(d.first, d.second), min(d.first, d.second))] for d in h) for h in game.hands
            ]
            last = (game.starting_player + max(i for i, move in enumerate(game.moves) if move)) & 3
            question = (hands, game.turn, game.board.left_end(), game.board.right_end(), last)
            if isinstance(form, TypedSolver):
                form.renew()
            else:
                form = PlainSolver()
            ours.append(clocked(lambda: form.value(*question)))  # noqa: B023
            theirs.append(clocked(lambda: dominoes.search.alphabeta(game, player=dominoes.players.bota_gorda)))  # noqa: B023
    print(f"after {played} moves, {count} positions: {sum(theirs) / sum(ours):,.0f} x alpha-beta of dominoes")


def main(repeats: int = 5) -> None:
    """Print everything."""
    print(f"core {'compiled' if COMPILED else 'plain'}, Python {sys.version.split()[0]}, {repeats} repeats in turn")
    speeds(repeats)
    solver(20 * repeats)
    against_alphabeta(8, 10 * repeats)
    against_alphabeta(4, 2 * repeats)


try:
    import pyspiel
    from open_spiel.python.games import team_dominoes  # noqa: F401  (registers the game)
except ImportError:
    pyspiel = None

if __name__ == "__main__":
    if sys.argv[1:2] == ["one"]:
        one(sys.argv[2])
    else:
        main(*map(int, sys.argv[1:]))
