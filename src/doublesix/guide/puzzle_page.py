"""The puzzle of a day as a web page that needs no script: every play is a link to what it comes to."""

from __future__ import annotations

from datetime import date, timedelta
from urllib.parse import quote

from doublesix.guide.diagrams import Diagram
from doublesix.guide.glyphs import sprite
from doublesix.guide.markup import Html, join, tag
from doublesix.guide.picture import Drawing
from doublesix.guide.puzzles import GAME, PLACES, Answer, Puzzle, puzzle
from doublesix.guide.render import Assets, document
from doublesix.phrase.say import say
from doublesix.rules.chain import Chain
from doublesix.rules.tiles import Tile

ANSWER = "answer"
"""What is asked for instead of a play by who gives up."""
ADDRESS = "/puzzle"
FIRST = date(2026, 1, 1)
"""No day before it has one."""


def puzzle_page(day: date, today: date, asked: str, lang: str, assets: Assets) -> str:
    """The page of a day; `asked`: a play ("6-4 left"), ANSWER, or nothing yet."""
    found, drawing, title = puzzle(day), Drawing(lang), say(lang, "puzzle-title")
    said = _said(found, asked, lang)
    body = [
        tag("h1", title),
        tag("p", tag("time", day.isoformat(), datetime=day.isoformat()), class_="day"),
        tag("p", say(lang, "puzzle-lede"), class_="lede"),
        tag("section", *said, class_="verdict", role="status", id="verdict") if said else Html(),
        _table(found, drawing),
        _plays(found, asked, lang),
        _hands(found, drawing),
        tag("p", say(lang, "puzzle-proof"), class_="proof"),
        _days(day, today, lang),
    ]
    main = tag("main", tag("article", *body), class_="guide single puzzle")
    return document(lang, f"{title} · Double Six", f"{ADDRESS}?day={day}", join([sprite(drawing.used), main]), assets)


def _said(found: Puzzle, asked: str, lang: str) -> list[Html]:
    """What is to be said of an answer."""
    best, second = found.answers[:2]
    given = best if asked == ANSWER else found.answer(asked)
    if given is None:
        return []
    if given != best:
        return [tag("p", tag("b", _say(lang, "puzzle-wrong", given))), tag("p", _comes(lang, given))]
    first = _say(lang, "puzzle-answer" if asked == ANSWER else "puzzle-right", best)
    return [tag("p", tag("b", first)), tag("p", _comes(lang, best)), tag("p", _say(lang, "puzzle-other", second))]


def _comes(lang: str, answer: Answer) -> str:
    told = [say(lang, "puzzle-passes", count=answer.passes)] if answer.passes else []
    return " ".join([*told, _say(lang, "puzzle-comes", answer)])


def _say(lang: str, id: str, answer: Answer) -> str:
    side = "own" if answer.points >= 0 else "other"
    play = answer.play
    return say(
        lang, id, tile=str(play.tile), place=play.place, owner="", out=answer.out, side=side, points=abs(answer.points)
    )


def _table(found: Puzzle, drawing: Drawing) -> Html:
    r = found.round
    hand = r.hands[r.turn]
    assert isinstance(r.board, Chain)
    diagram = Diagram("puzzle", GAME, r.rules, hand, r.board, 0, r, None, ())
    return tag("div", drawing.draw(diagram), class_="diagram")


def _plays(found: Puzzle, asked: str, lang: str) -> Html:
    """The plays in the order of the hand, and the way out."""
    answers = sorted(
        found.answers, key=lambda a: (found.round.hands[found.round.turn].index(a.play.tile), a.play.place)
    )
    links = [(f"{a.play.tile} {a.play.place}", _say(lang, "review-move", a), "btn") for a in answers]
    items = [
        tag("li", tag("a", words, href=_to(found.day, lang, play), class_=kind, aria_current=_current(play, asked)))
        for play, words, kind in [*links, (ANSWER, say(lang, "puzzle-show"), "quiet")]
    ]
    return tag("nav", tag("h2", say(lang, "puzzle-yours"), id="yours"), tag("ul", *items, class_="plays"),
               aria_labelledby="yours")  # fmt: skip


def _current(play: str, asked: str) -> str | None:
    return "true" if play == asked else None


def _to(day: date, lang: str, play: str = "") -> str:
    return f"{ADDRESS}?day={day}&lang={lang}" + (f"&play={quote(play)}#verdict" if play else "")


def _hands(found: Puzzle, drawing: Drawing) -> Html:
    """The hands of the other three, in order of turn."""
    r, lang = found.round, drawing.lang
    rows = [
        tag("li", tag("h3", say(lang, f"puzzle-hand-{place}")), _lying(r.hands[(r.turn + k) % 4], drawing))
        for k, place in enumerate(PLACES)
        if k
    ]
    return tag("section", tag("h2", say(lang, "puzzle-hands"), id="hands"), tag("ul", *rows, class_="hands"),
               aria_labelledby="hands")  # fmt: skip


def _lying(hand: tuple[Tile, ...], drawing: Drawing) -> Html:
    tiles = [tag("li", drawing.upright(tile), tag("span", str(tile), class_="sr"), class_="option") for tile in hand]
    return tag("ul", *tiles, class_="hand")


def _days(day: date, today: date, lang: str) -> Html:
    before = tag("a", say(lang, "puzzle-earlier"), href=_to(day - timedelta(1), lang), class_="quiet", rel="prev")
    after = tag("a", say(lang, "puzzle-later"), href=_to(day + timedelta(1), lang), class_="quiet", rel="next")
    links = [before] * (day > FIRST) + [after] * (day < today)
    return tag("nav", *links, class_="days", aria_label=say(lang, "puzzle-title"))
