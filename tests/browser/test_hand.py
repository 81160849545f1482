"""One's hand: tiles are dragged to their places, put in order, and acted with where there is no choice."""

from __future__ import annotations

from time import monotonic

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.table import in_turn, two_at_draw, until_there_is_a_choice


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pick_up(person: Person, tile: Locator) -> None:
    """Press on a tile and lift it a little."""
    mouse, (x, y) = person.page.mouse, middle(tile)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 40, steps=4)


def let_go(person: Person, x: float, y: float) -> None:
    person.page.mouse.move(x, y, steps=4)
    person.page.mouse.up()


def test_a_tile_is_played_where_it_is_dropped_and_goes_back_from_elsewhere(invite: Invite) -> None:
    mine, _ = until_there_is_a_choice(*two_at_draw(invite))
    page, before = mine.page, mine.look()["hand"]
    tile = page.locator("[data-tile][aria-label*=' and ']").first
    pick_up(mine, tile)
    expect(page.locator("[data-place]")).to_have_count(2)
    let_go(mine, 640, 120)
    expect(page.locator(".lifted")).to_have_count(0)
    assert mine.look()["hand"] == before
    assert mine.look()["mine"]

    pick_up(mine, tile)
    let_go(mine, *middle(page.locator("[data-place=right]")))
    expect(page.locator("[data-tile]")).to_have_count(len(before) - 1)


def test_a_hand_is_put_in_order_by_drag_and_by_keys_for_its_player_alone(invite: Invite) -> None:
    mine, _ = in_turn(*two_at_draw(invite))
    first, second, *_, last = mine.look()["hand"]
    pick_up(mine, mine.page.locator(f"[data-tile='{last}']"))
    let_go(mine, *middle(mine.page.locator(f"[data-tile='{first}']")))
    assert mine.look()["hand"][:3] == [last, first, second]
    mine.page.keyboard.press("Control+ArrowRight")
    assert mine.look()["hand"][:3] == [first, last, second]
    assert mine.focus() == last
    assert mine.look()["mine"], "putting a hand in order is no move"


def test_where_there_is_no_choice_the_page_acts_for_whoever_wants_it_and_not_at_once(invite: Invite) -> None:
    ana, bo = two_at_draw(invite)
    mine, other = in_turn(ana, bo)
    assert len(mine.look()["can"]) == 1, "the opening is forced"
    mine.page.get_by_role("button", name="Table menu").click()
    mine.page.get_by_role("button", name="Settings").click()
    begun = monotonic()
    mine.page.get_by_label("Act for me").check()
    mine.page.keyboard.press("Escape")
    other.page.locator(".turn-word").wait_for()
    assert monotonic() - begun > 2, "at once it would tell everyone what one holds"
    expect(mine.page.locator("[data-tile]")).to_have_count(6)
