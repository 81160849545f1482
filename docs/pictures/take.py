"""Takes the pictures of these documents anew; with a folder, every picture there is, into that folder; with `gallery`,
every picture, smaller, into docs/gallery, with the page docs/gallery.md that shows them:

    .venv/bin/python docs/pictures/take.py [FOLDER | gallery]

It opens a house of its own, whose chance comes from a seed, lets guests play and looks at it with Chromium, narrow
and wide, by day and by night. Needs the built page (./dev serve builds it) and what the tests need."""

from __future__ import annotations

import shutil
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from threading import Thread
from typing import Literal

import uvicorn
from guests import Guest, Json, play
from playwright.sync_api import Browser, Page, sync_playwright

from doublesix.web.app import create
from doublesix.web.outside import real

HERE = Path(__file__).parent
GALLERY = HERE.parent / "gallery"
SMALL: Json = {"type": "jpeg", "quality": 72, "scale": "css"}
SEED = 28
NAMES = ("Ana", "Bo", "Cléo", "Davi")
SHOWN = "http://192.168.1.20:8066"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {1280: ((1280, 800), 1), 360: ((360, 740), 2)}
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}


@dataclass(frozen=True)
class Shot:
    """What is to be seen: whose eyes, which address, and what must be there before the picture is taken."""

    guest: Guest
    path: str
    there: str
    then: Callable[[Page], None] = lambda page: None


def home(house: str) -> Shot:
    """The home page of somebody who plays already, with a public table."""
    ana, bo = Guest(house, "Ana"), Guest(house, "Bo")
    code = bo.open("mexican-train", access="public")
    Guest(house, "Cléo").come(code)
    ana.open("partners")
    return Shot(ana, "/", "main h3")


def waiting(house: str) -> Shot:
    """A waiting room with three of four."""
    guests, code = company(house, "partners", 3)
    return Shot(guests[0], f"/t/{code}", "main h2")


def partners(house: str) -> Shot:
    """Two against two, well into a round in which somebody passed."""
    guests, code = company(house, "partners", 4)
    begin(guests)
    play(guests, lambda view: late(view, 12) and view["playable"] > 1 and any(seat["passed"] for seat in view["seats"]))
    return Shot(guests[0], f"/t/{code}", "[role=listbox]")


def draw(house: str) -> Shot:
    """Two at draw dominoes."""
    return solo(house, "draw", 1, 9)


def salon(house: str) -> Shot:
    """Ten at salon, in five teams, with a double-twelve set."""
    return solo(house, "salon", 9, 30, {"set": 12, "teams": 5})


def train(house: str) -> Shot:
    """Four at Mexican train, when somebody's train is open."""
    return solo(house, "mexican-train", 3, 24, seen=lambda view: any(row["open"] for row in view["trains"]["rows"][:4]))


def round_over(house: str) -> Shot:
    """The sheet of a round that ended with little left in the hands."""
    guests, code = company(house, "partners", 4, {"target": 500})
    begin(guests)
    play(guests, lambda view: view["phase"] == "between" and view["round"] > 1 and few_left(view["result"]))
    return Shot(guests[0], f"/t/{code}", "[data-heading]")


def match_over(house: str) -> Shot:
    """The end of a match."""
    guests, code = company(house, "partners", 4, {"target": 50})
    begin(guests)
    play(guests, lambda view: False)
    return Shot(guests[0], f"/t/{code}", "[data-heading]")


def settings(house: str) -> Shot:
    """The settings, over the home page."""
    return Shot(Guest(house, "Ana"), "/", "main h3", lambda page: page.get_by_role("button", name="Settings").click())


def log_sheet(house: str) -> Shot:
    """The log, or on a wide window the keys, laid over the table."""

    def lay(page: Page) -> None:
        phone = page.viewport_size is not None and page.viewport_size["width"] < 1000
        page.locator(".acts .log" if phone else ".bar .keys").first.click()
        page.wait_for_selector("dialog[open]")

    return replace(draw(house), then=lay)


def replay(house: str) -> Shot:
    """A replay in the middle of its first round."""
    shot = match_over(house)
    code = shot.path.removeprefix("/t/")
    return Shot(shot.guest, f"/replay/{code}?at=12", "input[type=range]")


def guide(house: str) -> Shot:
    """The guide of partnership dominoes, at its first position."""
    return Shot(
        Guest(house, "Ana"),
        "/guide/partners?lang=en",
        ".diagram",
        lambda page: page.locator(".diagram").first.scroll_into_view_if_needed(),
    )


PICTURES = {
    "home": home,
    "settings": settings,
    "waiting": waiting,
    "partners": partners,
    "draw": draw,
    "salon": salon,
    "train": train,
    "round-over": round_over,
    "match-over": match_over,
    "log": log_sheet,
    "replay": replay,
    "guide": guide,
}


