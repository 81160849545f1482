"""How likely others would have played as they did, had they held what a deal gives them: the form for plain Python."""

from __future__ import annotations

from doublesix.bots.core.choices import Choices


def likelihoods(deals: list[int], choices: Choices) -> list[float]:
    """For each deal the probability of all the choices that were seen, times a constant."""
    found = []
    for d in range(0, len(deals), choices.holders):
        total = 1.0
        for e in range(len(choices.holder)):
            total *= _one(choices, e, deals[d + choices.holder[e]] | choices.later[e])
        found.append(total)
    return found


def _one(choices: Choices, e: int, hand: int) -> float:
    unplayed = choices.unplayed[e] & ~hand
    chosen, every = 0.0, 0.0
    for m in range(choices.start[e], choices.start[e + 1]):
        if hand & choices.tile[m]:
            fitting = choices.fitting[m]
            weight = (
                choices.factor[m]
                * choices.kept[((hand ^ choices.tile[m]) & fitting).bit_count()]
                * choices.unseen[(unplayed & fitting).bit_count()]
            )
            every += weight
            if m == choices.chosen[e]:
                chosen = weight
    return chosen / every
