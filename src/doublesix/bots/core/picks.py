"""Deals picked by how likely they are; mypyc compiles it as it is."""

from __future__ import annotations

from math import exp, log


def picked(deals: list[int], holders: int, likely: list[float], belief: float, count: int) -> list[int]:
    """`count` of the deals, each as often as its likelihood, to the power of `belief`, says, give or take one."""
    sums: list[float] = []
    total = 0.0
    for likelihood in likely:
        total += exp(belief * log(likelihood)) if likelihood > 0.0 else 0.0
        sums.append(total)
    found: list[int] = []
    step = total / count
    last = len(sums) - 1
    i = 0
    for n in range(count if sums else 0):
        wanted = (n + 0.5) * step
        while i < last and sums[i] < wanted:
            i += 1
        for k in range(i * holders, i * holders + holders):
            found.append(deals[k])
    return found
