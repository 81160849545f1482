"""Looks at a screen by day and by night, on a desk and on a phone: what fits, what axe finds; takes pictures."""

from __future__ import annotations

import os
from collections.abc import Collection
from itertools import product
from pathlib import Path
from typing import Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

SIZES = {"desk": (1280, 800), "phone": (360, 640)}
Light = Literal["light", "dark", "forced"]
LIGHTS: tuple[Light, ...] = ("light", "dark", "forced")
PICTURES = os.environ.get("DOUBLESIX_PICTURES")
SETTLED = """async () => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frames();
  const under = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(under.map((one) => one.finished));
}"""
FITS = """(still) => {
  const { scrollWidth, scrollHeight } = document.documentElement, faults = [];
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth} wide in ${innerWidth}`);
  if (still && scrollHeight > innerHeight) faults.push(`${scrollHeight} high in ${innerHeight}`);
  const squeezed = [...document.querySelectorAll(".tiles .tile")].filter((tile) => tile.offsetWidth < 16);
  if (squeezed.length) faults.push(`${squeezed.length} tiles squeezed`);
  return faults;
}"""


def examine(page: Page, name: str, still: bool = False, sizes: Collection[str] = tuple(SIZES)) -> None:
    """Look at the screen in every size and light. `still`: the page must not scroll at all."""
    before = page.viewport_size
    faults = []
    for size, light in product(sizes, LIGHTS):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        lit(page, light)
        where = f"{name} {size} {light}"
        picture(page, where)
        faults += [f"{where}: {fault}" for fault in page.evaluate(FITS, still)]
        if size == "phone" or light == "light":  # which colours there are does not depend on the size
            faults += [f"{where}: {fault}" for fault in axe(page)]
    assert before
    lit(page, "light")
    page.set_viewport_size(before)
    page.evaluate(SETTLED)
    assert not faults, "\n".join(faults)


def lit(page: Page, light: Light) -> None:
    """Show the page by day, by night, or in a system's own few colours."""
    scheme: Literal["light", "dark"] = "dark" if light == "dark" else "light"
    forced: Literal["active", "none"] = "active" if light == "forced" else "none"
    page.emulate_media(color_scheme=scheme, forced_colors=forced, reduced_motion="reduce")
    page.evaluate(SETTLED)


def picture(page: Page, name: str) -> None:
    """Keep a picture in the folder that DOUBLESIX_PICTURES names, if it does."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES, f"{name.replace(' ', '-')}.png"))


def axe(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
