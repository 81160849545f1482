"""`doublesix robot-token`: let a robot of somebody else play over HTTP."""

from __future__ import annotations

import time
from pathlib import Path
from secrets import token_urlsafe
from typing import Annotated, NoReturn

import typer

from doublesix.cli.folders import DATA_ENV, DATABASE_ENV, default_folder
from doublesix.cli.text import plain
from doublesix.store.log import Person, StoreError
from doublesix.store.tokens import keep_token
from doublesix.web.names import tidy_name
from doublesix.web.people import TOKEN


def robot_token(
    name: Annotated[str, typer.Argument(help="What the robot is called at tables.")],
    data: Annotated[Path | None, typer.Option(help="The folder that keeps everything.", envvar=DATA_ENV)] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="The database of a house on PostgreSQL.", envvar=DATABASE_ENV)
    ] = None,
) -> None:
    """Make a token for a robot that plays over HTTP, and print it: it is shown this once. A token that this robot had
    before counts no longer. The house may be open meanwhile."""
    called = tidy_name(name)
    if called is None:
        _refuse(f"{name!r} is no name: 1 to 24 signs, a letter or a digit among them")
    token = token_urlsafe(32)
    robot = Person(TOKEN + token_urlsafe(12), called, "en")
    try:
        keep_token(database or data or default_folder(), robot, token, time.time_ns() // 1_000_000)
    except StoreError as error:
        _refuse(str(error))
    typer.echo(token)


def _refuse(text: str) -> NoReturn:
    typer.echo(plain(f"doublesix robot-token: {text}"), err=True)
    raise typer.Exit(2)
