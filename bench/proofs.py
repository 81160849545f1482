"""The robots' core proved: solver against trying all, plain against compiled, deals against counting, perft positions.

./dev bench proofs [POSITIONS [DEALS]]        2,000 late positions and 1,000 deals, if not said; needs a C compiler
./dev bench proofs forms [DEALS [FIRST]]      only plain against compiled, from a deal on: so many can be done in pieces
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean

from doublesix.bots import core, look
from doublesix.bots.core import dealing
from doublesix.bots.core.dealing import Deals
from doublesix.bots.core.plain.solver import Solver as PlainSolver
from doublesix.bots.core.round import Round as CoreRound
from doublesix.bots.core.typed.solver import Solver as TypedSolver
from doublesix.bots.hidden import bits, hidden
from doublesix.rules.actions import Play
from doublesix.rules.round import Round, apply, legal
from tests.bots.core.compiling import ROOT, compiled, run
from tests.bots.core.test_deals import every
from tests.bots.core.test_like_the_rules import PINNED, goes_on, lines
from tests.bots.core.test_round import move_of, passed_on
from tests.bots.core.test_solver import by_trying_all, late
from tests.bots.rounds import Shape, positions, shapes
from tests.rules.goldens import pinned
from tests.strategies import Setting

DRAWN = 4000
PERFT = 500


def solver(positions: int) -> str:
    """Late positions, each solved and tried out."""
    random, tried, wrong = Random(2026), 0, 0
    while tried < positions:
        position = late(random, random.randrange(11, 19))
        if position:
            tried += 1
            form = TypedSolver() if core.COMPILED else PlainSolver()
            wrong += form.value(*position) != by_trying_all(*position)
    return f"{tried:,} late positions: {wrong} not worth what trying all says"


def deals_counted() -> Iterator[str]:
    """Small positions of every game: the number of deals and each one's share, against listing them all."""
    for shape in shapes():
        checked, off = 0, 0.0
        for number in range(6):
            for r, happened in positions(shape.match(), Random(number)):
                around = hidden(look(shape.match(), r, r.turn, shape.options, happened))
                if not 2 <= len(around.tiles) <= 7 or len(around.room) ** len(around.tiles) > 80_000:
                    continue
                possible = every(around.tiles, around.allowed, around.room)
                assert Deals(around.tiles, around.allowed, around.room).ways() == len(possible)
                flat, n = (
                    dealing.deals(around.tiles, around.allowed, around.room, DRAWN, 2 * number + 1),
                    len(around.room),
                )
                found = Counter(tuple(flat[i : i + n]) for i in range(0, len(flat), n))
                assert set(found) <= possible
                mean = DRAWN / len(possible)
                chi = sum((found[deal] - mean) ** 2 / mean for deal in possible)
                checked, off = checked + 1, max(off, (chi - len(possible) + 1) / (2 * len(possible)) ** 0.5)
        yield f"{shape}: {checked} small positions counted right; chi squared {off:.1f} deviations off at most"


def bias(shape: Shape, rounds: int = 12) -> str:
    """Where counting is given up: how far a tile's chance to be in a hand is from the counted one."""
    gaps: list[float] = []
    worst, turns, inexact = 0.0, 0, 0
    for number in range(rounds):
        for r, happened in positions(shape.match(), Random(number)):
            around = hidden(look(shape.match(), r, r.turn, shape.options, happened))
            groups = dealing._groups(around.allowed, around.room)
            allowed = [sum(1 << g for g, one in enumerate(groups) if a >> one[0] & 1) for a in around.allowed]
            deals = Deals(around.tiles, allowed, [sum(around.room[k] for k in one) for one in groups])
            turns += 1
            if deals.counted:
                continue
            inexact += 1
            if inexact % 8 == 1:
                shares = []
                for deals.counted in (True, False):
                    flat = deals.draw(DRAWN, 2 * number + 1)
                    shares.append(
                        Counter((i % len(groups), t) for i, h in enumerate(flat) for t in around.tiles if h & t)
                    )
                found = [abs(shares[0][key] - shares[1][key]) / DRAWN for key in shares[0] | shares[1]]
                gaps, worst = [*gaps, fmean(found)], max(worst, *found)
    mean = f"chances off by {fmean(gaps):.3f} in the mean, {worst:.2f} at most" if gaps else "all counted"
    return f"{shape}: {inexact} of {turns} turns not counted; {mean}"


def perft() -> str:
    """All lines of the pinned deal of partners, by the rules and by the core at once."""
    states, lines = [passed_on(pinned(Setting("partners", {}, 4).match))], 0
    cores = [CoreRound(list(map(bits, states[0].hands)), states[0].turn)]
    for _ in range(6):
        after: list[tuple[Round, CoreRound]] = []
        for r, fast in zip(states, cores, strict=True):
            plays = {move_of(action): action for action in legal(r) if isinstance(action, Play)}
            doubled = fast.left == fast.right
            assert {m >> doubled for m in plays} == {m >> doubled for m in fast.legal()}
            for move in fast.legal():
                then = CoreRound(fast.hands[:], fast.turn)
                then.left, then.right = fast.left, fast.right
                then.play(move)
                after.append((passed_on(apply(r, plays[move])[0]), then))
                assert [bits(hand) for hand in after[-1][0].hands] == then.hands
                assert bool(after[-1][0].over) == then.over
        states, cores = [r for r, _ in after if not r.over], [fast for _, fast in after if not fast.over]
        lines += len(after)
    return f"perft of partners: {lines:,} lines the same by the rules and by the core"


def perft_of_the_others() -> Iterator[str]:
    """All lines of the pinned deals of the other games, each played on by the rules and by the core."""
    for shape in PINNED:
        states = lines(shape, PERFT)
        found = sum(goes_on(shape, r) for r in states)
        yield f"perft of {shape}: from {found:,} of {len(states):,} lines the same end by the rules and the core"


def forms(fast: Path, deals: int, first: int = 0) -> str:
    """What the plain core and the compiled one in `fast` say of the same deals."""
    asked = ("-m", "tests.bots.core.said", str(deals), str(first))
    plain, typed = (run(path, *asked) for path in (ROOT / "src", fast))
    differ = sum(a != b for a, b in zip(plain[1:], typed[1:], strict=True))
    return f"{deals:,} deals from {first:,} on: {differ} of which {plain[0]} and {typed[0]} say differently"


def main(positions: int = 2000, deals: int = 1000) -> None:
    """Print what was proved; fail at the first thing that is not so."""
    print(solver(positions))
    print(perft())
    for line in perft_of_the_others():
        print(line)
    with tempfile.TemporaryDirectory() as folder:
        fast = compiled(Path(folder))
        print("compiled:", *run(fast, str(ROOT / "bench/proofs.py"), "solver", str(positions)))
        print(forms(fast, deals))
    for line in deals_counted():
        print(line)
    for shape in shapes():
        if shape.game == "salon" and shape.players > 7 and not shape.options["teams"] and shape.options["set"] < 12:
            print(bias(shape))


if __name__ == "__main__":
    if sys.argv[1:2] == ["solver"]:
        print(solver(int(sys.argv[2])))
    elif sys.argv[1:2] == ["forms"]:
        with tempfile.TemporaryDirectory() as folder:
            print(forms(compiled(Path(folder)), *map(int, sys.argv[2:] or ["1000"])))
    else:
        main(*map(int, sys.argv[1:]))
