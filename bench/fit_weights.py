"""Fit the weights of `steady` for one game by self-play on duplicate deals; print them, and whether they are better.

./dev bench fit_weights GAME [STEPS [DEALS [PROOF]]]

Each step shakes all weights at once, one way and the other, plays the same DEALS from every side, and goes a little
towards what won (simultaneous perturbation). Every number of players has its turn. The weight of a pip stays: it is
what the others are measured by. The result is the mean of the second half of the way; PROOF fresh deals for each number
of players compare it with the present weights.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, stdev

from doublesix.bots import chain_policy, game, train_policy
from doublesix.bots.steady import Steady
from doublesix.cli.duplicate import Meeting, compare, half_width
from doublesix.rules.variants import VARIANTS

SHAKE = 0.3
"""How far a weight is shaken, as part of its size."""
LEAST = 0.15
"""Of a weight near 0 it is this, times the size of the first."""
PACE = 0.75
"""How far a step goes for deals won by one standard deviation, in shakes; less and less."""
MEASURE = "pips"

Numbers = list[float]
Fitted = chain_policy.Weights | train_policy.Weights


def meetings(name: str) -> list[Meeting]:
    """The game with each number of players that its usual options allow."""
    variant = VARIANTS[name]
    options = variant.complete({})
    return [Meeting(name, options, n) for n in variant.players if variant.why_not(options, n) is None]


def present(name: str) -> Fitted:
    """The weights that the game has now."""
    weights = game.of(name).weights
    assert isinstance(weights, Fitted)
    return weights


def fit(name: str, steps: int, deals: int) -> Numbers:
    """Where so many steps lead from the present weights."""
    weights, shapes, random = present(name), meetings(name), Random(2026)
    kind = type(weights)
    now, kept = list(weights), list[Numbers]()
    for step in range(steps):
        sizes = [
            0.0 if field == MEASURE else max(SHAKE * abs(w), LEAST * abs(now[0]))
            for field, w in zip(weights._fields, now, strict=True)
        ]
        shakes = [size * random.choice((-1, 1)) for size in sizes]
        more, less = ([w + sign * s for w, s in zip(now, shakes, strict=True)] for sign in (1, -1))
        margins = compare(
            shapes[step % len(shapes)], deals, Steady(kind(*more)), Steady(kind(*less)), 1000 + step
        ).margins
        gain = PACE / (1 + step / 40) ** 0.6 * fmean(margins) / (stdev(margins) or 1.0)
        now = [w + gain * s for w, s in zip(now, shakes, strict=True)]
        if step >= steps // 2:
            kept.append(now)
        if step % 50 == 49:
            print(f"{step + 1:5}", " ".join(f"{w:+.2f}" for w in now), file=sys.stderr, flush=True)
    return [fmean(column) for column in zip(*kept, strict=True)]


def main(name: str, steps: int = 400, deals: int = 60, proof: int = 2000) -> None:
    """Fit, and prove on deals that the fit has not seen."""
    weights = present(name)
    fitted = type(weights)(*(round(w, 2) for w in fit(name, steps, deals)))
    print(fitted)
    for meeting in meetings(name):
        margins = compare(meeting, proof, Steady(fitted), Steady(weights), seed=1).margins
        print(
            f"{name}, {meeting.players} players, {proof} deals: {fmean(margins):+.2f} ±{half_width(margins):.2f} points"
        )


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in VARIANTS:
        sys.exit(f"./dev bench fit_weights {'|'.join(VARIANTS)} [STEPS [DEALS [PROOF]]]")
    main(sys.argv[1], *map(int, sys.argv[2:]))
