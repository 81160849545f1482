"""What a screen reader is given: names, roles, and live regions that say each thing once."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.house import House
from tests.browser.play import act, by_keys
from tests.browser.states import can_choose, moment
from tests.browser.table import choose_where, in_turn, two_at_draw


def test_the_hand_is_a_listbox_whose_options_say_what_can_be_played(invite: Invite) -> None:
    mine, other = in_turn(*two_at_draw(invite))
    hand = mine.page.get_by_role("listbox", name="Your hand, 7 tiles")
    opening = mine.look()["can"][0]
    expect(hand).to_match_aria_snapshot(f"""
        - listbox "Your hand, 7 tiles":
          - option "{opening}, may open"
    """)
    expect(hand.get_by_role("option")).to_have_count(7)
    expect(hand.get_by_role("option", name=re.compile("not playable now"))).to_have_count(6)
    expect(other.page.get_by_role("listbox").get_by_role("option", name=re.compile(r"^\d-\d$"))).to_have_count(7)
    expect(hand.locator("[tabindex='0']")).to_have_count(1)


def test_the_places_of_a_tile_are_a_second_listbox_with_the_legal_ones_only(invite: Invite) -> None:
    mine = invite("Ana").named()
    Fed(mine).goes("/t/ABCD2345", moment("draw", can_choose))
    expect(mine.page.get_by_role("listbox")).to_have_count(1)
    choose_where(mine)
    expect(mine.page.get_by_role("listbox", name=re.compile("^Places for"))).to_match_aria_snapshot(r"""
        - listbox /Places for \d-\d/:
          - option /on the left, on the \d/ [selected]
          - option /on the right, on the \d/
    """)
    mine.page.keyboard.press("Escape")
    assert mine.focus() in mine.look()["hand"]


def test_R04_nobody_is_asked_for_a_side_at_the_opening(invite: Invite) -> None:
    mine, other = in_turn(*two_at_draw(invite))
    mine.listen()
    tile = mine.page.locator("[data-tile].can").first
    tile.focus()
    expect(mine.page.locator("[data-place]")).to_have_attribute("aria-label", "Here, in the middle")
    mine.page.keyboard.press("Enter")
    other.page.locator(".turn-word").wait_for()
    assert not [text for text in mine.spoken() if "Where?" in text]


def test_the_chain_is_a_sentence_and_a_list_and_its_ends_are_buttons(invite: Invite) -> None:
    ana, bo = two_at_draw(invite)
    mine, other = in_turn(ana, bo)
    act(mine, by_keys, mine.look())
    expect(other.page.get_by_role("region", name="Chain")).to_match_aria_snapshot(r"""
        - region "Chain":
          - heading "Chain" [level=2]
          - paragraph: /1 tile, ends \d and \d/
          - list:
            - listitem: /\d-\d/
          - 'button /Left end: \d/'
          - 'button /Right end: \d/'
    """)


def test_the_button_for_the_scores_says_them(invite: Invite) -> None:
    ana, bo = two_at_draw(invite)
    expect(ana.page.get_by_role("button", name="Scores. You 0, Bo 0.")).to_be_visible()


def test_an_address_that_is_none_says_so_in_the_language_of_who_opens_it(invite: Invite) -> None:
    ana = invite(locale="fr-FR")
    ana.forgives = "404"
    for address in ("/nowhere", "/guide/chess", "/puzzle?day=2001-01-01"):
        answer = ana.page.goto(address)
        assert answer
        assert answer.status == 404
        expect(ana.page.get_by_role("heading", name="Il n’y a rien ici.")).to_be_visible()
        expect(ana.page.get_by_role("link", name="Accueil")).to_be_visible()


def test_the_trains_are_a_grid_with_owner_state_tiles_and_end(invite: Invite) -> None:
    ana = invite().named()
    ana.go(ana.open("mexican-train", access="solo", robots=["steady"]))
    ana.page.locator(".turn-word").wait_for()
    grid = ana.page.get_by_role("grid", name="Trains")
    expect(grid.get_by_role("row")).to_have_count(3)
    expect(grid).to_match_aria_snapshot(r"""
        - grid "Trains":
          - row:
            - rowheader /Ana/
            - gridcell /\d+ tiles?/
            - gridcell /closed|OPEN/
            - gridcell /end \d+/
          - row:
            - rowheader /robot|.*/
          - row:
            - rowheader /Mexican/
    """)


def test_every_region_of_the_table_has_a_heading(invite: Invite) -> None:
    ana, _ = two_at_draw(invite)
    headings = ana.page.get_by_role("heading").all_inner_texts()
    assert [text for text in headings if text] == ["Draw dominoes", "Seats", "Chain", "Your hand", "Log"]


def test_the_live_regions_are_in_the_static_page_empty_and_outside_the_app(invite: Invite, house: House) -> None:
    page = invite().page
    found = Regions()
    found.feed(page.request.get(f"{house.here}/").text())
    assert found.live == {"polite": ("polite", ""), "assertive": ("assertive", "")}
    page.goto("/")
    expect(page.locator("#app [aria-live='assertive']")).to_have_count(0)
    expect(page.locator("#app #polite, #app #assertive")).to_have_count(0)


def test_the_log_is_a_log_that_is_not_live(invite: Invite) -> None:
    ana, _ = two_at_draw(invite)
    expect(ana.page.get_by_role("log")).to_have_attribute("aria-live", "off")


class Regions(HTMLParser):
    """The live regions of a page as it is sent: politeness and text by id."""

    def __init__(self) -> None:
        super().__init__()
        self.live: dict[str, tuple[str, str]] = {}
        self._path: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "aria-live" in given:
            assert "app" not in self._path
            self.live[given["id"]] = (given["aria-live"], "")
        if tag not in ("meta", "link"):
            self._path.append(given.get("id", ""))

    def handle_endtag(self, tag: str) -> None:
        self._path.pop()

    def handle_data(self, data: str) -> None:
        if self._path and self._path[-1] in self.live:
            politeness, text = self.live[self._path[-1]]
            self.live[self._path[-1]] = (politeness, text + data)
