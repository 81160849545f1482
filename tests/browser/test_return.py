"""People who were gone, asleep, cut off or twice there: the table is as if they had never been away."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from time import monotonic
from typing import cast

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.house import House
from tests.browser.line import Line
from tests.browser.person import VISIBLE, Person
from tests.browser.play import act, by_keys, ready
from tests.browser.rounds import in_a_row
from tests.browser.table import in_turn, two_at_draw

TABLE = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  const part = (one, name) => one.querySelector(name).textContent;
  const seat = (one) => [one.dataset.seat, part(one, ".num"), part(one, ".passes")];
  return { chain: texts(".board ol li"), seats: [...document.querySelectorAll("[data-seat]")].map(seat) };
}"""
LOG = """() => [...document.querySelectorAll("[data-log] li")].map((item) => item.textContent)
  .filter((item) => !item.startsWith("Your turn"))"""  # which everybody reads at other places
SKEWED = """{ const Real = Date;
  window.Date = class extends Real {
    constructor(...given) { super(...(given.length ? given : [window.Date.now()])); }
    static now() { return Real.now() + %d; }
  }; }"""
PASS = re.compile(r"\bpass(es)? on\b")
NUMBERS = re.compile(r"\bpass|\d-\d|(?:zero|one|two|three|four|five|six)\b")
HOURS = 3_600_000


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    line = Line(house.here)
    yield line
    line.close()


def test_S07_who_closes_the_page_for_three_turns_comes_back_to_the_table_as_it_is(invite: Invite) -> None:
    ana, bo = invite("Ana").named(), invite("Bo").named()
    code = ana.open("salon", robots=["steady", "steady"])
    ana.go(code)
    bo.go(code)
    bo.sit()
    ana.page.get_by_role("button", name="Start").click()
    for person in (ana, bo):
        person.page.locator("[data-tile]").first.wait_for()
    bo.context.new_page().goto(bo.page.url)  # for who is away the house plays, and soon
    missed: list[str] = []
    while not PASS.search(" ".join(missed)):  # seats 0 to 2 are Ana and the robots, who play when she has
        until_turn_of(bo, ana)
        act(bo, by_keys, bo.look())
        assert_same_table(ana.page, bo.page)
        hand, known = bo.look()["hand"], len(log_of(ana.page))
        bo.page.close()
        until_seat_3_may_play(ana)
        missed = [] if ana.look()["sheet"] else log_of(ana.page)[known:]
        bo.page = bo.context.new_page()
        bo.go(code)
        bo.page.locator("[data-tile], #h-round").first.wait_for()

    assert len(missed) == 3
    assert bo.look()["hand"] == hand
    assert_same_time(bo.page, ana.page)
    told = log_of(bo.page)[known:]
    assert [NUMBERS.findall(item) for item in told] == [NUMBERS.findall(item) for item in missed]
    assert_same_table(bo.page, ana.page)
    act(bo, by_keys, bo.look())
    until_turn_of(ana, bo)
    assert_nothing_is_missing(bo.page, ana.page)


def test_S26_a_page_that_wakes_with_a_dead_socket_is_back_within_two_seconds(line: Line, invite: Invite) -> None:
    ana, bo = two_at_draw(invite, {"base": line.here}, {})
    ana.page.clock.install()
    ana.page.reload()
    ana.page.locator("[data-tile]").first.wait_for()
    until_turn_of(bo, ana)
    sockets: list[str] = []
    ana.page.on("websocket", lambda one: sockets.append(one.url))
    ana.page.keyboard.press("End")
    before, focus = log_of(ana.page), ana.focus()
    ana.page.evaluate(VISIBLE, True)
    line.fall_silent()
    until_turn_over(bo)
    assert log_of(ana.page) == before
    ana.page.clock.pause_at(ana.page.evaluate("Date.now() / 1000 + 1"))
    ana.page.evaluate(VISIBLE, False)
    ana.page.clock.run_for(2000)  # what the page itself waits; how long the machine takes is no fault of it
    ana.page.locator(".turn-word, #h-round").first.wait_for()
    assert len(sockets) == 1
    assert ana.focus() == focus
    assert_nothing_is_missing(ana.page, bo.page)


