"""What the turns of a match were worth, in words: for the page and the command line (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from doublesix.bots import game
from doublesix.bots.appraisal import Appraisal, Choice, appraise, confirmed
from doublesix.bots.deduction import deduced
from doublesix.bots.reasons import Reason, reasons
from doublesix.bots.robot import Seen, look
from doublesix.phrase.facts import Company
from doublesix.phrase.say import say
from doublesix.phrase.weigh import Weigher, Why
from doublesix.record import lines
from doublesix.record.lines import AnyLine
from doublesix.record.notation import action_of
from doublesix.record.replay import Step, begin_match, replay
from doublesix.rules.actions import Play
from doublesix.rules.events import Event
from doublesix.rules.round import Round
from doublesix.wire.base import Out
from doublesix.wire.replay import called

CONFIRMED = 2
"""Turns of a round that are looked at once more: those that lost most."""
TURNING = 5
"""Turns of a match that are named at most."""


class ReviewChoice(Out):
    """A play that was possible, and what it was worth to its side in points, compared with the best: `fair` by what the
    seat knew, `opened` with all hands open. 0 is the best, all others are below it. `worth` says it."""

    text: str
    worth: str
    fair: float
    opened: float


class ReviewTurn(Out):
    """A turn with a choice: line `n` of its match. `choices` the fairest first; `chosen` is the one that was played.
    `loss`: points lost by it as far as the seat could know, 0 where it may be chance. `decisive`: new deals confirm it.
    `text` says it, `opened` what was best with all hands open, `known` what was known of the other hands."""

    n: int
    round: int
    seat: int
    choices: list[ReviewChoice]
    chosen: int
    loss: float
    decisive: bool
    text: str
    opened: str
    known: list[str]


class ReviewSeat(Out):
    """What a player lost on average, over so many turns with a choice: no luck of the deal is in it."""

    seat: int
    turns: int
    loss: float
    text: str


class ReviewSum(Out):
    """What a review comes to: `turning`, the lines of the turns that decided most, in their order."""

    seats: list[ReviewSeat]
    turning: list[int]


class ReviewRound(Out):
    """A round of so many, reviewed; with the last one of a match its sum."""

    round: int
    rounds: int
    turns: list[ReviewTurn]
    sum: ReviewSum | None


@dataclass(frozen=True, slots=True)
class Turn:
    """A play of a record, at line `n`: what its seat saw before it, and all that had happened since the deal."""

    n: int
    step: Step
    seen: Seen
    events: tuple[Event, ...]

    @property
    def round(self) -> Round:
        """The round before it."""
        assert self.step.before
        assert self.step.before.round
        return self.step.before.round

    @property
    def played(self) -> Play:
        """What was played."""
        action = action_of(self.step.line)  # type: ignore[arg-type]  # a line of a play, as turns_of gives them
        assert isinstance(action, Play)
        return action


def rounds_of(record: Sequence[AnyLine]) -> int:
    """How many rounds a match has that were dealt."""
    return sum(isinstance(line, lines.Deal) for line in record)


def reviewed(record: Sequence[AnyLine], number: int, lang: str, seed: int) -> list[ReviewTurn]:
    """The turns of round `number` of a good record that had a choice and were people's or robots' own."""
    weigher = weigher_of(record, lang)
    found = []
    for turn in turns_of(record, number):
        chance = chance_of(turn, seed)
        appraisal = appraise(turn.seen, turn.round, turn.played, chance)
        if appraisal:
            found.append((turn, appraisal, chance))
    lost = sorted((one for one in found if one[1].loss), key=lambda one: -one[1].loss)[:CONFIRMED]
    held = {turn.n: confirmed(turn.seen, appraisal, chance) for turn, appraisal, chance in lost}
    return [_worded(turn, appraisal, held.get(turn.n, 0.0), weigher) for turn, appraisal, _ in found]


def chance_of(turn: Turn, seed: int) -> Random:
    """Where the chance of a turn's review comes from."""
    return Random(f"{seed}/{turn.n}")


def summed(turns: Sequence[ReviewTurn], record: Sequence[AnyLine], lang: str) -> ReviewSum:
    """What all the turns of a match come to."""
    weigher = weigher_of(record, lang)
    decisive = sorted((turn for turn in turns if turn.decisive), key=lambda turn: -turn.loss)[:TURNING]
    seats = range(len(weigher.company.names))
    return ReviewSum(
        seats=[_seat(seat, [turn.loss for turn in turns if turn.seat == seat], weigher) for seat in seats],
        turning=sorted(turn.n for turn in decisive),
    )


