"""What one listener hears of a match, game by game, as text that can be read aloud.

Write it anew with `DOUBLESIX_GOLDEN=write pytest tests/transcripts`, and read the difference before it is kept.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from doublesix.phrase import LANGUAGES, reason
from doublesix.table.refusal import Refused
from doublesix.table.table import Table
from doublesix.wire.messages import News
from doublesix.wire.news import Listener, Page, news
from tests.support.frames import read
from tests.transcripts.scenes import LISTENER, PEOPLE, SCENES, Heard, Scene, performed

GOLDEN = Path(__file__).parent / "golden"


@cache
def match_of(name: str) -> tuple[Table, list[Page], list[Heard]]:
    """A scene, played once for all its languages."""
    desk, heard = performed(SCENES[name])
    return *read(desk.rows), heard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_what_is_heard_is_what_was_reviewed(scene: Scene, lang: str) -> None:
    file = GOLDEN / f"{scene.name}.{lang}.txt"
    text = "\n".join([*transcript(scene, lang, brief=False), "", *transcript(scene, lang, brief=True), ""])
    if os.environ.get("DOUBLESIX_GOLDEN") == "write":
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_scene_brings_all_that_it_was_chosen_for(scene: Scene) -> None:
    _, pages, heard = match_of(scene.name)
    kinds = {item.told.fact.kind for one in heard if one.v for item in pages[one.v - 1].items}
    assert {*scene.hears, "stood-in", "scored", "won"} <= kinds
    assert len([one for one in heard if one.refused]) > 3


def transcript(scene: Scene, lang: str, brief: bool) -> Iterator[str]:
    """A line for each text that is spoken; "!" before what is urgent."""
    table, pages, heard = match_of(scene.name)
    names = {**PEOPLE, "robot-1": "Cog"}
    yield f"{scene.name}, {lang}, {'brief' if brief else 'full'}: heard by {PEOPLE[LISTENER]}"
    for one in heard:
        if one.skipped:
            yield "…"
        elif one.refused:
            yield f"! {refusal(table, one.refused, names, lang)}"
        else:
            yield from map(line, spoken(pages[one.v - 1], names, lang, brief))


def spoken(page: Page, names: dict[str, str], lang: str, brief: bool) -> list[News]:
    """What a row says aloud."""
    items = news([page], Listener(LISTENER, lang, brief, page.v - 1), names)
    return [item for item in items if item.spoken]


def line(item: News) -> str:
    return f"{'!' if item.urgent else ' '} {item.spoken}"


def refusal(table: Table, refused: Refused, names: dict[str, str], lang: str) -> str:
    args = dict(refused.args_of_text)
    if "seat" in args:
        args["name"] = names[table.seats[int(args.pop("seat"))].person]
    return reason(lang, refused.why, **args)
