"""`doublesix people`: who the house knows."""

from __future__ import annotations

from typing import Annotated

import typer

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.text import plain, when
from doublesix.store.keeping import AT, beside, known


def people(
    who: Annotated[str | None, typer.Argument(metavar="PERSON", help="A name or an id; without it, everybody.")] = None,
    data: Data = None,
    database: Database = None,
    settings: File = None,
) -> None:
    """List people with their ids, last seen first. The id tells those of one name apart. The house may be open
    meanwhile."""
    with refusing("people"), beside(place_of(data, database), mark=False) as connection:
        found = known(connection, who)
    for person in found:
        seen = when(person.seen) if person.seen else "never in a browser"
        sits = f"{person.tables:3} {'table' if person.tables == 1 else 'tables'}"
        typer.echo(plain(f"{AT + person.id:25} {person.name or '(forgotten)':24} {sits:10}  {seen}"))
    if not found:
        typer.echo("Nobody." if who is None else plain(f"Nobody is called {who}: doublesix people lists everybody."))
