"""The table in every state: every key answers, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from doublesix.wire.messages import Frame
from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.screens import examine
from tests.browser.states import (
    asking,
    at_the_table,
    looking_on,
    match_over,
    moment,
    must_draw,
    must_pass,
    round_over,
    under_way,
)

ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
TWICE = ["Home", "End", "Escape", "n", "Shift+N"]
KEYS = [*ARROWS, "Control+ArrowLeft", "Control+ArrowRight", "Shift+ArrowLeft", "Shift+ArrowRight"]
KEYS += [key for key in TWICE for _ in range(2)]
KEYS += ["Enter", "Space", "PageUp", "PageDown", *"lr1590pcvhebsty"]


@pytest.fixture
def fed(invite: Invite) -> Fed:
    """A page that is told what a test wants."""
    return Fed(invite("Ana").named())


def test_every_key_in_every_state_answers(fed: Fed) -> None:
    path, silent = f"/t/{fed.person.open('draw')}", []
    fed.page.clock.install()
    states = [*at_the_table(), ("round over", round_over("draw")), ("match over", match_over("mexican-train"))]
    for name, told in states:
        fed.goes(path, told)
        fed.page.keyboard.press("Escape")
        fed.person.listen()
        silent += [f"{name}: {key}" for key in KEYS if not answered(fed, key)]
    assert not silent, "\n".join(silent)


def answered(fed: Fed, key: str) -> bool:
    """Whether a key makes the page say or ask for something, or brings the focus somewhere else, which is heard."""
    page = fed.page
    fed.asked.clear()
    page.evaluate("() => { window.before = document.activeElement; window.heard?.splice(0); }")
    page.keyboard.press(key)
    page.clock.run_for(2000)
    moved = page.evaluate("() => document.activeElement !== window.before && document.activeElement !== document.body")
    return bool(moved or fed.person.spoken() or fed.asked)


def test_axe_finds_nothing_where_a_table_is_seldom_looked_at(fed: Fed) -> None:
    page, path = fed.page, f"/t/{fed.person.open('draw')}"
    for name, told, opener in seldom():
        fed.goes(path, told)
        if opener:
            page.locator(opener).first.click()
        examine(page, name)


def seldom() -> Iterator[tuple[str, Frame, str]]:
    """States that few matches come to, and what opens over the table: a name, a frame, what to press."""
    yield "trains must pass", moment("mexican-train", must_pass), ""
    yield "draw must draw", moment("draw", must_draw), ""
    yield "partners my turn", moment("partners", under_way), ""
    yield "looking on", looking_on("draw"), ""
    yield "somebody asks for a seat", asking("a"), ""
    yield "asking for a seat", asking("j", asked=False), ""
    yield "asked for a seat", asking("j"), ""
    yield "seat", moment("draw", under_way), ".seats button:visible"