def test_S06_a_second_tab_shows_all_once_and_what_it_does_too_late_is_refused(invite: Invite) -> None:
    mine, other = in_turn(*two_at_draw(invite))
    tab = mine.context.new_page()
    held: list[str | bytes] | None = None

    def between(page: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            if held is not None and json.loads(message)["type"] == "frame":
                held.append(message)
            else:
                page.send(message)

        page.connect_to_server().on_message(told)
        tabs.append(page)

    tabs: list[WebSocketRoute] = []
    tab.route_web_socket("**/socket", between)
    tab.goto(mine.page.url)
    tab.locator("[data-tile]").first.wait_for()
    assert_same_table(mine.page, tab)
    until_turn_of(other, mine)
    until_turn_of(mine, other)
    while not mine.look()["can"]:
        act(mine, by_keys, mine.look())
        until_turn_of(mine, other)
    assert_nothing_is_missing(tab, mine.page)

    held = []
    tab_turn = tab.locator(".turn-word")
    expect(tab_turn).to_be_visible()
    until_turn_over(mine)
    expect(tab_turn).to_be_visible()
    assert_same_table(other.page, mine.page)
    known = log_of(other.page)
    tab.locator("[data-tile].can").last.click()
    if tab.locator("[data-place]").count():
        tab.locator("[data-place]").first.click()
    expect(tab.locator(".notice")).to_have_text(re.compile("turn"))
    late, held = held, None
    for message in late:
        tabs[-1].send(message)
    expect(tab_turn).to_have_count(0)
    assert_same_table(mine.page, tab)
    assert log_of(other.page) == known
    assert log_of(tab) == log_of(mine.page)


def test_after_a_cut_of_the_network_all_is_right_and_what_was_missed_is_said_once(line: Line, invite: Invite) -> None:
    ana, bo = two_at_draw(invite, {"base": line.here}, {})
    ana.forgives = "net::ERR_INTERNET_DISCONNECTED"
    until_turn_of(bo, ana)
    ana.page.keyboard.press("End")
    focus, known = ana.focus(), len(log_of(bo.page))
    line.fall_silent()
    ana.context.set_offline(True)
    notice = ana.page.locator(".notice")
    expect(notice).to_contain_text("Connection lost")
    until_turn_over(bo)
    ana.listen()
    ana.context.set_offline(False)
    expect(notice).to_contain_text("The house is back. ")
    shown = notice.text_content()
    missed = log_of(bo.page)[known:]
    assert missed
    assert ana.focus() == focus
    ana.until("() => window.heard.length > 0")
    said = ana.spoken()[0]
    assert said.startswith("The house is back. Bo ")
    assert shown == said
    assert_nothing_is_missing(ana.page, bo.page)
    until_turn_of(bo, ana)
    assert_nothing_is_missing(ana.page, bo.page)
    heard = " ".join(ana.spoken())
    for tile in re.findall(r"plays? (\d-\d)", missed[-1]):
        assert len(missed) > 5 or heard.count(f" {tile}") == 1
    assert heard.count("The house is back.") == 1


def test_S25_a_cut_in_a_quiet_waiting_room_is_mended_without_a_word(line: Line, invite: Invite) -> None:
    ana, bo = invite("Ana", line.here), invite("Bo").named()
    ana.page.clock.install()
    with ana.page.expect_websocket() as socket:
        ana.named().go(code := ana.open("draw"))
    bo.go(code)
    expect(bo.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Start")).to_be_visible()
    ana.page.clock.pause_at(ana.page.evaluate("Date.now() / 1000 + 1"))
    ana.listen()
    with socket.value.expect_event("close"):
        line.cut()
    with ana.page.expect_websocket():
        ana.page.clock.run_for(100)
    bo.sit()
    expect(ana.page.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    ana.page.clock.run_for(500)
    ana.until("() => window.heard.length > 0")
    assert ana.spoken() == ["Bo sits down."]
    expect(ana.page.locator(".notice", has_text="Connection")).to_have_count(0)


def test_S04_clocks_two_hours_off_play_and_show_what_is_left(invite: Invite) -> None:
    early, late = (invite(name).named() for name in ("Ana", "Bo"))
    for person, hours in ((early, 2), (late, -2)):
        person.page.add_init_script(SKEWED % (hours * HOURS))
    code = early.open("draw")
    early.go(code)
    late.go(code)
    late.sit()
    begun = monotonic()
    early.page.get_by_role("button", name="Start").click()
    for person in (early, late):
        expect(person.page.get_by_role("timer")).to_be_visible()
        left = seconds_left(person.page)
        assert 45 - (monotonic() - begun) <= left <= 45
    assert_same_time(early.page, late.page)
    until_turn_of(early, late)
    until_turn_of(late, early)
    assert_same_table(early.page, late.page)


def test_S27_what_is_left_is_the_deadline_minus_now_after_the_tab_was_hidden(invite: Invite) -> None:
    fed = Fed(invite("Ana").named())
    page, (told,) = fed.page, in_a_row("draw", [True], 1)
    page.clock.install()
    fed.goes("/t/ABCD2345", told)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    before = seconds_left(page)
    page.clock.fast_forward(30_000)
    expect(page.locator("[role=timer] b")).to_have_text(f"{before - 30}")


def until_turn_of(person: Person, other: Person) -> None:
    """Let the others play until this one may; a round that ends is followed by the next."""
    while not (seen := person.look())["mine"] or seen["sheet"]:
        if seen["sheet"]:
            for one in (person, other):
                ready(one)
            person.until("() => !document.querySelector('#h-round')")
        elif (theirs := other.look())["mine"] and not theirs["sheet"]:
            act(other, by_keys, theirs)


def until_turn_over(person: Person) -> None:
    while (seen := person.look())["mine"] and not seen["sheet"]:
        act(person, by_keys, seen)


def until_seat_3_may_play(person: Person) -> None:
    while not person.page.locator("[data-seat='3'].turn, #h-round").count():
        until_turn_over(person)


def assert_same_table(one: Page, other: Page) -> None:
    """Chain, counts and passes are the same to both."""
    one.wait_for_function(f"(other) => JSON.stringify(({TABLE})()) === other", arg=compact(other.evaluate(TABLE)))


def assert_nothing_is_missing(page: Page, other: Page) -> None:
    """The table is as others see it; the log has as much as theirs but for one's own draws, and is what the house tells
    who comes anew."""
    assert_same_table(page, other)
    log = log_of(page)
    assert len(without_draws(log)) == len(without_draws(log_of(other)))
    anew = page.context.new_page()
    anew.goto(other.url)
    anew.get_by_role("log").get_by_role("listitem").first.wait_for()
    assert log_of(anew) == log
    anew.close()


def assert_same_time(one: Page, other: Page) -> None:
    """Both show the same time left, which goes on while one looks."""
    most, seen, least = seconds_left(one), seconds_left(other), seconds_left(one)
    assert least - 1 <= seen <= most + 1


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def log_of(page: Page) -> list[str]:
    """What the log tells of this round."""
    items = cast("list[str]", page.evaluate(LOG))
    return items[max(at for at, item in enumerate(items) if item.startswith("Round ")) :]


def seconds_left(page: Page) -> int:
    return int(page.locator("[role=timer] b").inner_text())


def without_draws(log: list[str]) -> list[str]:
    """Others' draws are told with the act that ends them, one's own one by one."""
    return [item for item in log if not item.startswith("You draw")]
