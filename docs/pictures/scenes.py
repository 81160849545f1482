"""What there is to be seen in a house: pages and tables, each made by guests who play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from guests import Guest, play
from looking import DESK, PHONE, Line, Shot
from playwright.sync_api import Page
from ways import HAND, begin, choose, company, few_left, guide_of, hinted, late, middle, narrow, pressed, solo, two_ways

LOW, TABLET = (640, 360), (768, 1024)


def home(house: str) -> Shot:
    """The home page of somebody who plays already, with a public table."""
    ana, bo = Guest(house, "Ana"), Guest(house, "Bo")
    code = bo.open("mexican-train", access="public")
    Guest(house, "Cléo").come(code)
    ana.open("partners")
    return Shot(ana, "/", "main h3")


def new_table(house: str) -> Shot:
    """Opening a table of the game with the most to choose."""
    return pressed(house, "Open a table: Salon", "form fieldset")


def against_robots(house: str) -> Shot:
    """Opening one against robots."""
    return pressed(house, "Against robots: Partnership", "form fieldset")


def settings(house: str) -> Shot:
    """The settings, over the home page."""
    return pressed(house, "Settings", ".all")


def devices(house: str) -> Shot:
    """The end of the settings: the link to one's other devices."""

    def ask(page: Page) -> None:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Add another device").click()
        page.locator("[aria-labelledby=h-devices] svg").last.wait_for()
        page.get_by_role("button", name="Done").scroll_into_view_if_needed()

    return Shot(Guest(house, "Ana"), "/", "main h3", ask)


def waiting(house: str) -> Shot:
    """A waiting room with three of four."""
    guests, code = company(house, "partners", 3)
    return Shot(guests[0], f"/t/{code}", "main h2")


def sit_down(house: str) -> Shot:
    """What who comes by the link sees first."""
    _, code = company(house, "partners", 2)
    return Shot(Guest(house, "Davi"), f"/t/{code}", "main h2")


def door(house: str) -> Shot:
    """Somebody comes while the match runs."""
    guests, code = company(house, "partners", 4, watch=True)
    begin(guests)
    return Shot(Guest(house, "Emma"), f"/t/{code}", "main h2")


def onlookers(house: str) -> Shot:
    """A match with somebody who looks on, and the menu that says so."""
    guests, code = company(house, "partners", 4, watch=True)
    begin(guests)
    play(guests, lambda view: late(view, 8))
    watch = guests[0].view["watch"]
    Guest(house, "Emma").come(watch, "watch")

    def lay(page: Page) -> None:
        page.locator("button.menu").click()
        page.wait_for_function("() => document.querySelector('dialog input')?.value.includes('192.168')")

    return Shot(guests[0], f"/t/{code}", HAND, lay)


def partners(house: str) -> Shot:
    """Two against two, well into a round in which somebody passed."""
    guests, code = company(house, "partners", 4)
    begin(guests)
    play(guests, lambda view: late(view, 12) and view["playable"] > 1 and any(seat["passed"] for seat in view["seats"]))
    return Shot(guests[0], f"/t/{code}", HAND, sizes=(DESK, PHONE, TABLET))


def draw(house: str) -> Shot:
    """Two at draw dominoes."""
    return solo(house, "draw", 1, 9)


def salon(house: str) -> Shot:
    """Ten at salon, in five teams, with a double-twelve set."""
    return solo(house, "salon", 9, 30, {"set": 12, "teams": 5})


def train(house: str) -> Shot:
    """Four at Mexican train, when somebody's train is open."""
    seen = solo(house, "mexican-train", 3, 24, seen=lambda view: any(row["open"] for row in view["trains"]["rows"][:4]))
    return replace(seen, sizes=(DESK, PHONE, TABLET))


def cover(house: str) -> Shot:
    """A double that has to be covered."""
    return solo(house, "mexican-train", 3, 8, seen=lambda view: any(row["cover"] for row in view["trains"]["rows"]))


def choosing(house: str) -> Shot:
    """A tile is chosen, and both its places are lit."""

    def lit(page: Page) -> None:
        choose(page)

    return replace(solo(house, "draw", 3, 6, seen=two_ways), then=lit)


def dragging(house: str) -> Shot:
    """A tile on its way to its place."""

    def drag(page: Page) -> None:
        middle(page, choose(page))
        page.mouse.down()
        middle(page, page.locator("[data-place]").last, steps=6, off=14)

    return replace(solo(house, "draw", 1, 6, seen=two_ways), then=drag)


def low_window(house: str) -> Shot:
    """A phone held across: the hand beside the board."""
    return replace(partners(house), sizes=(LOW,))


