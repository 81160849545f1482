"""What each choice of a turn was worth: as far as its seat could know, and with all hands open."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from doublesix.bots import core, game
from doublesix.bots.hidden import Hidden, bits, hidden
from doublesix.bots.robot import Seen
from doublesix.bots.strong import seed
from doublesix.bots.worth import Move, moves_of
from doublesix.rules.actions import Play
from doublesix.rules.round import Round

PARTS = 10
"""The deals are looked at in so many parts, which tells how far chance goes."""
LIKELY, SURE = 2.26, 3.25
"""Standard errors of ten parts beyond which one in 20, one in 100 differences by chance go (Student's t)."""
AGAIN = 4
"""So many times the deals, all of them new, before a turn is said to have decided something."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A play, and what it is worth to its side in points: `fair` by what its seat knew, `opened` in the real deal."""

    play: Play
    fair: float
    opened: float


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The choices of a turn, the fairest first, which one was played, and what it lost against the first.

    The loss is 0 where it may be chance. Of plays that come to the same only the first is a choice.
    """

    choices: tuple[Choice, ...]
    chosen: int
    loss: float

    @property
    def best(self) -> Choice:
        """What was worth most by what the seat knew."""
        return self.choices[0]

    @property
    def played(self) -> Choice:
        """What was played."""
        return self.choices[self.chosen]


def choices_of(seen: Seen) -> dict[Play, Move]:
    """What may be laid, each choice once: at two ends of one number it is the same where a tile lies."""
    plays = [action for action in seen.legal if isinstance(action, Play)]
    once: dict[Move, tuple[Play, Move]] = {}
    for play, move in zip(plays, moves_of(seen, plays), strict=True):
        once.setdefault(_sameness(move), (play, move))
    return dict(once.values())


def _sameness(move: Move) -> Move:
    return (move[0], *sorted(move[1:]))


def appraise(seen: Seen, r: Round, played: Play, random: Random) -> Appraisal | None:
    """What a turn was worth; None where there was nothing to choose. `r` is the round in which `seen` was seen."""
    choices = choices_of(seen)
    if len(choices) < 2:
        return None
    plays, moves = list(choices), list(choices.values())
    same = _sameness(moves_of(seen, [played])[0])
    chosen = next(i for i, move in enumerate(moves) if _sameness(move) == same)
    around = hidden(seen)
    parts = fair(seen, around, moves, game.of(seen.game).review, random)
    if not parts:
        return None
    opened = _opened(seen, r, around, moves, random)
    means = [fmean(worths) for worths in zip(*parts, strict=True)]
    order = sorted(range(len(plays)), key=lambda i: -means[i])
    loss = beyond_chance([part[order[0]] - part[chosen] for part in parts], LIKELY)
    return Appraisal(tuple(Choice(plays[i], means[i], opened[i]) for i in order), order.index(chosen), loss)


def fair(seen: Seen, around: Hidden, moves: list[Move], many: int, random: Random) -> list[list[float]]:
    """For each part of the deals what each move is worth on average; none where what is known contradicts itself."""
    size = many // PARTS
    dealt = core.deals(around.tiles, around.allowed, around.room, size * PARTS, seed(random))
    step, sums = size * len(around.room), game.sums_of(seen, around)
    starts = range(0, len(dealt), step)
    return [[total / size for total in sums(dealt[at : at + step], moves, seed(random))] for at in starts]


def beyond_chance(differences: list[float], errors: float) -> float:
    """The mean of differences if it is more than so many standard errors above 0, else 0."""
    mean, error = fmean(differences), stdev(differences) / len(differences) ** 0.5
    return mean if mean > errors * error else 0.0


def confirmed(seen: Seen, found: Appraisal, random: Random) -> float:
    """What was lost, looked at once more in many new deals; 0 where it does not hold."""
    plays = [found.best.play, found.played.play]
    many = AGAIN * game.of(seen.game).review
    parts = fair(seen, hidden(seen), moves_of(seen, plays), many, random)
    return beyond_chance([best - played for best, played in parts], SURE)


def _opened(seen: Seen, r: Round, around: Hidden, moves: list[Move], random: Random) -> list[float]:
    """What each move is worth in the deal as it was."""
    known, others = game.of(seen.game), [bits(r.hands[seat]) for seat in around.seats]
    if known.solve:
        return known.solve(around.hand, others, moves)
    deal = [*others, bits(r.boneyard)][: len(around.room)]
    many = known.review // 3
    return [total / many for total in game.sums_of(seen, around)(deal * many, moves, seed(random))]
