"""A guide is one plain page: whole without script, within the content policy, its links leading somewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from doublesix.guide.diagrams import diagrams
from doublesix.guide.keys import keys_of
from doublesix.guide.markup import VOID, Html, tag
from doublesix.guide.render import Assets, guide, index
from doublesix.phrase import LANGUAGES
from doublesix.rules.variants import VARIANTS

PAGES = [(game, lang) for game in VARIANTS for lang in LANGUAGES]


class Reader(HTMLParser):
    """What a page holds; fails where a tag is closed that was not open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, attribute: str) -> list[str]:
        return [value for _, attrs in self.tags if (value := attrs.get(attribute))]


def test_markup_escapes_what_is_no_markup() -> None:
    assert tag("p", "1 < 2 & 3", Html("<br>"), title='"x"') == '<p title="&quot;x&quot;">1 &lt; 2 &amp; 3<br></p>'


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_page_is_well_formed_and_has_no_name_twice(game: str, lang: str) -> None:
    page = Reader(guide(game, lang, Assets()))
    assert page.open == []
    ids = page.all("id")
    assert len(set(ids)) == len(ids)
    known = set(ids)
    assert {href[1:] for href in page.all("href") if href.startswith("#")} <= known
    assert set(page.all("aria-labelledby")) <= known


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_page_has_no_script_or_style_of_its_own(game: str, lang: str) -> None:
    page = Reader(guide(game, lang, Assets()))
    assert not [name for name, attrs in page.tags if name in ("script", "style") or "style" in attrs]
    assert not [key for _, attrs in page.tags for key in attrs if key.startswith("on")]


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_links_lead_to_guides_home_or_within(game: str, lang: str) -> None:
    others = {f"/guide/{other}?lang={lang}" for other in VARIANTS if other != game}
    languages = {f"/guide/{game}?lang={other}" for other in LANGUAGES}
    links = {href for href in Reader(guide(game, lang, Assets())).all("href") if not href.startswith("#")}
    assert links == {"/", "/icon.svg", f"/guide?lang={lang}"} | others | languages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_leads_to_every_guide(lang: str) -> None:
    links = Reader(index(lang, Assets())).all("href")
    assert {f"/guide/{game}?lang={lang}" for game in VARIANTS} <= set(links)


def test_every_playable_tile_can_be_chosen_and_lights_its_places_without_script() -> None:
    for name, diagram in diagrams().items():
        text = guide(diagram.game, "en", Assets())
        figure = text[text.index(f'id="{name}"') :].partition("</figure>")[0]
        for i, tile in enumerate(diagram.hand):
            assert len(re.findall(rf'class="ghost lit-{i}"', figure)) == len(diagram.places(tile)), (name, tile)
            assert (f"sr pick-{i}" in figure) == bool(diagram.playable)
        assert figure.count(" checked") == bool(diagram.playable)


def test_the_keys_are_those_of_the_game_s_board() -> None:
    chain, trains = dict(keys_of("fr", "chain")), dict(keys_of("fr", "trains"))
    assert chain["Jouer à gauche"] == "G, Maj ←"
    assert "Jouer à gauche" not in trains
    assert trains["Jouer sur ce train\u202f; 0 est le train mexicain"] == "1 … 9, 0"
    assert chain["Le guide de ce jeu"] == "Ctrl F1"
    assert chain["Piocher"] == "Espace"
