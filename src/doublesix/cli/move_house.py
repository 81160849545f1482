"""`doublesix move-house`: from a folder to a database, or back."""

from __future__ import annotations

from typing import Annotated

import typer

from doublesix.cli.folders import refusing
from doublesix.cli.text import plain
from doublesix.store.copies import move
from doublesix.store.place import shown


def move_house(
    source: Annotated[str, typer.Argument(help="Where it is kept: a folder, or postgresql://user@host/name.")],
    target: Annotated[str, typer.Argument(help="Where it is to be kept: a folder or a database without a house.")],
) -> None:
    """Copy a closed house to another place, and compare. From a folder to a PostgreSQL database, or back; every row is
    compared. What it came from is left as it was."""
    with refusing("move-house"):
        done = move(source, target)
    moved = f"{shown(target)} holds what {shown(source)} does: {done}. Open the house there, and no longer here."
    typer.echo(plain(moved))
