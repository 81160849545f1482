"""`doublesix legal`: what may be done in a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from doublesix.cli.text import plain
from doublesix.record.position import answer, read_position
from doublesix.rules.reasons import BadNotation


def legal(
    file: Annotated[Path, typer.Argument(metavar="POSITION", help="One position, as one player sees it.")],
) -> None:
    """Print what is legal in a position, as JSON. It ends with 2 and one line that says why if it cannot."""
    try:
        found = answer(read_position(file.read_text("utf-8")))
    except (BadNotation, OSError, UnicodeDecodeError) as error:
        typer.echo(plain(f"{file}: {_why(error)}"), err=True)
        raise typer.Exit(2) from None
    typer.echo(msgspec.json.encode(found).decode())


def _why(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return f"not UTF-8: {error.reason} at byte {error.start + 1}"
    return getattr(error, "strerror", None) or str(error)
