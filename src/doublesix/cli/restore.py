"""`doublesix restore`: bring a house back from a copy."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.text import plain
from doublesix.store.copies import REPLACED, Inhabited
from doublesix.store.copies import restore as bring
from doublesix.store.log import StoreError
from doublesix.store.place import shown

GIVEN_UP = f"a folder keeps what is there as {REPLACED}, a database gives it up"


def restore(
    file: Annotated[Path, typer.Argument(help="A file that doublesix backup wrote.")],
    data: Data = None,
    database: Database = None,
    settings: File = None,
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace a house that is there; a folder keeps it beside, a database does not."),
    ] = False,
) -> None:
    """Bring a house back from a copy, here or elsewhere. It goes into a folder or a database, whichever it came from.
    No house may be open there meanwhile."""
    where = place_of(data, database)
    with refusing("restore"):
        try:
            done = bring(file, where, replace=replace)
        except Inhabited as error:
            raise StoreError(f"{error} Or say --replace: {GIVEN_UP}.") from error
    typer.echo(plain(f"{shown(where)} holds {file}: {done}."))
