"""A double click where one press does: it is asked for once, and no second press is taken for a second thought."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from doublesix.wire.messages import Frame
from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.rounds import frame
from tests.browser.states import match_over, moment, round_over, under_way, waiting
from tests.support.desk import Desk

PRESSES = {
    "Start": (lambda: frame(Desk("draw").sit("b"), "a"), {"kind": "start"}),
    "Leave the table": (lambda: waiting(viewer="b"), {"kind": "leave"}),
    "Ready for round 2": (lambda: round_over("draw"), {"kind": "ready"}),
    "Another match": (lambda: match_over("mexican-train"), {"kind": "rematch"}),
    "Sit down": (lambda: waiting(viewer=None), {"kind": "sit"}),
}
"""By a button's name: where it stands, and what it asks for."""


@pytest.mark.parametrize(("button", "told", "asks"), [(name, *rest) for name, rest in PRESSES.items()])
def test_a_double_click_asks_once(invite: Invite, button: str, told: Callable[[], Frame], asks: dict[str, str]) -> None:
    fed = Fed(invite("Ana").named())
    fed.goes("/t/ABCD2345", told())
    fed.page.get_by_role("button", name=button, exact=True).dblclick()
    fed.page.wait_for_load_state("networkidle")
    fed.settled()
    assert asked(fed) == [asks]


def test_a_double_click_on_leave_is_no_second_thought(invite: Invite) -> None:
    fed = Fed(invite("Ana").named())
    fed.goes("/t/ABCD2345", moment("draw", under_way))
    fed.page.get_by_role("button", name="Table menu").click()
    leave = fed.page.get_by_role("button", name="Leave the match")
    leave.dblclick()
    expect(fed.page.get_by_role("alert").filter(has_text=re.compile("Press again"))).to_be_visible()
    assert fed.asked == []
    leave.click()
    fed.settled()
    assert fed.asked == [{"kind": "leave"}]


def test_a_double_click_starts_without_nobody_who_is_away(invite: Invite) -> None:
    desk = Desk("draw").sit("b")
    desk.present = "a"
    fed = Fed(invite("Ana").named())
    fed.goes("/t/ABCD2345", frame(desk, "a"))
    fed.page.get_by_role("button", name="Start").dblclick()
    expect(fed.page.get_by_role("alert").filter(has_text="away")).to_be_visible()
    assert asked(fed) == []


def asked(fed: Fed) -> list[dict[str, object]]:
    """What the page has asked for, but for its part in the shuffle."""
    named = [{name: value for name, value in one.items() if name != "salt"} for one in fed.asked]
    return [one for one in named if one["kind"] != "salt"]
