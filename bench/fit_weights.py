"""Fit the weights of `steady` for one game by self-play on duplicate deals; print them, and whether they are better.

./dev bench fit_weights GAME[/crowd|/teams] [STEPS [DEALS [PROOF]]]

GAME alone is for tables of up to four, each alone or as the game has it; the others are for larger ones, and for teams.
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
from tests.bots.rounds import shapes

SHAKE = 0.3
"""How far a weight is shaken, as part of its size."""
LEAST = 0.15
"""Of a weight near 0 it is this, times the size of the first."""
PACE = 0.75
"""How far a step goes for deals won by one standard deviation, in shakes; less and less."""
MEASURE = "pips"

Numbers = list[float]
Fitted = chain_policy.Weights | train_policy.Weights


def meetings(name: str, kind: str) -> list[Meeting]:
    """The game with each number of players: by its usual options, or in all shapes that are a crowd or have teams."""
    variant = VARIANTS[name]
    if not kind:
        options = variant.complete({})
        return [Meeting(name, options, n) for n in variant.players if variant.why_not(options, n) is None]
    every = [Meeting(name, shape.options, shape.players) for shape in shapes() if shape.game == name]
    teams = [m for m in every if VARIANTS[name].teams(m.options)]
    return teams if kind == "teams" else [m for m in every if m not in teams and m.players >= game.CROWD]


def present(name: str, kind: str) -> Fitted:
    """The weights that are used now."""
    known = game.of(name)
    weights = {"crowd": known.crowd, "teams": known.teams}.get(kind) or known.weights
    assert isinstance(weights, Fitted)
    return weights


def fit(name: str, kind: str, steps: int, deals: int) -> Numbers:
    """Where so many steps lead from the present weights."""
    weights, tables, random = present(name, kind), meetings(name, kind), Random(2026)
    make = type(weights)
    now, kept = list(weights), list[Numbers]()
    for step in range(steps):
        sizes = [
            0.0 if field == MEASURE else max(SHAKE * abs(w), LEAST * abs(now[0]))
            for field, w in zip(weights._fields, now, strict=True)
        ]
        shakes = [size * random.choice((-1, 1)) for size in sizes]
        more, less = ([w + sign * s for w, s in zip(now, shakes, strict=True)] for sign in (1, -1))
        margins = compare(
            tables[step % len(tables)], deals, Steady(make(*more)), Steady(make(*less)), 1000 + step
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
    name, _, kind = name.partition("/")
    weights = present(name, kind)
    fitted = type(weights)(*(round(w, 2) for w in fit(name, kind, steps, deals)))
    print(fitted)
    for meeting in meetings(name, kind):
        margins = compare(meeting, proof, Steady(fitted), Steady(weights), seed=1).margins
        table = f"{name}, {meeting.players} players {dict(meeting.options)}"
        print(f"{table}, {proof} deals: {fmean(margins):+.2f} ±{half_width(margins):.2f} points", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].partition("/")[0] not in VARIANTS:
        sys.exit(f"./dev bench fit_weights {'|'.join(VARIANTS)}[/crowd|/teams] [STEPS [DEALS [PROOF]]]")
    main(sys.argv[1], *map(int, sys.argv[2:]))
