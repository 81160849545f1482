"""Where a house is kept, as the commands are told."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from doublesix.cli.file import read_settings
from doublesix.cli.text import refuse
from doublesix.store.log import StoreError
from doublesix.store.place import Where, is_address

DATA_ENV = "DOUBLESIX_DATA"
DATABASE_ENV = "DOUBLESIX_DATABASE"
AS_OPTION = "COMMANDLINE"

File = Annotated[
    Path | None,
    typer.Option(
        "--settings",
        help="A file with settings, in TOML.",
        envvar="DOUBLESIX_SETTINGS",
        is_eager=True,
        callback=read_settings,
    ),
]


def _in_its_stead(context: typer.Context, database: str | None) -> str | None:
    """A folder that is given as an option counts more than a database that is not."""
    folder, own = map(context.get_parameter_source, ("data", "database"))
    if folder and folder.name == AS_OPTION and not (own and own.name == AS_OPTION):
        context.set_parameter_source("database", type(folder).DEFAULT)
        return None
    return database


Data = Annotated[Path | None, typer.Option(help="The folder that keeps everything.", envvar=DATA_ENV)]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="A PostgreSQL database that keeps it instead.",
        envvar=DATABASE_ENV,
        callback=_in_its_stead,
    ),
]


def default_folder() -> Path:
    """Where the data is if nobody says: a folder of this user's."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "doublesix"


def place_of(data: Path | None, database: str | None) -> Where:
    """The place that the two options name."""
    if database and not is_address(database):  # not taken for a folder
        raise typer.BadParameter("write it as postgresql://user@host/name", param_hint="--database")
    return database or data or default_folder()


@contextmanager
def refusing(command: str) -> Iterator[None]:
    """Let what the store refuses be such a line."""
    try:
        yield
    except StoreError as error:
        refuse(command, str(error))
