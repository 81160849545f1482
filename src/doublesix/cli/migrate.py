"""`doublesix migrate`: bring a PostgreSQL database to this program's schema."""

from __future__ import annotations

from typing import Annotated

import typer

from doublesix.cli.folders import DATABASE_ENV, File, refusing
from doublesix.store import place
from doublesix.store.log import StoreError


def migrate(
    database: Annotated[
        str, typer.Option(metavar="URL", help="The database, postgresql://user@host/name.", envvar=DATABASE_ENV)
    ],
    settings: File = None,
) -> None:
    """Bring a PostgreSQL database to this version's schema. Do it before the first start, and after an update. Workers
    may be open on the schema before it. A data folder needs no such thing."""
    with refusing("migrate"):
        if not place.is_address(database):
            raise StoreError(f"{database} is no address of a database: a data folder is migrated at the start.")
        came_to = place.migrate(database)
        stands = f"has the schema {came_to} now" if came_to else "has our schema already"
        typer.echo(f"{place.shown(database)} {stands}.")
