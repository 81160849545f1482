"""Draws the PNG icons in web/public from icon.svg, with the Chromium of the tests: `python web/dev/icons.py`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
FELT = "#14382c"
ICONS = {
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "icon-maskable-512": (512, 0.8),
    "apple-touch-icon": (180, 0.86),
}
"""Size, and how much of it the drawing takes: what masks an icon keeps its inner four fifths."""


def main() -> None:
    """Draw each of them."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if share == 1 else FELT
            style = f"margin:0;background:{ground};display:grid;place-items:center;height:100vh"
            page.set_content(f'<body style="{style}"><div style="width:{share:.0%};display:grid">{drawing}</div>')
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
