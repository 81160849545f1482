"""One person with a browser window of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TypedDict, cast

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect

STILL = 60
"""Seconds after which a table at which nothing moves is a fault."""
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const may = (name) => document.querySelector(`.act.${name} button`)?.getAttribute("aria-disabled") === "false";
  return {
    sheet: document.querySelector("#h-match") ? "match" : document.querySelector("#h-round") ? "round" : "",
    mine: document.querySelector(".turn-word") !== null,
    board: all("[aria-labelledby='board-title'] :is(li, .track > .sr)").map((part) => part.textContent),
    hand: all("[data-tile]").map((tile) => tile.dataset.tile),
    can: all("[data-tile].can").map((tile) => tile.dataset.tile),
    draw: may("draw"),
    pass: may("pass"),
  };
}"""
VISIBLE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
TILES = """(within) => {
  const root = document.querySelector(within);
  const said = [root.textContent];
  const drawn = ["d", "style", "class", "viewBox", "transform"];
  for (const e of root.querySelectorAll("*"))
    for (const a of e.attributes) if (!drawn.includes(a.name)) said.push(a.value);
  return said.flatMap((text) => text.match(/\\b\\d+-\\d+\\b/g) ?? [])
    .map((tile) => tile.split("-").map(Number).sort((a, b) => b - a).join("-"));
}"""
PROBE = f"(before) => JSON.stringify(({LOOK})()) !== before"


class Sight(TypedDict):
    """What the page shows now: the sheet that lies open, whose turn, the board, one's hand, what may be done.

    The board tells two turns apart in which one has to pass with the same hand."""

    sheet: str
    mine: bool
    board: list[str]
    hand: list[str]
    can: list[str]
    draw: bool
    pass_: bool


class Person:
    """Somebody at a table, with what they see and do.

    `complaints`: what the page said on its console that it should not, but for what has the words of `forgives`."""

    def __init__(self, browser: Browser, base: str, name: str, **window: object) -> None:
        self.name = name
        self.base = base
        options = {"locale": "en-US", "viewport": {"width": 1280, "height": 800}, **window}
        self.context = browser.new_context(base_url=base, **options)  # type: ignore[arg-type]
        self.context.set_default_timeout(30_000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.forgives = ""
        self._seen: object = None
        self._since = monotonic()
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._failed)

    def named(self) -> Person:
        """Give one's name by the way of the page's own request."""
        self._post("/api/me", {"name": self.name, "lang": "en"})
        return self

    def comes_home(self) -> Person:
        """Go home and give one's name there."""
        self.page.goto("/")
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Keep this name").click()
        expect(self.page.get_by_role("button", name="Change")).to_be_visible()
        return self

    def open(self, game: str, **body: object) -> str:
        """Open a table by the way of the page's own request; gives its code."""
        asked = {"game": game, "options": {}, "access": "invitation", "practice": False, "robots": [], **body}
        return str(self._post("/api/tables", asked)["code"])

    def go(self, code: str) -> None:
        self.page.goto(f"/t/{code}")

    def type_code(self, code: str) -> None:
        """Come by the code, as on the home page, and sit down."""
        self.page.get_by_label("The code you were given").fill(code)
        self.page.get_by_role("button", name="Go to the table").click()
        self.sit()

    def sit(self) -> None:
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_role("button", name="Leave the table")).to_be_visible()

    def look(self) -> Sight:
        seen = self.page.evaluate(LOOK)
        if seen != self._seen:
            self._seen, self._since = seen, monotonic()
        assert monotonic() - self._since < STILL, f"nothing moves at the table of {self.name}: {seen}"
        return cast("Sight", {**seen, "pass_": seen["pass"]})

    def names_of_tiles(self, within: str = "body") -> set[str]:
        """Every tile that is named anywhere in the page, seen or unseen: in texts, labels, and data."""
        return set(self.page.evaluate(TILES, within))

    def until(self, condition: str, arg: object = None) -> None:
        """Wait until a condition holds in the page."""
        self.page.wait_for_function(condition, arg=arg)

    def record(self, folder: Path, press: Callable[[Locator], None] = Locator.click) -> Path:
        """Save the record, as the page offers it."""
        with self.page.expect_download() as saving:
            press(self.page.get_by_role("link", name="Save the record"))
        path = folder / f"{self.name}.jsonl"
        saving.value.save_as(path)
        return path

    def spoken(self) -> list[str]:
        """All that the live regions were given since `listen`."""
        return cast("list[str]", self.page.evaluate("window.heard"))

    def listen(self) -> None:
        self.page.evaluate(
            """() => { window.heard = [];
            for (const id of ["polite", "assertive"]) {
              const region = document.getElementById(id);
              const note = () => { if (region.textContent) window.heard.push(region.textContent); };
              new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
            } }"""
        )

    def focus(self) -> str:
        """What has the focus: a tile's or a place's name, else the element's."""
        return str(
            self.page.evaluate(
                "() => { const e = document.activeElement;"
                " return e.dataset.tile ?? e.dataset.place ?? e.tagName.toLowerCase(); }"
            )
        )

    def _post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        reply = self.context.request.post(path, data=body, headers={"Origin": self.base})
        assert reply.ok, reply.text()
        return cast("dict[str, object]", reply.json())

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.forgives and self.forgives in message.text):
            self.complaints.append(f"{self.name}: {message.text} {message.location['url']}")

    def _failed(self, error: Error) -> None:
        self.complaints.append(f"{self.name}: {error.message}")
