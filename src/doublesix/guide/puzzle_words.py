"""What is said of a puzzle's answers: the same sentences on the page and in the terminal."""

from __future__ import annotations

from doublesix.guide.puzzles import Answer, Puzzle
from doublesix.phrase.say import say

ANSWER = "answer"
"""What is asked for instead of a play by who gives up."""


def verdict(found: Puzzle, asked: str, lang: str) -> list[str]:
    """What is to be said of a play ("6-4 left"), or of ANSWER: the verdict first; nothing of what cannot be played."""
    best, second = found.answers[:2]
    given = best if asked == ANSWER else found.answer(asked)
    if given is None:
        return []
    if given != best:
        return [said(lang, "puzzle-wrong", given), _comes(lang, given)]
    first = said(lang, "puzzle-answer" if asked == ANSWER else "puzzle-right", best)
    return [first, _comes(lang, best), said(lang, "puzzle-other", second)]


def said(lang: str, id: str, answer: Answer) -> str:
    """A message about an answer."""
    side = "own" if answer.points >= 0 else "other"
    play = answer.play
    return say(
        lang, id, tile=str(play.tile), place=play.place, owner="", out=answer.out, side=side, points=abs(answer.points)
    )


def by_hand(found: Puzzle) -> list[Answer]:
    """The answers in the order of the hand, which gives nothing away."""
    hand = found.round.hands[found.round.turn]
    return sorted(found.answers, key=lambda answer: (hand.index(answer.play.tile), answer.play.place))


def _comes(lang: str, answer: Answer) -> str:
    told = [say(lang, "puzzle-passes", count=answer.passes)] if answer.passes else []
    return " ".join([*told, said(lang, "puzzle-comes", answer)])
