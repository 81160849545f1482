"""What goes to the terminal."""

from __future__ import annotations

import sys
from datetime import datetime
from typing import NoReturn
from unicodedata import category

import typer


def plain(text: str) -> str:
    """One line that any terminal takes, whatever a file or its name held."""
    spaced = "".join(
        " " if category(c) == "Zs" else c for c in text
    )  # French has narrow ones that not every terminal knows
    safe = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in spaced)
    encoding = sys.stdout.encoding or "utf-8"
    return safe.encode(encoding, "backslashreplace").decode(encoding)


def when(ms: int) -> str:
    """A time as people of here read it."""
    return datetime.fromtimestamp(ms / 1000).strftime("%Y-%m-%d %H:%M")


def refuse(command: str, text: str) -> NoReturn:
    """Say in one line why a command does not do what it is told, and end with code 2."""
    typer.echo(plain(f"doublesix {command}: {text}"), err=True)
    raise typer.Exit(2)
