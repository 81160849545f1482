"""The file with the settings of a house: TOML, each by the name of its option."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from pathlib import Path

import typer

from doublesix.cli.text import refuse


def read_settings(context: typer.Context, file: Path | None) -> Path | None:
    """Let what stands in the file count wherever neither an option nor the environment says otherwise."""
    if file is None:
        return None
    command = context.info_name or ""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        refuse(command, f"Cannot read the settings in {file}: {getattr(error, 'strerror', None) or error}.")
    if wrong := next((wrong for wrong in map(_wrong, found, found.values()) if wrong), None):
        refuse(command, f"{file}: {wrong}")
    context.default_map = {name.replace("-", "_"): value for name, value in found.items()}
    return file


def _wrong(name: str, value: object) -> str | None:
    """What is wrong with a setting, beside its value, which its option judges."""
    from doublesix.cli.declared import NAMES

    if name not in NAMES:
        near = get_close_matches(name, NAMES, 1)
        return f"there is no setting {name}{f'; do you mean {near[0]}?' if near else '.'}"
    if isinstance(value, list) != NAMES[name] or isinstance(value, dict):
        return f"{name} takes {'a list' if NAMES[name] else 'one value'}."
    return None
