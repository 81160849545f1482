"""Made-up states of the table, the extreme ones too: nothing overlaps, is cut off or scrolls the page."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.measure import BOXES, LONGEST
from tests.browser.screens import picture
from tests.support.lacking import WEB, node

VITE = WEB / "node_modules/vite/bin/vite.js"
SIZES = [(320, 640), (360, 640), (640, 360), (640, 400), (768, 1024), (1280, 800)]
SCENES = ["partners", "off", "mexican", "ninety", "seventy", "alone", "draw", "must", "onlooker"]


class Quiet(SimpleHTTPRequestHandler):
    """Serves the harness without a word."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the table's harness, built for this run."""
    folder = tmp_path_factory.mktemp("harness")
    command = [
        node("vite"),
        str(VITE),
        "build",
        "--config",
        "harness.config.ts",
        "--outDir",
        str(folder),
        "--logLevel",
        "error",
    ]
    subprocess.run(command, cwd=WEB, check=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/dev/table.html"
        server.shutdown()


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One window for all scenes."""
    page = browser.new_page(reduced_motion="reduce")
    yield page
    page.close()


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_overlaps_or_is_cut_off(harness: str, page: Page, scene: str) -> None:
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{harness}?scene={scene}&lang={LONGEST}&theme=day")
        page.locator(".table").wait_for()
        for key in ("", "n"):  # at rest, and with a tile chosen
            if key:
                page.keyboard.press(key)
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            where = f"boxes {scene} {width}{key and ' chosen'}"
            picture(page, where)
            faults += [f"{where}: {fault}" for fault in page.evaluate(BOXES)]
    assert not faults, "\n".join(faults)
