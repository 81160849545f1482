"""The keys of the table, from the list that the page binds them by."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from doublesix.phrase.say import say


class Binding(msgspec.Struct):
    """What one act is bound to: keys as a browser names them, and the act whose letter counts too."""

    act: str
    keys: list[str]
    letter: str | None = None
    shift: bool = False
    only: str | None = None


SIGNS = {
    "ArrowLeft": "←",
    "ArrowRight": "→",
    "ArrowUp": "↑",
    "ArrowDown": "↓",
    "Enter": "⏎",
    "Escape": "Esc",
    "PageUp": "Page ↑",
    "PageDown": "Page ↓",
}
WORDED = {" ": "keys-space", "Home": "keys-home", "End": "keys-end"}
"""Keys that have another name on the keyboards of another language."""
DIGITS = "1 … 9, 0"


@cache
def bindings() -> list[Binding]:
    """Every key of the table."""
    return msgspec.json.decode(files("doublesix.phrase").joinpath("keys.json").read_bytes(), type=list[Binding])


def keys_of(lang: str, board: str) -> list[tuple[str, str]]:
    """Each act in words with its keys, for a game on a "chain" or on "trains"."""
    return [(say(lang, f"keys-{b.act}"), _keys(lang, b)) for b in bindings() if b.only in (None, board)]


def _keys(lang: str, binding: Binding) -> str:
    letter = [say(lang, f"key-{binding.letter}")] if binding.letter else []
    if binding.shift:
        letter = [f"{say(lang, 'keys-shift')} {key}" for key in letter]
    fixed = [DIGITS] if "0" in binding.keys else [_named(lang, key) for key in binding.keys]
    return ", ".join(letter + fixed)


def _named(lang: str, key: str) -> str:
    first, plus, rest = key.partition("+")
    if plus and rest:
        return f"{say(lang, 'keys-shift') if first == 'Shift' else first} {_named(lang, rest)}"
    return say(lang, WORDED[key]) if key in WORDED else SIGNS.get(key, key)
