"""The puzzle of a day as a web page that needs no script: every play is a link to what it comes to."""

from __future__ import annotations

from datetime import date, timedelta
from urllib.parse import quote

from doublesix.guide.diagrams import Diagram
from doublesix.guide.glyphs import sprite
from doublesix.guide.markup import Html, join, tag
from doublesix.guide.picture import Drawing
from doublesix.guide.puzzle_words import ANSWER, by_hand, said, verdict
from doublesix.guide.puzzles import FIRST, GAME, PLACES, Puzzle, puzzle
from doublesix.guide.render import Assets, document
from doublesix.phrase.say import say
from doublesix.rules.chain import Chain
from doublesix.rules.tiles import Tile

ADDRESS = "/puzzle"


def puzzle_page(day: date, today: date, asked: str, lang: str, assets: Assets) -> str:
    """The page of a day; `asked`: a play ("6-4 left"), ANSWER, or nothing yet."""
    found, drawing, title = puzzle(day), Drawing(lang), say(lang, "puzzle-title")
    first, *more = verdict(found, asked, lang) or [""]
    body = [
        tag("h1", title),
        tag("p", tag("time", say(lang, "day", day=day), datetime=day.isoformat()), class_="day"),
        tag("p", say(lang, "puzzle-lede"), class_="lede"),
        _verdict(first, more) if first else Html(),
        _table(found, drawing),
        _plays(found, asked, lang),
        _hands(found, drawing),
        tag("p", say(lang, "puzzle-proof"), class_="proof"),
        _days(day, today, lang),
    ]
    main = tag("main", tag("article", *body), class_="guide single puzzle")
    return document(lang, f"{title} · Double Six", f"{ADDRESS}?day={day}", join([sprite(drawing.used), main]), assets)


def _verdict(first: str, more: list[str]) -> Html:
    lines = [tag("p", tag("b", first)), *(tag("p", text) for text in more)]
    return tag("section", *lines, class_="verdict", role="status", id="verdict")


def _table(found: Puzzle, drawing: Drawing) -> Html:
    r = found.round
    hand = r.hands[r.turn]
    assert isinstance(r.board, Chain)
    diagram = Diagram("puzzle", GAME, r.rules, hand, r.board, 0, r, None, ())
    return tag("div", drawing.draw(diagram), class_="diagram")


def _plays(found: Puzzle, asked: str, lang: str) -> Html:
    """The plays in the order of the hand, and the way out."""
    links = [(f"{a.play.tile} {a.play.place}", said(lang, "review-move", a), "btn") for a in by_hand(found)]
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
