"""How guests come to what is to be seen: tables, turns that are reached by play, and what is done on a page."""

from __future__ import annotations

from collections.abc import Callable

from guests import Guest, Json, play
from looking import Shot
from playwright.sync_api import Locator, Page

NAMES = ("Ana", "Bo", "Cléo", "Davi")
HAND = "[role=listbox]"
CHOICE = "[data-tile].can"


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
