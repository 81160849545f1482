"""A tile as the table draws it: a half is 100 units, the body is never turned, its parts are drawn once a page."""

from __future__ import annotations

from doublesix.guide.markup import Html, join, tag

LOW, MIDDLE, HIGH = 25, 50, 75
FOUR = (19.4, 39.8, 60.2, 80.6)
THREES = {0: (), 1: (MIDDLE,), 2: (LOW, HIGH), 3: (LOW, MIDDLE, HIGH)}
COLUMNS = {1: (0, 1, 0), 4: (2, 0, 2), 5: (2, 1, 2), 6: (3, 0, 3), 7: (3, 1, 3), 8: (3, 2, 3), 9: (3, 3, 3)}
MIDDLES = {10: FOUR[1:3], 11: (FOUR[0], MIDDLE, FOUR[3]), 12: FOUR}
RADIUS = {1: 12.5, **dict.fromkeys(range(2, 7), 11), **dict.fromkeys(range(7, 10), 10.5)}
LEAST_RADIUS = 8.9
FACE = -2
"""The face sits above the middle of the box: its side shows below."""

Point = tuple[float, float]


def pips(n: int) -> list[Point]:
    """Where the pips of an upright half lie."""
    if n in (2, 3):
        return [(LOW, LOW), *([(MIDDLE, MIDDLE)] if n == 3 else []), (HIGH, HIGH)]
    if n > 9:
        columns = ((LOW, FOUR), (MIDDLE, MIDDLES[n]), (HIGH, FOUR))
        return [(x, y) for x, ys in columns for y in ys]
    counts = COLUMNS.get(n, (0, 0, 0))
    return [(x, y) for x, count in zip((LOW, MIDDLE, HIGH), counts, strict=True) for y in THREES[count]]


def pip_paths(n: int, lying: bool) -> dict[str, str]:
    """The pips of a half as path texts: the light under each, the pip, the bowl in it."""
    r = RADIUS.get(n, LEAST_RADIUS)
    at = [(y, 100 - x) if lying else (x, y) for x, y in pips(n)]
    layers = {"pip-light": (1.6, r + 0.6), "pip": (0.0, r), "pip-bowl": (r * 0.22, r * 0.62)}
    return {name: "".join(_disc(x, y + down, _round(size)) for x, y in at) for name, (down, size) in layers.items()}


def _disc(x: float, y: float, r: float) -> str:
    return f"M{_round(x - r):g} {_round(y):g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def _round(n: float) -> float:
    return int(n * 10 + 0.5) / 10


def sprite(used: set[str]) -> Html:
    """The symbols that a page's tiles refer to."""
    return tag("svg", tag("defs", *map(_symbol, sorted(used))), class_="sprite", width=0, height=0, aria_hidden="true")


def _symbol(name: str) -> Html:
    lying = name[0] == "h"
    if name[1:] == "t":
        return tag(
            "symbol",
            *_body(lying),
            id=name,
            class_="glyph",
            viewBox="0 0 200 100" if lying else "0 0 100 200",
            overflow="visible",
        )
    paths = [tag("path", class_=layer, d=d) for layer, d in pip_paths(int(name[1:]), lying).items()]
    return tag("symbol", *paths, id=name, class_="glyph", viewBox="0 0 100 100", overflow="visible")


def _body(lying: bool) -> list[Html]:
    w, h = (200, 100) if lying else (100, 200)
    x, y = (100, 48) if lying else (50, 98)
    light, line = ("M101.8 14V82", "M100 14V82") if lying else ("M15 99.8H85", "M15 98H85")
    return [
        tag("rect", class_="cast", x=1.5, y=6, width=w - 3, height=h - 2, rx=17),
        tag("rect", class_="side", x=1.5, y=4, width=w - 3, height=h - 4, rx=16),
        tag("rect", class_="face", x=1.5, y=1, width=w - 3, height=h - 6, rx=15.5),
        tag("rect", class_="edge", x=4, y=3.5, width=w - 8, height=h - 11, rx=13),
        tag("path", class_="rule-light", d=light),
        tag("path", class_="rule", d=line),
        tag("circle", class_="pin-seat", cx=x, cy=y + 1, r=7),
        tag("circle", class_="pin", cx=x, cy=y, r=5.6),
    ]


def parts(numbers: tuple[int, int], lying: bool) -> set[str]:
    """The symbols of one tile."""
    way = "h" if lying else "v"
    return {f"{way}t", *(f"{way}{n}" for n in numbers)}


def glyph(numbers: tuple[int, int], lying: bool) -> Html:
    """A tile at 0,0 from the page's symbols."""
    way, (w, h) = ("h", (200, 100)) if lying else ("v", (100, 200))
    halves = [_half(n, way, 100 * i if lying else 0, FACE + (0 if lying else 100 * i)) for i, n in enumerate(numbers)]
    return join([tag("use", href=f"#{way}t", width=w, height=h), *halves])


def _half(n: int, way: str, x: int, y: int) -> Html:
    """Pips and digit of a half; the page's style shows what the reader has chosen, pips without a script."""
    pips = tag("use", class_="pips", href=f"#{way}{n}", width=100, height=100)
    digit = tag("text", str(n), class_="digit wide" if n > 9 else "digit", x=50, y=50, dy=".355em")
    return tag("g", pips, digit, class_="glyph", transform=f"translate({x} {y})")
