"""`doublesix forget`: forget somebody who asks for it."""

from __future__ import annotations

import time

import typer

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.persons import Person, the_one
from doublesix.cli.text import plain
from doublesix.store.keeping import beside
from doublesix.store.keeping import forget as drop


def forget(person: Person, data: Data = None, database: Database = None, settings: File = None) -> None:
    """Forget somebody who asks for it. Their name goes, everywhere, and their browsers. What they played stays, as
    somebody's: others played it too. Records that were saved before, and copies of the house, still have the name."""
    with refusing("forget"), beside(place_of(data, database)) as connection:
        one = the_one(connection, "forget", person)
        drop(connection, one.id, time.time_ns() // 1_000_000)
    typer.echo(plain(f"{one.name} is forgotten."))
