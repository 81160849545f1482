"""`doublesix tidy`: drop old matches."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from doublesix.cli.declared import MOST_DAYS
from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.store.keeping import beside, thin

DAY = 24 * 3600 * 1000  # ms


def tidy(
    days: Annotated[int, typer.Argument(help="How many days old, or older.", min=0, max=MOST_DAYS)],
    data: Data = None,
    database: Database = None,
    settings: File = None,
) -> None:
    """Drop the tables that have been over for so many days. Their records go with them. The house may be open
    meanwhile; with --keep-days it does so by itself."""
    with refusing("tidy"), beside(place_of(data, database), mark=False) as connection:
        count = thin(connection, time.time_ns() // 1_000_000 - days * DAY)
    typer.echo(f"{count} {'table' if count == 1 else 'tables'} dropped.")
