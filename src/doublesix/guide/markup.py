"""HTML and SVG as text, escaped once."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


VOID = {"input", "link", "meta", "br"}


def tag(element: str, /, *children: str, **attrs: str | int | float | bool | None) -> Html:
    """An element. `class_` is class, `aria_label` aria-label; None and False leave one out, True has no value."""
    given = "".join(_attribute(key.rstrip("_").replace("_", "-"), value) for key, value in attrs.items())
    if element in VOID:
        return Html(f"<{element}{given}>")
    return Html(f"<{element}{given}>{join(children)}</{element}>")


def join(children: Iterable[str]) -> Html:
    """Children one after another; what is not markup yet is escaped."""
    return Html("".join(child if isinstance(child, Html) else escape(child, quote=False) for child in children))


def _attribute(key: str, value: str | int | float | bool | None) -> str:
    if value is None or value is False:
        return ""
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return f" {key}" if value is True else f' {key}="{escape(text)}"'