def company(house: str, game: str, people: int, options: Json | None = None) -> tuple[list[Guest], str]:
    """People at one table."""
    guests = [Guest(house, name) for name in NAMES[:people]]
    code = guests[0].open(game, options=options or {})
    for guest in guests:
        guest.come(code)
    return guests, code


def solo(
    house: str,
    game: str,
    robots: int,
    laid: int,
    options: Json | None = None,
    seen: Callable[[Json], bool] = lambda view: True,
) -> Shot:
    """One person against robots, when so many tiles are laid, it is the person's turn, and this is to be seen."""
    ana = Guest(house, "Ana")
    code = ana.open(game, access="solo", robots=["steady"] * robots, options=options or {})
    ana.come(code)
    begin([ana])
    play([ana], lambda view: late(view, laid) and seen(view))
    return Shot(ana, f"/t/{code}", "[role=listbox]")


def begin(guests: list[Guest]) -> None:
    """Start the match."""
    guests[0].do({"kind": "start"})
    for guest in guests:
        guest.catch_up(guests[0].v)


def few_left(result: Json) -> bool:
    """Whether everybody had two tiles left at most."""
    return all(len(hand["tiles"]) < 3 for hand in result["hands"])


def late(view: Json, laid: int) -> bool:
    """Whether so many tiles are laid and it is this person's turn, with something to play."""
    rows = [view["chain"]] if view["chain"] else view["trains"]["rows"] if view["trains"] else []
    return view["to_play"] == view["you"] and view["playable"] > 0 and sum(len(row["tiles"]) for row in rows) >= laid


@contextmanager
def open_house(chance: Random) -> Iterator[str]:
    """A house with an empty folder and this chance; its address."""
    outside = replace(real(pause=0), random=chance.randbytes)
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listening:
        app = create(Path(folder), outside, SHOWN)
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="websockets-sansio"))
        thread = Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def take(browser: Browser, house: str, shot: Shot, files: dict[str, Path]) -> None:
    """Look at a page as the guest sees it, in each size and light, and keep what is wanted: a file by its look."""
    for width, ((w, h), scale) in SIZES.items():
        context = browser.new_context(
            viewport={"width": w, "height": h}, device_scale_factor=scale, locale="en-US", reduced_motion="reduce"
        )
        for name, value in shot.guest.http.cookies.items():
            context.add_cookies([{"name": name, "value": value, "url": house}])
        page = context.new_page()
        page.goto(house + shot.path)
        page.wait_for_selector(shot.there)
        shot.then(page)
        page.evaluate("document.activeElement.blur()")  # as for somebody with a mouse
        for light, scheme in THEMES.items():
            if file := files.get(f"{width}-{light}"):
                page.emulate_media(color_scheme=scheme)
                page.screenshot(path=file, **SMALL if file.suffix == ".jpg" else {})
                print(file, flush=True)
        context.close()


def gallery() -> str:
    """The page that shows them all."""
    lines = ["# Every page, by day and by night, narrow and wide", ""]
    lines += ["Taken by `.venv/bin/python docs/pictures/take.py gallery`: a house of its own, guests, and a seed.", ""]
    for name, scene in PICTURES.items():
        lines += [f"## {name.replace('-', ' ').capitalize()}", "", scene.__doc__ or "", ""]
        for width in SIZES:
            size = 'width="200"' if width < 500 else 'width="420"'
            lines += [
                f'<img src="gallery/{name}-{width}-{light}.jpg" {size} alt="{name}, {light}">' for light in THEMES
            ]
        lines.append("")
    return "\n".join(lines)


def wanted(folder: Path | None, name: str) -> dict[str, Path]:
    """The files of a picture, by look: all into a folder, else those that these documents show."""
    looks = [f"{width}-{light}" for width in SIZES for light in THEMES]
    kind = "jpg" if folder == GALLERY else "png"
    files = {look: (folder or HERE) / f"{name}-{look}.{kind}" for look in looks}
    return files if folder else {look: file for look, file in files.items() if file.exists()}


def main(folder: Path | None) -> None:
    """Take them."""
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    chance = Random()
    with sync_playwright() as playwright, open_house(chance) as house:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for name, scene in PICTURES.items():
            if files := wanted(folder, name):
                chance.seed(f"{SEED} {name}")
                take(browser, house, scene(house), files)
        browser.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["gallery"]:
        main(GALLERY)
        GALLERY.with_suffix(".md").write_text(gallery(), "utf-8")
    else:
        main(Path(sys.argv[1]) if sys.argv[1:] else None)
