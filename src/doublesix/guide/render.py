"""A guide as a web page that needs no script."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt

from doublesix.guide.captions import answer, headline
from doublesix.guide.diagrams import diagrams
from doublesix.guide.fill import Filler
from doublesix.guide.glyphs import sprite
from doublesix.guide.keys import keys_of
from doublesix.guide.markup import Html, join, tag
from doublesix.guide.page import Block, Page, Section, page
from doublesix.guide.picture import Drawing
from doublesix.phrase.say import LANGUAGES, NATIVE, say
from doublesix.rules.variants import VARIANTS

TILE = re.compile(r"\b\d+-\d+\b")
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Assets:
    """The addresses of the style sheets and the script; a page without them can still be read."""

    styles: tuple[str, ...] = ()
    script: str | None = None


@cache
def guide(game: str, lang: str, assets: Assets) -> str:
    """The guide of a game."""
    text, filler, drawing = page(game, lang), Filler(game), Drawing(lang)
    sections = [_section(section, filler, drawing) for section in text.sections]
    article = tag("article", tag("h1", text.title), tag("p", text.lede, class_="lede"), *sections, _others(game, lang))
    main = tag("main", _contents(text, lang), article, class_="guide")
    return document(lang, f"{text.title} · Double Six", f"/guide/{game}", join([sprite(drawing.used), main]), assets)


@cache
def index(lang: str, assets: Assets) -> str:
    """The list of the guides."""
    title = say(lang, "guide-title")
    games = [_link(game, lang) for game in VARIANTS]
    article = tag(
        "article", tag("h1", title), tag("p", say(lang, "guide-lede"), class_="lede"), tag("ul", *games, class_="games")
    )
    return document(lang, f"{title} · Double Six", "/guide", tag("main", article, class_="guide single"), assets)


def document(lang: str, title: str, path: str, body: Html, assets: Assets) -> str:
    """A whole page, which `path` leads to in any language."""
    more = "&" if "?" in path else "?"
    head = [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("link", rel="icon", href="/icon.svg", type="image/svg+xml"),
        *(tag("link", rel="stylesheet", href=href) for href in assets.styles),
        *(tag("link", rel="alternate", hreflang=other, href=f"{path}{more}lang={other}") for other in LANGUAGES),
        *([tag("script", type="module", src=assets.script)] if assets.script else []),
        tag("title", title),
    ]
    page = tag("html", tag("head", *head), tag("body", _bar(lang, path), body), lang=lang)
    return f"<!doctype html>\n{page}\n"


def _bar(lang: str, path: str) -> Html:
    arrow = tag("path", d="M14 5 7 12l7 7")
    back = tag("svg", arrow, viewBox="0 0 24 24", width=24, height=24, aria_hidden="true", focusable="false")
    home = tag("a", back, href="/", class_="icon-btn", aria_label=say(lang, "header-home"))
    guides = tag("a", say(lang, "guide-title"), href=f"/guide?lang={lang}", class_="strong")
    others = [
        tag(
            "a",
            NATIVE[other],
            href=f"{path}{'&' if '?' in path else '?'}lang={other}",
            hreflang=other,
            lang=other,
            class_="quiet",
        )
        for other in LANGUAGES
        if other != lang
    ]
    return tag("header", home, guides, tag("span", class_="grow"), *others, class_="bar")


def _contents(text: Page, lang: str) -> Html:
    items = [tag("li", tag("a", section.title, href=f"#{section.id}")) for section in text.sections]
    return tag(
        "nav", tag("p", text.title), tag("ol", *items), class_="contents", aria_label=say(lang, "guide-contents")
    )


def _section(section: Section, filler: Filler, drawing: Drawing) -> Html:
    blocks = [_block(block, filler, drawing) for block in section.blocks]
    return tag("section", tag("h2", section.title, id=section.id), *blocks, aria_labelledby=section.id)


def _block(block: Block, filler: Filler, drawing: Drawing) -> Html:
    match block.kind:
        case "question":
            return tag("h3", filler.fill(block), id=block.name)
        case "diagram":
            return _figure(block, filler, drawing)
        case "keys":
            return _keys(filler.game, drawing.lang)
        case "text":
            return _whole(MARKDOWN.render(filler.fill(block)))


def _whole(html: str) -> Html:
    """Keep the two numbers of a tile on one line."""
    return Html(TILE.sub(r'<span class="tile">\g<0></span>', html))


def _figure(block: Block, filler: Filler, drawing: Drawing) -> Html:
    diagram = diagrams()[block.name]
    first, found = headline(drawing.lang, diagram), answer(drawing.lang, diagram)
    engine = [tag("b", first), " ", _whole(tag("span", found, class_="answer")), " "] if first else []
    own = _whole(MARKDOWN.renderInline(filler.fill(block, diagram)))
    caption = tag("figcaption", *engine, own, id=f"{block.name}-caption")
    return tag(
        "figure",
        drawing.draw(diagram),
        caption,
        id=block.name,
        class_="diagram",
        aria_labelledby=f"{block.name}-caption",
    )


def _keys(game: str, lang: str) -> Html:
    board = "trains" if VARIANTS[game].ruleset({}, VARIANTS[game].usual_players).engine(1) else "chain"
    rows = [tag("tr", tag("th", what, scope="row"), tag("td", keys)) for what, keys in keys_of(lang, board)]
    caption = tag("caption", say(lang, "keys-title"), class_="sr")
    return tag("table", caption, tag("tbody", *rows), class_="keys")


def _others(game: str, lang: str) -> Html:
    links = [_link(other, lang) for other in VARIANTS if other != game]
    return tag(
        "nav",
        tag("h2", say(lang, "guide-others"), id="others"),
        tag("ul", *links, class_="games"),
        aria_labelledby="others",
    )


def _link(game: str, lang: str) -> Html:
    name = tag("a", say(lang, f"game-{game}"), href=f"/guide/{game}?lang={lang}")
    return tag("li", name, tag("span", say(lang, f"home-about-{game}")))
