"""Takes the pictures of these documents anew; with a folder, every picture there is, into that folder; with `gallery`,
every picture, smaller, into docs/gallery, with the page docs/gallery.md that shows them. With names,
only these:

    .venv/bin/python docs/pictures/take.py [FOLDER | gallery] [NAME …]

It opens a house of its own, whose chance comes from a seed, lets guests play and looks at it with Chromium, narrow
and wide, by day and by night. Needs the built page (./dev serve builds it) and what the tests need."""

from __future__ import annotations

import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread

import uvicorn
from looking import Shot, looks, take
from playwright.sync_api import sync_playwright
from scenes import PICTURES

from doublesix.web.app import create
from doublesix.web.outside import real

HERE = Path(__file__).parent
GALLERY = HERE.parent / "gallery"
SEED = 28
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


def gallery() -> str:
    """The page that shows them all."""
    lines = ["# Pages and states, by day and by night, narrow and wide", ""]
    lines += ["Taken by `.venv/bin/python docs/pictures/take.py gallery`: a house of its own, guests, and a seed.", ""]
    for name, scene in PICTURES.items():
        found = sorted(file.stem.removeprefix(f"{name}-") for file in GALLERY.glob(f"{name}-[0-9]*.webp"))
        if found:
            lines += [f"## {name.replace('-', ' ').capitalize()}", "", scene.__doc__ or "", ""]
        for look in found:
            width, light = look.split("-")
            shown = 420 if int(width) > 1000 else 320 if int(width) > 500 else 200
            lines.append(f'<img src="gallery/{name}-{look}.webp" width="{shown}" alt="{name}, {light}">')
        lines += [""] if found else []
    return "\n".join(lines)


def wanted(folder: Path | None, name: str, shot: Shot) -> dict[str, Path]:
    """The files of a picture, by look: all into a folder, else those that these documents show."""
    kind = "webp" if folder == GALLERY else "png"
    files = {look: (folder or HERE) / f"{name}-{look}.{kind}" for look in looks(shot)}
    return files if folder else {look: file for look, file in files.items() if file.exists()}


def main(folder: Path | None, names: Sequence[str]) -> None:
    """Take them."""
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    chance = Random()
    with sync_playwright() as playwright, open_house(chance) as house:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for name in names or PICTURES:
            if folder or any(HERE.glob(f"{name}-*.png")):
                chance.seed(f"{SEED} {name}")
                shot = PICTURES[name](house)
                take(browser, house, shot, wanted(folder, name, shot))
        browser.close()


if __name__ == "__main__":
    where, *only = sys.argv[1:] or [""]
    main(GALLERY if where == "gallery" else Path(where) if where else None, only)
    if where == "gallery":
        GALLERY.with_suffix(".md").write_text(gallery(), "utf-8")
