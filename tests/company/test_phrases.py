"""Phrases: each hears them in their own language, only who sits says them, and they never move a turn (S05)."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from doublesix.phrase.say import LANGUAGES, say
from doublesix.rules.round import legal
from doublesix.table import intents
from doublesix.table.acting import intent_of
from doublesix.table.beside import PHRASES
from doublesix.table.refusal import Refusal
from doublesix.table.table import Access
from tests.support.desk import Desk
from tests.support.frames import read, told, view_of
from tests.support.guest import people
from tests.support.house import open_house

WELL_PLAYED = intents.Say(phrase="well-played")


def test_each_hears_a_phrase_in_their_own_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running, AsyncExitStack() as stack:
            guests = await people(running.base, {"Ana": "en", "Rui": "pt-BR", "Zoé": "fr"})
            for guest in guests:
                stack.push_async_callback(guest.close)
            code = await guests[0].open("draw")
            sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
            for side in sides[1:]:
                await side.done(intents.Sit())
            v = await sides[1].done(WELL_PLAYED)
            for guest, side in zip(guests, sides, strict=True):
                await side.reaches(v)
                (heard,) = [item for frame in side.frames for item in frame.news if item.v == v]
                assert say(guest.lang, "phrase-well-played") in heard.text
                assert say(guest.lang, "phrase-well-played") in heard.spoken
                assert (heard.kind, heard.seat) == ("said", 1)

    asyncio.run(run())


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_has_its_own_words_in_every_language(phrase: str) -> None:
    desk = Desk("draw").sit("b")
    desk.do("b", intents.Say(phrase=phrase))
    _, pages = read(desk.rows)
    for lang in LANGUAGES:
        words = say(lang, f"phrase-{phrase}")
        for person in ("a", "b", None):
            assert words in told(pages, person, len(pages) - 1, lang)[-1].spoken
        assert [say(lang, f"phrase-{other}") for other in PHRASES].count(words) == 1


def test_only_who_sits_and_stays_says_something() -> None:
    desk = Desk("draw").sit("bc").start()
    desk.do("c", intents.Leave())
    assert desk.why("x", WELL_PLAYED) is desk.why("c", WELL_PLAYED) is Refusal.NOT_SEATED
    assert desk.why("a", intents.Say(phrase="<b>")) is Refusal.UNKNOWN_PHRASE
    assert view_of(desk.table, "b").phrases == list(PHRASES)
    assert view_of(desk.table, "x").phrases == []


@pytest.mark.parametrize("access", list(Access))
def test_S05_a_phrase_moves_neither_turn_nor_clock(access: Access) -> None:
    robots = 1 if access is Access.SOLO else 0
    desk = Desk("draw", access=access, robots=robots).sit("" if robots else "b").start()
    before, turn = desk.table, desk.table.turn
    assert before.round
    desk.now += 7_000
    desk.do("a", WELL_PLAYED)
    assert desk.table == before
    desk.do(desk.to_play, intent_of(legal(before.round)[0]), turn)
    assert desk.table.turn > turn


def test_phrases_are_said_after_the_match_too() -> None:
    desk = Desk("draw", {"target": 50}).sit("b").start().finish()
    assert desk.do("b", WELL_PLAYED)
