"""`doublesix block`: let somebody in no longer."""

from __future__ import annotations

import typer

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.persons import Person, the_one
from doublesix.cli.text import plain
from doublesix.store.keeping import beside
from doublesix.store.keeping import block as shut_out


def block(person: Person, data: Data = None, database: Database = None, settings: File = None) -> None:
    """Sign somebody out of every browser, for good. None of them, no link and no token makes anybody this person again,
    and at their tables they are away. Who comes anew comes as somebody else: a password for tables, or no lobby, keeps
    such people out. The house may be open meanwhile: it happens within a second."""
    with refusing("block"), beside(place_of(data, database)) as connection:
        one = the_one(connection, "block", person)
        shut_out(connection, one.id)
    typer.echo(plain(f"{one.name} is signed out of every browser for good."))
