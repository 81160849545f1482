"""The best that a seat can do, and why: what a hint says."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import fmean

from doublesix.bots import game
from doublesix.bots.appraisal import choices_of, fair
from doublesix.bots.hidden import hidden
from doublesix.bots.reasons import Reason, reasons
from doublesix.bots.robot import Seen
from doublesix.rules.actions import Action


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, why rather than the next best, and in how many deals it was tried: 0 where there was no choice."""

    action: Action
    reasons: tuple[Reason, ...] = ()
    deals: int = 0


def advise(seen: Seen, chance: bytes) -> Advice:
    """The play that is worth most by what the seat knows, and nothing else."""
    choices, random = choices_of(seen), Random(chance)
    plays, many = list(choices), game.of(seen.game).review
    if len(plays) < 2:
        return Advice(seen.legal[0])
    parts = fair(seen, hidden(seen), list(choices.values()), many, random)
    if not parts:  # what is known contradicts itself: somebody broke the rules
        return Advice(plays[0])
    means = [fmean(worths) for worths in zip(*parts, strict=True)]
    best, other = sorted(range(len(plays)), key=lambda i: -means[i])[:2]
    return Advice(plays[best], tuple(reasons(seen, plays[best], plays[other])), many)
