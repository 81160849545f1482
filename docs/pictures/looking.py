"""How a page is looked at: whose eyes, which address, what must be there, what is done before; and the taking."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from guests import Guest
from playwright.sync_api import Browser, Page, WebSocketRoute

DESK, PHONE = (1280, 800), (360, 740)
LIGHTS: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
SHARP = 2
"""Points of a picture for a phone's point; the gallery does with one."""


def nothing(page: Page) -> None:
    """Do nothing."""


@dataclass(frozen=True)
class Shot:
    """What is to be seen: whose eyes, which address, and what must be there before the picture is taken."""

    guest: Guest
    path: str
    there: str
    then: Callable[[Page], None] = nothing
    before: Callable[[Page], None] = nothing
    sizes: tuple[tuple[int, int], ...] = (DESK, PHONE)
    lang: str = "en-US"


def looks(shot: Shot) -> list[str]:
    """The looks of a picture: each width by day and by night."""
    return [f"{width}-{light}" for width, _ in shot.sizes for light in LIGHTS]


def take(browser: Browser, house: str, shot: Shot, files: dict[str, Path]) -> None:
    """Look at a page as the guest sees it, in each size and light, and keep what is wanted: a file by its look."""
    for width, height in shot.sizes:
        wanted = {light: files[f"{width}-{light}"] for light in LIGHTS if f"{width}-{light}" in files}
        small = all(file.suffix == ".webp" for file in wanted.values())
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=1 if small or width > 1000 else SHARP,
            locale=shot.lang,
            reduced_motion="reduce",
        )
        for name, value in shot.guest.http.cookies.items():
            context.add_cookies([{"name": name, "value": value, "url": house}])
        page = context.new_page()
        shot.before(page)
        page.goto(house + shot.path)
        page.wait_for_selector(shot.there)
        shot.then(page)
        page.evaluate("document.activeElement.blur()")  # as for somebody with a mouse
        for light, file in wanted.items():
            page.emulate_media(color_scheme=LIGHTS[light])
            keep(page, file)
            print(file, flush=True)
        context.close()


def keep(page: Page, file: Path) -> None:
    """Write what is to be seen into a file; .webp is small, which Playwright itself does not make."""
    if file.suffix != ".webp":
        page.screenshot(path=file)
        return
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    asked = {"format": "webp", "quality": 60}
    file.write_bytes(b64decode(page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)["data"]))


class Line:
    """The line of one page to its table, to be cut."""

    def __init__(self) -> None:
        self._lines: list[WebSocketRoute] = []
        self._whole = True

    def lay(self, page: Page) -> None:
        """Lead the page's line over this one."""
        self._lines, self._whole = [], True
        page.route_web_socket("**/socket", self._led)

    def cut(self, page: Page) -> None:
        """Cut it for good, and wait until the page says so."""
        self._whole = False
        for line in self._lines:
            line.close()
        page.wait_for_selector(".notice")

    def _led(self, line: WebSocketRoute) -> None:
        if self._whole:
            self._lines.append(line)
            line.connect_to_server()
        else:
            line.close()
