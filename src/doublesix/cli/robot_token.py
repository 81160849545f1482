"""`doublesix robot-token`: let a robot of somebody else play over HTTP."""

from __future__ import annotations

import time
from secrets import token_urlsafe
from typing import Annotated

import typer

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.text import refuse
from doublesix.store.log import Person
from doublesix.store.tokens import keep_token
from doublesix.web.names import tidy_name
from doublesix.web.people import TOKEN


def robot_token(
    name: Annotated[str, typer.Argument(help="What the robot is called at tables.")],
    data: Data = None,
    database: Database = None,
    settings: File = None,
) -> None:
    """Make a token for a robot that plays over HTTP. It is printed, this once. A token that this robot had before
    counts no longer. The house may be open meanwhile."""
    called = tidy_name(name)
    if called is None:
        refuse("robot-token", f"{name!r} is no name: 1 to 24 signs, a letter or a digit among them")
    token = token_urlsafe(32)
    robot = Person(TOKEN + token_urlsafe(12), called, "en")
    with refusing("robot-token"):
        keep_token(place_of(data, database), robot, token, time.time_ns() // 1_000_000)
    typer.echo(token)
