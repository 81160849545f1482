"""`doublesix backup`: copy a house into one file while it is open."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.text import plain
from doublesix.store.copies import backup as copy
from doublesix.store.place import shown


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    data: Data = None,
    database: Database = None,
    settings: File = None,
) -> None:
    """Copy everything that a house keeps into one file. It may be open: every move that was acknowledged before is in
    it. The file holds names, hands and keys: keep it to yourself."""
    where = place_of(data, database)
    with refusing("backup"):
        done = copy(where, file)
    typer.echo(plain(f"{file} holds {shown(where)}: {done}."))
