"""Every screen, by day and by night, on a desk and on a phone: axe finds nothing, nothing sticks out."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.screens import axe, examine, lit
from tests.browser.states import can_choose, match_over, moment, must_cover, opens, round_over, under_way
from tests.browser.table import choose_where
from tests.strategies import Setting

TEN = Setting("salon", {"set": 12, "teams": 5, "limit": 150}, 10)


def test_home_settings_and_waiting_room(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    page = ana.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Mexican train")).to_be_visible()
    examine(page, "home first")
    ana.comes_home()
    code = ana.open("salon", access="public", options={"set": 12})
    page.reload()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    examine(page, "home")
    page.get_by_role("button", name="Settings").click()
    examine(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Against robots: Salon").click()
    examine(page, "new table")

    ana.go(code)
    bo.go(code)
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    examine(page, "waiting room host")
    expect(bo.page.get_by_role("button", name="Sit down")).to_be_visible()
    examine(bo.page, "waiting room guest")
    bo.go("AAAAAAAA")
    bo.forgives = "404"
    expect(bo.page.get_by_role("heading")).to_be_visible()
    examine(bo.page, "no such table")


def test_table_of_two_with_its_sheets(invite: Invite) -> None:
    ana = invite("Ana").named()
    fed, path, page = Fed(ana), f"/t/{ana.open('draw')}", ana.page
    for name, told in (
        ("open the round", moment("draw", opens)),
        ("wait for the opening", moment("draw", opens, mine=False)),
        ("off turn", moment("draw", lambda view: not opens(view), mine=False)),
        ("my turn", moment("draw", can_choose)),
    ):
        fed.goes(path, told)
        examine(page, f"table {name}", still=True)
    choose_where(ana)
    examine(page, "table choosing a place", still=True)
    page.keyboard.press("F1")
    examine(page, "keys", still=True)
    page.keyboard.press("Escape")
    scores = page.get_by_role("button", name="Scores")
    scores.click()
    examine(page, "scores", still=True)
    page.keyboard.press("Escape")
    expect(scores).to_be_focused()
    fed.goes(path, round_over("draw"))
    examine(page, "round over")


def test_table_of_trains_with_a_double_to_cover(invite: Invite) -> None:
    ana = invite("Ana").named()
    fed, path, page = Fed(ana), f"/t/{ana.open('mexican-train')}", ana.page
    fed.goes(path, moment("mexican-train", must_cover))
    expect(page.locator(".turn-word", has_text="Cover")).to_be_visible()
    examine(page, "trains to cover", still=True)
    fed.goes(path, moment("mexican-train", lambda view: under_way(view) and view.playable > 1))
    page.keyboard.press("Home")
    page.keyboard.press("n")
    examine(page, "trains my turn", still=True)
    for name, told in (("round over", round_over("mexican-train")), ("match over", match_over("mexican-train"))):
        fed.goes(path, told)
        examine(page, f"trains {name}")
    page.get_by_role("link", name="Replay").hover()
    lit(page, "forced")
    assert axe(page) == []


def test_table_of_ten_in_five_teams_to_its_end(invite: Invite) -> None:
    ana = invite("Ana").named()
    fed, path, page = Fed(ana), f"/t/{ana.open('salon')}", ana.page
    fed.goes(path, moment("salon", under_way, setting=TEN))
    expect(page.locator("[data-seat]")).to_have_count(10)
    examine(page, "ten seats my turn", still=True)
    for name, told in (
        ("round over", round_over("salon", setting=TEN)),
        ("match over", match_over("salon", setting=TEN)),
    ):
        fed.goes(path, told)
        examine(page, f"ten seats {name}")
