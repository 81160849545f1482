"""Names: real ones of all scripts, none that deceives, no two alike at one table (X01, X03)."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest

from doublesix.table import intents
from doublesix.web.names import LONGEST_NAME, alike, tidy_name
from tests.support.guest import Guest, people
from tests.support.house import open_house

REAL = [
    "Ana",
    "José",
    "Łukasz O’Brien-Šimić",
    "Đặng Thị Ngọc",
    "Ольга",
    "Γιώργος",
    "محمد",
    "שָׂרָה",
    "अनुष्का",
    "ক্\u200dষমা",
    "می\u200cنا",
    "வெங்கட்",
    "สมชาย",
    "美咲",
    "김민준",
    "R2-D2",
    "X Æ A-12",
]


@pytest.mark.parametrize("name", REAL)
def test_a_real_name_stays_as_it_is(name: str) -> None:
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "sign",
    ["\u202e", "\u2066", "\u200f", "\u061c", "\u200b", "\u200d", "\ufeff", "\u00ad", "\u034f", "\u3164", "\x00", "\x1b",
     "\n", "\u2028", "\ufe0f", "\U000e0041", "\u180e", "\u2800", "\ue000", "\ufff9"],
)  # fmt: skip
def test_a_sign_that_shows_nothing_or_turns_the_text_is_taken_out(sign: str) -> None:
    assert tidy_name(f"{sign}Ana{sign}") == "Ana"
    assert tidy_name(f"An{sign}a") == "An a"
    assert tidy_name(sign) is None


@pytest.mark.parametrize("name", ["", "   ", "…", "😀", "\u0301\u0301", "A" + "\u0301" * 9, "x" * (LONGEST_NAME + 1)])
def test_what_cannot_be_said_or_shown_is_no_name(name: str) -> None:
    assert tidy_name(name) is None


def test_accents_do_not_count_towards_the_length() -> None:
    assert tidy_name("שָׂ" * LONGEST_NAME) is not None
    assert tidy_name("שָׂ" * (LONGEST_NAME + 1)) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ANA", "Ana"),
        ("Jose\u0301", "JOS\u00c9"),
        ("Аnа", "Ana"),  # Cyrillic А and а
        ("ВOB", "Bob"),  # Cyrillic В
        ("ВЕРА", "Вера"),
        ("ΝΙΚΟΣ", "Νικος"),
        ("Αnna", "Anna"),  # Greek Α
        ("Straße", "STRASSE"),
        ("Ｒｕｉ", "Rui"),
        ("Iris", "lris"),
        ("B0b", "Bob"),
        ("می\u200cنا", "مینا"),
    ],
)
def test_X03_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert alike(one, ["Léa", other])
    assert alike(other, [one])


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("José", "Jose"), ("Вера", "Bera"), ("Léa", "Lea")])
def test_names_that_can_be_told_apart_are_two(one: str, other: str) -> None:
    assert not alike(one, [other])


def test_X03_the_second_of_a_name_is_asked_for_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, second, rui = [Guest(running.base) for _ in range(3)]
            for guest, name in ((ana, "Ana"), (second, "АNА"), (rui, "Rui")):
                assert (await guest.call_me(name)).status_code == 200
            code = await ana.open("salon")
            async with second.at(code) as side, rui.at(code) as other:
                assert await side.why(intents.Sit()) == "same-name"
                await other.done(intents.Sit())
                refused = await rui.call_me("ana")
                assert (refused.status_code, refused.json()["why"]) == (400, "same-name")
                assert (await second.call_me("Anabela")).status_code == 200
                await side.done(intents.Sit())
                await side.until(lambda view: [seat.name for seat in view.seats] == ["Ana", "Rui", "Anabela"])
                assert (await ana.call_me("ANA")).status_code == 200  # one's own name in other letters
            for guest in (ana, second, rui):
                await guest.close()

    asyncio.run(run())


def test_X03_of_two_of_a_name_who_sit_down_at_once_one_sits(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            (ana,) = await people(running.base, {"Ana": "en"})
            both = [Guest(running.base), Guest(running.base)]
            for guest in both:
                await guest.call_me("Rui")
            code = await ana.open("draw")
            async with both[0].at(code) as one, both[1].at(code) as other:
                answers = await asyncio.gather(one.ask(intents.Sit()), other.ask(intents.Sit()))
                assert sorted(getattr(answer, "why", "") for answer in answers) == ["", "same-name"]
            for guest in (ana, *both):
                await guest.close()

    asyncio.run(run())


def test_S18_a_name_opens_nothing(tmp_path: Path) -> None:
    """Who calls themselves as a player who is away gets no seat of theirs and sees no hand."""

    async def run() -> None:
        async with open_house(tmp_path) as running:
            ana, rui, thief = [Guest(running.base) for _ in range(3)]
            for guest, name in ((ana, "Ana"), (rui, "Rui"), (thief, "Rui")):
                await guest.call_me(name)
            code = await ana.open("draw")
            async with ana.at(code) as host:
                async with rui.at(code) as gone:
                    await gone.done(intents.Sit())
                    await host.done(intents.Start())
                async with thief.at(code) as side:
                    assert (side.view.you, side.view.hand) == (None, None)
                    assert await side.why(intents.Sit()) in ("same-name", "already-started")
                    assert side.view.hand is None
            for guest in (ana, rui, thief):
                await guest.close()

    asyncio.run(run())


def test_X01_markup_in_a_name_is_text(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as running:
            guest = Guest(running.base)
            assert (await guest.call_me("<img src=x onerror=a>")).json() == {"name": "<img src=x onerror=a>"}
            code = await guest.open("draw")
            async with guest.at(code) as side:
                assert side.view.seats[0].name == "<img src=x onerror=a>"
            page = await guest.http.get(f"/t/{code}")
            assert "onerror" not in page.text
            await guest.close()

    asyncio.run(run())
