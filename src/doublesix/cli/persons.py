"""Somebody whom a command is about."""

from __future__ import annotations

from typing import Annotated

import typer
from sqlalchemy import Connection, select

from doublesix.cli.text import refuse
from doublesix.store.keeping import AT, Known, known
from doublesix.store.schema import people, seats, tables

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


def beside_them(connection: Connection, person: str) -> list[str]:
    """What the other people are called at the tables where somebody sits, but at those that are over."""
    here = select(seats.c.code).join(tables, tables.c.code == seats.c.code)
    here = here.where(seats.c.person == person, tables.c.status != "over")
    others = select(people.c.name).distinct().join(seats, seats.c.person == people.c.id).order_by(people.c.name)
    return list(connection.execute(others.where(seats.c.code.in_(here), people.c.id != person)).scalars())
