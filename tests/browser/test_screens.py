"""Every screen, by day and by night, on a desk and on a phone: axe finds nothing, nothing sticks out."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person, Sight
from tests.browser.play import act, by_keys, play_on, play_together, ready
from tests.browser.screens import axe, examine, lit
from tests.browser.table import choose_where, in_turn, two_at, until_there_is_a_choice


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
    ana, bo = two_at("draw", invite, options={"target": 500})  # no round alone ends that
    mine, other = in_turn(ana, bo)
    examine(mine.page, "table open the round", still=True)
    examine(other.page, "table wait for the opening", still=True)
    mine, other = until_there_is_a_choice(ana, bo)
    examine(mine.page, "table my turn", still=True)
    examine(other.page, "table off turn", still=True)
    choose_where(mine)
    examine(mine.page, "table choosing a place", still=True)
    mine.page.keyboard.press("F1")
    examine(mine.page, "keys", still=True)
    mine.page.keyboard.press("Escape")
    scores = mine.page.get_by_role("button", name="Scores")
    scores.click()
    examine(mine.page, "scores", still=True)
    mine.page.keyboard.press("Escape")
    expect(scores).to_be_focused()
    play_together({ana: by_keys, bo: by_keys}, "round")
    examine(ana.page, "round over")


def test_table_of_trains_with_a_double_to_cover(invite: Invite) -> None:
    ana = invite("Ana").named()
    ana.go(ana.open("mexican-train", access="solo", robots=["steady"] * 3))
    covering = ana.page.locator(".turn-word", has_text="Cover")
    while not covering.count():
        assert ana.look()["sheet"] != "match", "four rounds without a double to cover"
        play_one(ana)
    examine(ana.page, "trains to cover", still=True)
    while len(ana.look()["can"]) < 2:
        play_one(ana)
    ana.page.keyboard.press("Home")
    ana.page.keyboard.press("n")
    examine(ana.page, "trains my turn", still=True)
    play_on(ana, by_keys, until="round")
    examine(ana.page, "trains round over")
    play_on(ana, by_keys, until="match")
    examine(ana.page, "trains match over")
    ana.page.get_by_role("link", name="Replay").hover()
    lit(ana.page, "forced")
    assert axe(ana.page) == []


def test_table_of_ten_in_five_teams_to_its_end(invite: Invite) -> None:
    ana = invite("Ana").named()
    options = {"set": 12, "teams": 5, "limit": 150}
    ana.go(ana.open("salon", access="solo", options=options, robots=["steady"] * 9))
    while not ana.look()["mine"]:
        play_one(ana)
    examine(ana.page, "ten seats my turn", still=True)
    play_on(ana, by_keys, until="round")
    examine(ana.page, "ten seats round over")
    play_on(ana, by_keys, until="match")
    examine(ana.page, "ten seats match over")


def play_one(person: Person) -> None:
    """One turn with robots, with a double where one can be played."""
    seen = person.look()
    if seen["mine"]:
        act(person, doubles_first, seen)
    else:
        move_on(person, seen)


def move_on(person: Person, seen: Sight) -> None:
    if seen["sheet"]:
        ready(person)
        person.until("() => document.querySelector('#h-round') === null")
    else:
        person.until("() => document.querySelector('.turn-word, #h-round, #h-match') !== null")


def doubles_first(person: Person, seen: Sight) -> None:
    doubles = [tile for tile in seen["can"] if len(set(tile.split("-"))) == 1]
    if doubles:
        person.page.locator(f"[data-tile='{doubles[0]}']").focus()
        person.page.keyboard.press("Enter")
        if person.page.evaluate("document.activeElement.dataset.place"):
            person.page.keyboard.press("Enter")
    else:
        by_keys(person, seen)
