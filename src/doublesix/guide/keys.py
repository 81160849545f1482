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


class Names(msgspec.Struct):
    """What keys are called: `signs` everywhere, `words` by the message that names the key on a language's keyboards."""

    signs: dict[str, str]
    words: dict[str, str]


DIGITS = "1 … 9, 0"


@cache
def bindings() -> list[Binding]:
    """Every key of the table."""
    return msgspec.json.decode(files("doublesix.phrase").joinpath("keys.json").read_bytes(), type=list[Binding])


@cache
def names() -> Names:
    """The names of keys."""
    return msgspec.json.decode(files("doublesix.phrase").joinpath("keynames.json").read_bytes(), type=Names)


def keys_of(lang: str, board: str) -> list[tuple[str, str]]:
    """Each act in words with its keys, for a game on a "chain" or on "trains"."""
    return [(say(lang, f"keys-{b.act}"), _keys(lang, b)) for b in bindings() if b.only in (None, board)]


def _keys(lang: str, binding: Binding) -> str:
    letter = [say(lang, f"key-{binding.letter}")] if binding.letter else []
    if binding.shift:
        letter = [f"{_named(lang, 'Shift')} {key}" for key in letter]
    fixed = [DIGITS] if "0" in binding.keys else [_named(lang, key) for key in binding.keys]
    return ", ".join(letter + fixed)


def _named(lang: str, key: str) -> str:
    held, plus, rest = key.partition("+")
    if plus and rest:
        return f"{_named(lang, held)} {_named(lang, rest)}"
    word = names().words.get(key)
    return say(lang, word) if word else names().signs.get(key, key)
