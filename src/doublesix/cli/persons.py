"""Somebody whom a command is about."""

from __future__ import annotations

from typing import Annotated

import typer
from sqlalchemy import Connection

from doublesix.cli.text import refuse
from doublesix.store.keeping import AT, Known, known

Person = Annotated[str, typer.Argument(help="A name, or where several have it the id (doublesix people).")]


def the_one(connection: Connection, command: str, who: str) -> Known:
    """The person of this id or name; refuse nobody and several."""
    found = known(connection, who) if who.strip() else []  # who is forgotten has no name
    if not found:
        refuse(command, f"There is nobody called {who or repr(who)}.")
    if len(found) > 1:
        ids = ", ".join(AT + one.id for one in found)
        refuse(command, f"{len(found)} people are called {who}: name one by the id, {ids}.")
    return found[0]
