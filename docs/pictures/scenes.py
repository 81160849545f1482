"""What there is to be seen in a house: pages and tables, each made by guests who play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from guests import Guest, Json, play
from looking import DESK, PHONE, Line, Shot
from playwright.sync_api import Locator, Page

NAMES = ("Ana", "Bo", "Cléo", "Davi")
LOW, TABLET = (640, 360), (768, 1024)
HAND = "[role=listbox]"
CHOICE = "[data-tile].can"


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
    return Shot(guests[0], f"/t/{code}", HAND, lambda page: page.locator("button.menu").click())


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
        page.locator(".note").wait_for()

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
        page.locator("[data-seat] button:visible").first.click()
        page.wait_for_selector("dialog[open]")

    return replace(salon(house), then=lay)


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


def company(
    house: str, game: str, people: int, options: Json | None = None, watch: bool = False
) -> tuple[list[Guest], str]:
    """People at one table; with `watch` onlookers are let in."""
    guests = [Guest(house, name) for name in NAMES[:people]]
    code = guests[0].open(game, options=options or {})
    for guest in guests:
        guest.come(code)
    if watch:
        guests[0].do({"kind": "watch", "on": True})
    return guests, code


def solo(
    house: str,
    game: str,
    robots: int,
    laid: int,
    options: Json | None = None,
    seen: Callable[[Json], bool] = lambda view: True,
    **more: object,
) -> Shot:
    """One person against robots, when so many tiles are laid, it is the person's turn, and this is to be seen."""
    ana = Guest(house, "Ana")
    code = ana.open(game, access="solo", robots=["steady"] * robots, options=options or {}, **more)
    ana.come(code)
    begin([ana])
    play([ana], lambda view: late(view, laid) and seen(view))
    return Shot(ana, f"/t/{code}", HAND)


def hinted(house: str) -> Shot:
    """A practice table with hints, in the middle of a round in which somebody passed."""

    def seen(view: Json) -> bool:
        return view["playable"] > 1 and sum(bool(one["none"]) for one in view["known"]) > 1

    return solo(house, "partners", 3, 9, seen=seen, practice=True, hints=True)


def guide_of(house: str, game: str, lang: str) -> Shot:
    """A guide, at its first position."""
    to_diagram: Callable[[Page], None] = lambda page: page.locator(".diagram").first.scroll_into_view_if_needed()  # noqa: E731
    return Shot(Guest(house, "Ana"), f"/guide/{game}?lang={lang}", ".diagram", to_diagram)


def pressed(house: str, button: str, there: str) -> Shot:
    """The home page, when a button of it was pressed."""

    def press(page: Page) -> None:
        page.get_by_role("button", name=button).click()
        page.wait_for_selector(there)

    return Shot(Guest(house, "Ana"), "/", "main h3", press)


def choose(page: Page) -> Locator:
    """Choose a tile that goes to two places."""
    for tile in page.locator(CHOICE).all():
        tile.click()
        if page.locator("[data-place]").count() > 1:
            return tile
    return page.locator("[data-tile]").first


def middle(page: Page, there: Locator, steps: int = 1, off: int = 0) -> None:
    """Move the mouse to the middle of something, or a little off it."""
    box = there.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2 + off, box["y"] + box["height"] / 2 + off, steps=steps)


def narrow(page: Page) -> bool:
    """Whether the page is as wide as a phone's."""
    return page.viewport_size is not None and page.viewport_size["width"] < 1000


def begin(guests: list[Guest]) -> None:
    """Start the match."""
    guests[0].do({"kind": "start"})
    for guest in guests:
        guest.catch_up(guests[0].v)


def two_ways(view: Json) -> bool:
    """Whether a tile of the hand goes to both ends."""
    return any(len(tile["places"]) > 1 for tile in view["hand"])


def few_left(result: Json) -> bool:
    """Whether everybody had two tiles left at most."""
    return all(len(hand["tiles"]) < 3 for hand in result["hands"])


def late(view: Json, laid: int) -> bool:
    """Whether so many tiles are laid and it is this person's turn, with something to play."""
    rows = [view["chain"]] if view["chain"] else view["trains"]["rows"] if view["trains"] else []
    return view["to_play"] == view["you"] and view["playable"] > 0 and sum(len(row["tiles"]) for row in rows) >= laid
