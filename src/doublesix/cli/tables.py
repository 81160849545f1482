"""`doublesix tables`: what stands in the house."""

from __future__ import annotations

from typing import Annotated

import typer

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.text import when
from doublesix.store.keeping import beside, heads


def tables(
    data: Data = None,
    database: Database = None,
    settings: File = None,
    over: Annotated[bool, typer.Option("--over", help="Those that are over, too.")] = False,
) -> None:
    """List the tables that are not over, last played first. Of each: code, game, who may come, how it stands, how many
    people sit there, and when something was last done. The house may be open meanwhile."""
    with refusing("tables"), beside(place_of(data, database), mark=False) as connection:
        found = heads(connection, over=over)
    for head, people in found:
        sit = f"{people:2} {'person' if people == 1 else 'people'}"
        typer.echo(f"{head.table}  {head.game:14} {head.access:11} {head.status:8} {sit:9}  {when(head.changed)}")
    if not found:
        typer.echo("No tables.")