def weigher_of(record: Sequence[AnyLine], lang: str) -> Weigher:
    """Words about the table of a record."""
    head = record[0]
    assert isinstance(head, lines.Match)
    names = tuple(called(seat, lang) for seat in head.seats)
    return Weigher(lang, Company(names, begin_match(head).sides, head.rules))


def turns_of(record: Sequence[AnyLine], number: int) -> Iterator[Turn]:
    """The plays of one round, each as its seat saw the table before it; not what the table did for who was away."""
    events: tuple[Event, ...] = ()
    for n, step in enumerate(replay(record)):
        now, line = step.before, step.line
        if isinstance(line, lines.Round) and line.round == number:
            return
        if now and now.round and now.round.number == number:
            if isinstance(line, lines.Play) and line.by is None:
                yield Turn(n, step, look(now.match, now.round, line.seat, now.head.options, events), events)
            events += step.events


def _worded(turn: Turn, found: Appraisal, held: float, weigher: Weigher) -> ReviewTurn:
    seat, best = turn.seen.seat, found.best
    highest = max(choice.opened for choice in found.choices)
    named = {choice: weigher.move(seat, str(choice.play.tile), choice.play.place) for choice in found.choices}
    # what was played is called as it was played, also where another end came to the same
    named[found.played] = weigher.move(seat, str(turn.played.tile), turn.played.place)
    return ReviewTurn(
        n=turn.n,
        round=turn.round.number,
        seat=seat,
        choices=[
            _choice(named[choice], choice.fair - best.fair, choice.opened - highest, weigher)
            for choice in found.choices
        ],
        chosen=found.chosen,
        loss=round(found.loss, 2),
        decisive=held > 0,
        text=_text(turn.seen, found, named, weigher),
        opened=_opened(found, named, weigher),
        known=_known(turn, weigher),
    )


def _choice(text: str, fair: float, opened: float, weigher: Weigher) -> ReviewChoice:
    worth = weigher.worth(text, fair, opened)
    return ReviewChoice(text=text, worth=worth, fair=round(fair, 2), opened=round(opened, 2))


def _text(seen: Seen, found: Appraisal, named: dict[Choice, str], weigher: Weigher) -> str:
    who, move = weigher.company.names[seen.seat], named[found.played]
    if not found.loss:
        return say(weigher.lang, "review-good", who=who, move=move)
    why = weigher.why(whys(reasons(seen, found.best.play, found.played.play), game.of(seen.game).review))
    points, better = weigher.points(found.loss), named[found.best]
    return say(weigher.lang, "review-lost", who=who, move=move, better=better, points=points, why=why)


def whys(seen: Sequence[Reason], deals: int) -> list[Why]:
    """What speaks for a play: what can be seen, else that it did best in so many deals."""
    found = [Why(r.kind, r.seat, {"numbers": r.numbers, "count": r.count}) for r in seen]
    return found or [Why("playouts", None, {"count": deals})]


def _opened(found: Appraisal, named: dict[Choice, str], weigher: Weigher) -> str:
    best = max(found.choices, key=lambda choice: choice.opened)
    more = best.opened - found.played.opened
    if more < 0.05:
        return say(weigher.lang, "review-opened-good", move=named[found.played])
    points = weigher.points(more)
    return say(weigher.lang, "review-opened", better=named[best], move=named[found.played], points=points)


def _known(turn: Turn, weigher: Weigher) -> list[str]:
    """What the seat could have known of the others' hands."""
    hands = enumerate(deduced(turn.round, turn.events))
    others = [(seat, known) for seat, known in hands if seat != turn.seen.seat]
    return [text for seat, known in others for text in weigher.known(seat, known.none, known.likely)]


def _seat(seat: int, losses: list[float], weigher: Weigher) -> ReviewSeat:
    name, mean = weigher.company.names[seat], fmean(losses) if losses else 0.0
    kind = "review-player" if losses else "review-player-none"
    text = say(weigher.lang, kind, name=name, points=weigher.points(mean), count=len(losses))
    return ReviewSeat(seat=seat, turns=len(losses), loss=round(mean, 2), text=text)