def low_trains(house: str) -> Shot:
    """The same with trains."""
    return replace(train(house), sizes=(LOW,))


def lost(house: str) -> Shot:
    """The line to the house is cut: the table stays as it was."""
    line = Line()
    return replace(solo(house, "draw", 3, 5), before=line.lay, then=line.cut)


def hint(house: str) -> Shot:
    """A hint, at a practice table: the best play and why."""

    def ask(page: Page) -> None:
        page.get_by_role("button", name="Hint").click()
        page.locator(".notice", has_not_text="Thinking").wait_for()

    return replace(hinted(house), then=ask)


def deduction(house: str) -> Shot:
    """What the round has told of each hand, at a practice table."""

    def show(page: Page) -> None:
        page.locator(".bar .totals").click()
        page.locator("dialog .btn").first.click()

    return replace(hinted(house), then=show)


def round_over(house: str) -> Shot:
    """The sheet of a round that ended with little left in the hands."""
    guests, code = company(house, "partners", 4, {"target": 500})
    begin(guests)
    play(guests, lambda view: view["phase"] == "between" and view["round"] > 1 and few_left(view["result"]))
    return Shot(guests[0], f"/t/{code}", "[data-heading]")


def proof(house: str) -> Shot:
    """How the deal of a round is checked."""

    def unfold(page: Page) -> None:
        page.locator("details summary").click()
        page.locator("details").scroll_into_view_if_needed()

    return replace(round_over(house), then=unfold, there="details")


def match_over(house: str) -> Shot:
    """The end of a match."""
    guests, code = company(house, "partners", 4, {"target": 50})
    begin(guests)
    play(guests, lambda view: False)
    return Shot(guests[0], f"/t/{code}", "[data-heading]")


def log_sheet(house: str) -> Shot:
    """The log, or on a wide window the keys, laid over the table."""

    def lay(page: Page) -> None:
        page.locator(".acts .log" if narrow(page) else ".bar .keys").first.click()
        page.wait_for_selector("dialog[open]")

    return replace(draw(house), then=lay)


def seat_sheet(house: str) -> Shot:
    """All there is to know of one seat, by a tap on it."""

    def lay(page: Page) -> None:
        page.locator("[data-seat] button[aria-label*='passed on']").first.click()
        page.wait_for_selector("dialog[open]")

    return replace(partners(house), then=lay, sizes=(DESK, PHONE))


def replay(house: str) -> Shot:
    """A replay in the middle of its first round."""
    shot = match_over(house)
    code = shot.path.removeprefix("/t/")
    return Shot(shot.guest, f"/replay/{code}?at=12", "input[type=range]")


def review(house: str) -> Shot:
    """What the turns of a match were worth, beside its replay."""

    def ask(page: Page) -> None:
        page.get_by_role("button", name="Review").click()
        page.locator("#h-review-players").wait_for(timeout=240_000)

    return replace(replay(house), then=ask)


def guide(house: str) -> Shot:
    """The guide of partnership dominoes, at its first position."""
    return guide_of(house, "partners", "en")


def guide_in_french(house: str) -> Shot:
    """That of draw dominoes in French."""
    return guide_of(house, "draw", "fr")


def guide_in_portuguese(house: str) -> Shot:
    """That of Mexican train in Portuguese."""
    return guide_of(house, "mexican-train", "pt-BR")


def puzzle(house: str) -> Shot:
    """The puzzle of a day, with its answer."""
    return Shot(Guest(house, "Ana"), "/puzzle?day=2026-03-14&lang=en&play=answer", ".hand, .tiles")


PICTURES: dict[str, Callable[[str], Shot]] = {
    "home": home,
    "new-table": new_table,
    "against-robots": against_robots,
    "settings": settings,
    "devices": devices,
    "waiting": waiting,
    "sit-down": sit_down,
    "partners": partners,
    "draw": draw,
    "salon": salon,
    "train": train,
    "choosing": choosing,
    "dragging": dragging,
    "cover": cover,
    "hint": hint,
    "deduction": deduction,
    "lost": lost,
    "low-window": low_window,
    "low-trains": low_trains,
    "door": door,
    "onlookers": onlookers,
    "log": log_sheet,
    "seat": seat_sheet,
    "round-over": round_over,
    "proof": proof,
    "match-over": match_over,
    "replay": replay,
    "review": review,
    "guide": guide,
    "guide-in-french": guide_in_french,
    "guide-in-portuguese": guide_in_portuguese,
    "puzzle": puzzle,
}
