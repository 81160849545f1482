"""A walk of one person at a table, at random: what they do, what others do, what befalls the line. After each step the
focus must be somewhere, and nothing but one's own doing may have moved it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Locator, TimeoutError, WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.play import act, by_keys, by_taps, ready

KEYS = (
    "ArrowLeft",
    "ArrowRight",
    "Home",
    "End",
    "n",
    "Shift+ArrowRight",
    "Enter",
    " ",
    "p",
    "l",
    "0",
    "ArrowDown",
    "c",
    "h",
    "Tab",
    "Escape",
)
SHEETS = ("Scores", "Keys", "Table menu", "The last round’s sheet")
NOTE = "() => { window.had = document.activeElement; window.hadSheet = document.querySelector('[aria-modal=true]'); }"
ELSEWHERE = "() => document.activeElement.matches('a, button:not(.act button)')"
LOST = "() => document.activeElement === null || document.activeElement === document.body"
MOVED = """() => {
  const was = window.had, sheet = document.querySelector('[aria-modal=true]');
  if (was === document.activeElement || window.hadSheet !== sheet) return null;
  const there = was.isConnected && was.checkVisibility({ visibilityProperty: true }) && !was.closest("[inert]");
  return there ? was.outerHTML.slice(0, 120) : null;
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"
PATIENCE = 3_000
"""ms in which a lost focus must have found a home, also where the machine is busy."""


@dataclass
class Line:
    """The sockets between a page and the house, one after the other; the newest version that came by them, the newest
    that was made here, and what was asked and is not answered yet."""

    sockets: list[WebSocketRoute] = field(default_factory=list)
    v: int = 0
    made: int = 0
    asked: set[str] = field(default_factory=set)

    @property
    def answered(self) -> bool:
        """Whether the page has been told all that came of what it asked for."""
        return not self.asked and self.v >= self.made

    def lay(self, person: Person) -> Line:
        """Have the person's page come to its table anew by this line."""
        person.page.route_web_socket("**/socket", self._through)
        person.page.reload()
        person.page.locator("[data-tile]").first.wait_for()
        return self

    def _through(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        house.on_message(lambda message: self._told(page, message))
        page.on_message(lambda message: self._said(house, message))
        self.sockets.append(page)

    def _said(self, house: WebSocketRoute, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "act":
            self.asked.add(said["c"])
        house.send(message)

    def _told(self, page: WebSocketRoute, message: str | bytes) -> None:
        page.send(message)
        frame = json.loads(message)
        if frame["type"] == "frame":
            self.v = max(self.v, frame["v"])
        elif frame["type"] in ("ack", "nack"):
            self.asked.discard(frame["c"])
            self.made = max(self.made, frame.get("v", 0))


class Walk:
    """Ana is watched, Bo plays with her; `trail` says what happened, for whoever has to repeat it."""

    def __init__(self, ana: Person, bo: Person, seed: int) -> None:
        self.ana, self.bo = ana, bo
        self.line, self.bos = Line().lay(ana), Line().lay(bo)
        self.chance = Random(seed)
        self.trail = [f"seed {seed}"]

    def go(self, steps: int) -> None:
        """Take so many steps, or fewer if the match ends before."""
        ways: dict[Callable[[], str], int] = {self._key: 8, self._move: 5, self._bo: 6, self._sheet: 3, self._drop: 1}
        for _ in range(steps):
            if self.ana.look()["sheet"] == "match":
                return
            self.step(self.chance.choices(list(ways), list(ways.values()))[0])

    def step(self, way: Callable[[], str]) -> None:
        """Do one thing and look where the focus is."""
        page = self.ana.page
        page.evaluate(NOTE)
        self.trail.append(way())
        page.evaluate(PAINTED)
        while not self.line.answered:  # else what comes of it would be taken for others' doing
            page.evaluate(PAINTED)
        try:
            page.wait_for_function(f"() => !({LOST})()", timeout=PATIENCE)
        except TimeoutError:
            raise AssertionError(f"the focus is lost: {self.trail}") from None
        if way in (self._bo, self._drop):
            assert page.evaluate(MOVED) is None, f"others moved the focus: {self.trail}, from {page.evaluate(MOVED)}"

    def _key(self) -> str:
        key = self.chance.choice(KEYS)
        if key in ("Enter", " ") and self.ana.page.evaluate(ELSEWHERE):
            return "nothing to press"
        self.ana.page.keyboard.press(key)
        return key

    def _move(self) -> str:
        seen = self.ana.look()
        if seen["sheet"] == "round":
            ready(self.ana)
            return "ready"
        if not seen["mine"] or self._open().count():
            return "nothing to move"
        chosen = self.ana.page.locator("[data-tile][aria-selected=true]").count()  # a tap on it would play at once
        play = self.chance.choice((by_keys, by_keys if chosen else by_taps))
        if play is by_keys:
            self.ana.page.locator("[data-tile]").first.focus()  # on a button Enter presses the button
        act(self.ana, play, seen)
        return play.__name__

    def _bo(self) -> str:
        seen = self.bo.look()
        if seen["sheet"] == "round":
            ready(self.bo)
            said = "Bo is ready"
        elif seen["mine"]:
            act(self.bo, by_keys, seen)
            said = "Bo moves"
        else:
            return "Bo waits"
        while self.line.v < self.bos.v:
            self.ana.page.evaluate(PAINTED)
        return said

    def _sheet(self) -> str:
        page, name = self.ana.page, self.chance.choice(SHEETS)
        if self._open().count():
            page.keyboard.press("Escape")
            return "Escape"
        opener = page.get_by_role("button", name=name, exact=True)
        if opener.count() == 0 or not opener.first.is_enabled() or not opener.first.is_visible():
            return f"no {name}"
        opener.first.focus()
        page.keyboard.press("Enter")
        return name

    def _drop(self) -> str:
        count = len(self.line.sockets)
        self.line.sockets[-1].close()
        while len(self.line.sockets) == count:
            self.ana.page.evaluate(PAINTED)
        expect(self.ana.page.locator(".notice", has_text="connection")).to_have_count(0)
        return "the line is cut and comes back"

    def _open(self) -> Locator:
        return self.ana.page.locator("[aria-modal=true]")
