"""The table in every state: every key answers, and axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from msgspec.structs import replace
from playwright.sync_api import ViewportSize, expect

from doublesix.phrase import LANGUAGES
from doublesix.wire.messages import Frame
from tests.browser.answering import WALK, covered, letters, open_tables, silent, timed
from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.measure import BOXES
from tests.browser.screens import examine
from tests.browser.states import (
    asking,
    hinting,
    left_alone,
    looking_on,
    match_over,
    moment,
    must_draw,
    must_pass,
    round_over,
    under_way,
)

PAPER = re.compile("The last round’s sheet|How the match ended")
TO_THE_END = """(sheet) => {
  for (const part of sheet.querySelectorAll("details")) part.open = true;
  sheet.scrollTo(0, sheet.scrollHeight);
}"""
ON_TOP = "(note) => note.matches(':popover-open') && note.checkVisibility()"
PHONE: ViewportSize = {"width": 360, "height": 640}
FedIn = Callable[[str], Fed]


@pytest.fixture
def fed(invite: Invite) -> Fed:
    """A page that is told what a test wants."""
    return Fed(invite("Ana").named())


@pytest.fixture
def fed_in(invite: Invite) -> FedIn:
    """Gives such a page in a language, whose time the test lets pass."""
    return lambda lang: timed(Fed(invite("Ana").named(), lang))


def test_every_key_in_every_state_answers_in_one_language_or_another(fed_in: FedIn) -> None:
    """`./dev bench keys` looks at every state in each."""
    quiet = []
    for turn, lang in enumerate(LANGUAGES):
        fed = fed_in(lang)
        for states, keys in ((open_tables, [*WALK, *letters(lang)]), (covered, [*letters(lang), "?"])):
            for name, told, opener in islice(states(lang), turn, None, len(LANGUAGES)):
                quiet += [f"{name} in {lang}: {key}" for key in silent(fed, told, opener, keys)]
    assert not quiet, "\n".join(quiet)


def test_axe_finds_nothing_where_a_table_is_seldom_looked_at(fed: Fed) -> None:
    page, path = fed.page, f"/t/{fed.person.open('draw')}"
    page.set_viewport_size(PHONE)
    for name, told, *openers in seldom():
        fed.goes(path, told)
        for opener in openers:
            page.locator(opener).first.click()
        examine(page, name, sizes=["phone"])


def seldom() -> Iterator[tuple[str, Frame, *tuple[str, ...]]]:
    """States that few matches come to, and what opens over the table: a name, a frame, what to press."""
    yield "trains must pass", moment("mexican-train", must_pass)
    yield "draw must draw", moment("draw", must_draw)
    yield "partners my turn", moment("partners", under_way)
    yield "looking on", looking_on("draw")
    yield "somebody asks for a seat", asking("a")
    yield "asking for a seat", asking("j", asked=False)
    yield "asked for a seat", asking("j")
    yield "seat", moment("draw", under_way), ".seats button:visible"
    yield "menu", moment("draw", under_way), ".menu"
    yield "log", moment("draw", under_way), ".log:visible"
    yield "proof of the deal", round_over("draw"), "summary"
    yield "hints", hinting(), "[data-tile]"
    yield "what the round has told", hinting(), ".totals", "dialog .btn"


def test_what_leads_on_is_in_sight_on_a_phone_however_much_stands_above_it(fed: Fed) -> None:
    page, path = fed.page, f"/t/{fed.person.open('draw')}"
    page.set_viewport_size(PHONE)
    for told, on in ((round_over("salon"), "Ready for round 2"), (match_over("mexican-train"), "Another match")):
        fed.goes(path, told)
        expect(page.get_by_role("button", name=on)).to_be_in_viewport(ratio=1)
        page.get_by_role("dialog").evaluate(TO_THE_END)
        page.get_by_role("button", name="Close", exact=True).click()
        page.get_by_role("button", name=PAPER).click()
        expect(page.get_by_role("button", name=on)).to_be_in_viewport(ratio=1)
    page.goto("/")
    page.get_by_role("button", name="Against robots: Salon").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)


def test_the_way_back_to_a_sheet_lies_over_nothing(fed: Fed) -> None:
    page, path = fed.page, f"/t/{fed.person.open('draw')}"
    fed.goes(path, round_over("draw"))
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("button", name=PAPER).last).to_be_visible()
    for width, height in ((1280, 800), (360, 640), (320, 640), (640, 400), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BOXES) == [], f"at {width} × {height}"


def test_the_answer_to_a_key_is_seen_above_what_lies_over_the_table(fed: Fed) -> None:
    fed.goes(f"/t/{fed.person.open('draw')}", moment("draw", under_way))
    fed.page.get_by_role("button", name="Scores").click()
    fed.page.get_by_role("dialog").wait_for()
    fed.page.keyboard.press("t")
    assert fed.page.locator(".note", has_text="Your turn").evaluate(ON_TOP)


def test_a_hint_goes_with_its_turn(fed: Fed) -> None:
    told = hinting()
    told = replace(told, view=replace(told.view, to_play=told.view.you))
    fed.goes(f"/t/{fed.person.open('draw')}", told)
    fed.page.keyboard.press("i")
    expect(fed.page.locator(".notice", has_text="Thinking of a hint")).to_be_visible()
    fed.show(replace(told, view=replace(told.view, turn=told.view.turn + 1)))
    expect(fed.page.locator(".notice")).to_have_count(0)


def test_T6_who_is_left_alone_goes_on_or_ends_the_match(fed: Fed) -> None:
    page, path = fed.page, f"/t/{fed.person.open('draw')}"
    page.set_viewport_size({"width": 360, "height": 740})
    fed.goes(path, left_alone("a"))
    expect(page.locator("[data-seat='1'] .narrow", has_text="has left")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("region", name="The table asks")).to_have_count(0)
    assert fed.asked == []
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="End the match").click()
    fed.show(left_alone("a", ended=True))
    assert fed.asked == [{"kind": "end"}]
    expect(page.get_by_role("button", name="Another match")).to_be_visible()
    fed.goes(path, left_alone("a", between=True))
    asks = page.get_by_role("dialog").get_by_role("region", name="The table asks")
    asks.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("region", name="The table asks")).to_have_count(0)
    fed.goes(path, left_alone("b", ended=True))
    expect(page.get_by_text("Home", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Another match")).to_have_count(0)
