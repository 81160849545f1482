"""People of three languages, names with markup, and frames that come twice."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.play import act, by_keys
from tests.browser.table import in_turn, two_at_draw

OPENING = {
    "en-US": ("You open with {}.", "{name} opens with {}."),
    "fr-FR": ("Vous ouvrez avec {}.", "{name} ouvre avec {}."),
    "pt-BR": ("Você abre com {}.", "{name} abre com {}."),
}


def test_C12_at_one_table_everybody_reads_and_hears_their_own_language(invite: Invite) -> None:
    people = {lang: invite(name, locale=lang).named() for name, lang in zip(("Ana", "Bo", "Cid"), OPENING, strict=True)}
    ana, *guests = people.values()
    code = ana.open("draw")
    ana.go(code)
    for guest in guests:
        guest.go(code)
        guest.page.locator("main form button[type=submit]").click()
        guest.page.locator(".leave").wait_for()
    ana.page.get_by_role("button", name="Start").click()
    for person in people.values():
        person.page.locator("[data-tile]").first.wait_for()
        person.listen()
    opener = next(person for person in people.values() if person.look()["mine"])
    tile = opener.look()["can"][0]
    opener.page.locator(f"[data-tile='{tile}']").focus()
    opener.page.keyboard.press("Enter")
    for lang, person in people.items():
        told = OPENING[lang][person is not opener].format(tile, name=opener.name)
        expect(person.page.get_by_role("log")).to_contain_text(told)
        if person is not opener:
            person.until("(told) => window.heard.some((text) => text.includes(told))", told)
        expect(person.page.locator("html")).to_have_attribute("lang", {"en-US": "en", "fr-FR": "fr"}.get(lang, lang))


def test_C14_the_same_version_twice_changes_and_says_nothing(invite: Invite) -> None:
    ana = invite().named()
    sockets: list[tuple[WebSocketRoute, list[str]]] = []

    def between(page: WebSocketRoute) -> None:
        frames: list[str] = []
        sockets.append((page, frames))
        house = page.connect_to_server()

        def told(message: str | bytes) -> None:
            if json.loads(message)["type"] == "frame":
                frames.append(str(message))
            page.send(message)

        house.on_message(told)

    ana.page.route_web_socket("**/socket", between)
    ana.go(ana.open("draw", access="solo", robots=["steady"]))
    ana.page.locator(".turn-word").wait_for()
    act(ana, by_keys, ana.look())
    ana.page.locator(".turn-word, #h-round").wait_for()
    page, frames = sockets[-1]
    ana.page.get_by_role("log").wait_for()
    ana.until("() => document.querySelector('#polite').textContent + document.querySelector('#assertive').textContent")
    ana.page.evaluate(
        """() => { window.changes = [];
        new MutationObserver((all) => window.changes.push(...all.map((one) => one.target.outerHTML ?? one.target.data)))
          .observe(document.querySelector("#app"), { childList: true, subtree: true, characterData: true }); }"""
    )
    items = ana.page.get_by_role("log").inner_text()
    page.send(frames[-1])
    page.send(frames[-1])
    ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")
    assert ana.page.evaluate("window.changes") == []
    assert ana.page.get_by_role("log").inner_text() == items


def test_X01_markup_in_a_name_is_shown_as_text(invite: Invite) -> None:
    name = "<img src=x onerror=a()>"
    ana, bo = invite(name).named(), invite("Bo").named()
    code = ana.open("draw", access="public")
    bo.page.goto("/")
    expect(bo.page.get_by_text(name)).to_be_visible()
    ana.go(code)
    bo.go(code)
    expect(bo.page.get_by_role("listitem").get_by_text(name)).to_be_visible()
    bo.sit()
    ana.page.get_by_role("button", name="Start").click()
    expect(bo.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}, "))).to_be_visible()
    expect(bo.page.get_by_role("log")).to_contain_text(f"{name} ")
    for person in (ana, bo):
        expect(person.page.locator("img")).to_have_count(0)


def test_two_windows_of_one_person_are_one_seat(invite: Invite) -> None:
    mine, other = in_turn(*two_at_draw(invite))
    second = mine.context.new_page()
    second.goto(mine.page.url)
    expect(second.get_by_role("listbox").get_by_role("option")).to_have_count(7)
    act(mine, by_keys, mine.look())
    expect(second.get_by_role("listbox").get_by_role("option")).to_have_count(6)
    other.page.locator(".turn-word").wait_for()
