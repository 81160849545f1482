"""`doublesix rename`: call somebody something else."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.persons import Person, the_one
from doublesix.cli.text import plain, refuse
from doublesix.store.keeping import beside, beside_them
from doublesix.store.keeping import rename as call
from doublesix.web.names import alike, tidy_name


def rename(
    person: Person,
    name: Annotated[str, typer.Argument(help="What they are to be called.")],
    data: Data = None,
    database: Database = None,
    settings: File = None,
) -> None:
    """Call somebody something else, everywhere. That is at every table and in every record, unless it could be taken
    for another's at a table of theirs. They can change it again. The house may be open meanwhile: it shows within a
    second."""
    if (called := tidy_name(name)) is None:
        refuse("rename", f"{name!r} is no name: 1 to 24 signs, a letter or a digit among them")
    with refusing("rename"), beside(place_of(data, database)) as connection:
        one = the_one(connection, "rename", person)
        if other := next((other for other in beside_them(connection, one.id) if alike(called, [other])), None):
            refuse("rename", f"{called} could be taken for {other}, at a table with {one.name}: choose another name.")
        call(connection, one.id, called, time.time_ns() // 1_000_000)
    typer.echo(plain(f"{one.name} is called {called}."))
