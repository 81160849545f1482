"""The puzzle of the day: one right play, proved; the same for everyone; a page for it in every language."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta

import httpx
import pytest
from starlette.applications import Starlette

from doublesix.guide.puzzle_page import puzzle_page
from doublesix.guide.puzzles import CHOICES, CLEAR, Puzzle, puzzle
from doublesix.guide.render import Assets
from doublesix.phrase.say import LANGUAGES, say
from doublesix.rules.actions import Pass
from doublesix.rules.match import begin, settle
from doublesix.rules.round import Round, apply, plays
from doublesix.rules.variants import VARIANTS
from doublesix.web.app import _routes

DAYS = [date(2026, 11, 1) + timedelta(n) for n in range(12)]
MATCH = begin(VARIANTS["partners"].ruleset({}, 4), 4)
HOUSE = Starlette(routes=[route for route in _routes() if getattr(route, "path", "") == "/puzzle"])


def by_trying_all(r: Round, alpha: int = -1000, beta: int = 1000) -> int:
    """What a round is worth to the side that plays, by the rules and nothing else."""
    if r.over:
        points = settle(MATCH, r).score.points
        return points[r.turn % 2] - points[1 - r.turn % 2]
    for action in plays(r, r.turn) or [Pass()]:
        then = apply(r, action)[0]
        value = -by_trying_all(then, -beta, -alpha) if then.turn % 2 != r.turn % 2 else by_trying_all(then, alpha, beta)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return alpha


def page(found: Puzzle, asked: str, lang: str) -> str:
    return puzzle_page(found.day, found.day, asked, lang, Assets())


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_one_play_is_clearly_better_than_all_others(day: date) -> None:
    best, second, *_ = puzzle(day).answers
    assert best.points - second.points >= CLEAR
    assert len(puzzle(day).answers) >= CHOICES


def test_what_a_play_comes_to_is_what_trying_all_says() -> None:
    smallest = min(map(puzzle, DAYS), key=lambda found: sum(map(len, found.round.hands)))
    for answer in smallest.answers:
        then = apply(smallest.round, answer.play)[0]
        same = then.turn % 2 == smallest.round.turn % 2
        assert answer.points == by_trying_all(then) * (1 if same else -1)


def test_a_day_has_the_same_puzzle_each_time_and_another_day_another() -> None:
    found = puzzle(DAYS[0])
    puzzle.cache_clear()
    assert puzzle(DAYS[0]) == found
    assert len({puzzle(day).round.hands for day in DAYS}) == len(DAYS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_right_play_is_told_with_its_reason_and_a_wrong_one_does_not_give_it_away(lang: str) -> None:
    found = puzzle(DAYS[0])
    best, second = found.answers[0].play, found.answers[1].play
    words = {play: say(lang, "review-move", tile=str(play.tile), place=play.place) for play in (best, second)}
    right = page(found, f"{best.tile} {best.place}", lang).split('id="verdict"')[1].split("</section>")[0]
    assert words[best] in right
    assert words[second] in right
    wrong = page(found, f"{second.tile} {second.place}", lang).split('id="verdict"')[1].split("</section>")[0]
    assert words[second] in wrong
    assert words[best] not in wrong
    assert 'id="verdict"' not in page(found, "6-6 nowhere", lang)


def test_the_house_shows_the_puzzle_of_today_and_none_of_days_to_come() -> None:
    assert get("/puzzle?lang=fr").status_code == 200
    today = datetime.now(UTC).date()
    assert get(f"/puzzle?day={today - timedelta(3)}").status_code == 200
    assert [get(f"/puzzle?day={day}").status_code for day in (today + timedelta(3), "soon")] == [404, 404]


def get(address: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(HOUSE), base_url="http://localhost") as client:
            return await client.get(address)

    return asyncio.run(ask())
