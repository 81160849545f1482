"""Rounds played at random without a house, as one of the players is shown them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from doublesix.table.table import Phase
from doublesix.wire.around import Around
from doublesix.wire.messages import Frame
from doublesix.wire.news import Listener, news
from doublesix.wire.view import table_view
from tests.strategies import SETTINGS, Setting
from tests.support.desk import LETTERS, NOW, Desk, desk_of
from tests.support.frames import read

_NAMED = [
    "Maximiliane",
    "Bo",
    "Jean-Christophe",
    "Águeda",
    "Wilhelmina",
    "Zé",
    "Chloé",
    "Guadalupe",
    "Li",
    "Marie-Ange",
]
NAMES = dict(zip(LETTERS, _NAMED, strict=True)) | {f"robot-{n}": name for n, name in enumerate(_NAMED[1:], 1)}


def frame(desk: Desk, person: str | None, lang: str = "en", watching: bool = False, since: int = 0) -> Frame:
    """What a house tells `person` who comes now, or knows the version `since`; `watching`: by the onlookers' link."""
    table, pages = read(desk.rows)
    around = Around(NAMES, desk.world(table.people), watch="WATCH234", watching=watching)
    told = news(pages, Listener(person, lang, since=since), NAMES)
    return Frame(v=len(pages), now=NOW, news=told, view=table_view(table, "ABCD2345", person, around))


def round_of(game: str, seed: int, every: int = 1, setting: Setting | None = None) -> Iterator[Desk]:
    """A table of any setting of the game, or of this one, before each so many acts of its first round, and its end."""
    desk = desk_of(setting or Random(seed).choice(SETTINGS[game]), seed)
    acts = 0
    while desk.table.last is None:
        if desk.table.phase is Phase.PLAYING:
            if acts % every == 0:
                yield desk
            acts += 1
        desk.step()
    yield desk


def in_a_row(game: str, wanted: list[bool], tiles: int, lang: str = "en") -> list[Frame]:
    """Frames of one round, one act after the other, in which it is, or is not, the turn of who is told."""
    for seed in count():
        known, frames = 0, list[Frame]()
        for desk in round_of(game, seed):
            frames.append(frame(desk, "a", lang, since=known))
            known = frames[-1].v
        for at in range(len(frames) - len(wanted)):
            some = frames[at : at + len(wanted)]
            views = [told.view for told in some]
            laid = [len(view.chain.tiles) if view.chain else 0 for view in views]
            moved = laid[0] >= tiles and laid == list(range(laid[0], laid[0] + len(laid)))
            if moved and [view.to_play == view.you for view in views] == wanted:
                return some
    raise AssertionError
