"""Every setting of a house, declared once: an option of `serve`, a variable of the environment, a name in a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import StrEnum
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

import typer

from doublesix.cli.folders import Data, Database, File
from doublesix.cli.logs import Form, Level

ANY = "0.0.0.0"
PREFIX = "DOUBLESIX_"
MOST_DAYS = 1_000_000


class Switch(StrEnum):
    """Whether something is there."""

    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a house is opened with."""

    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this computer alone.")] = ANY
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for a free one.", min=0, max=65535)] = 8066
    data: Data = None
    database: Database = None
    url: Annotated[str | None, typer.Option(help="The address that people use, where a proxy stands in front.")] = None
    pause: Annotated[float, typer.Option(help="About how many seconds a robot thinks.", min=0)] = 1.0
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy whose word is taken for where a request came from; repeatable."),
    ] = None
    insecure: Annotated[
        bool, typer.Option("--insecure", help="Open the house to the internet without https all the same.")
    ] = False
    metrics: Annotated[
        str | None, typer.Option(metavar="ADDRESS:PORT", help="Where Prometheus gets figures of the house.")
    ] = None
    log: Annotated[Form, typer.Option(help="How the log on standard error looks: lines, or JSON.")] = Form.PLAIN
    log_level: Annotated[
        Level, typer.Option(help="What is logged: what went wrong, or also the kind of every act.")
    ] = Level.WARNING
    lobby: Annotated[Switch, typer.Option(help="Whether there are public tables, listed on the home page.")] = Switch.ON
    password: Annotated[
        str | None, typer.Option(metavar="TEXT", help="What opens a table; each person is asked for it once.")
    ] = None
    tables_a_person: Annotated[
        int, typer.Option(metavar="N", help="How many tables a person may open in ten minutes.", min=1)
    ] = 20
    tables_an_address: Annotated[
        int, typer.Option(metavar="N", help="How many tables may be opened from one address in ten minutes.", min=1)
    ] = 60
    keep_days: Annotated[
        int,
        typer.Option(
            metavar="N", help="For how many days a match that is over is kept; 0: for good.", min=0, max=MOST_DAYS
        ),
    ] = 0


SECRET = {"password"}
"""Settings that are never shown."""

HINTS = get_type_hints(Settings, include_extras=True)
NAMES = {name.replace("_", "-"): "list" in str(get_args(hint)[0]) for name, hint in HINTS.items()}
"""The settings as a file names them, and whether each is a list."""


def variable(name: str) -> str:
    """The variable of the environment that gives a setting."""
    return PREFIX + name.upper()


def with_settings(do: Callable[[typer.Context, Settings], None]) -> Callable[..., None]:
    """A command of this name that takes every setting as an option."""

    def command(context: typer.Context, settings: Path | None, **given: Any) -> None:
        do(context, Settings(**given))

    parts = [_parameter("context", typer.Context, Parameter.empty), _parameter("settings", File, None)]
    for field in fields(Settings):
        option = get_args(HINTS[field.name])[1]
        option.envvar = variable(field.name)
        parts.append(_parameter(field.name, HINTS[field.name], field.default))
    command.__dict__["__signature__"] = Signature(parts)
    command.__annotations__ = {part.name: part.annotation for part in parts}
    command.__name__, command.__doc__ = do.__name__, do.__doc__
    return command


def _parameter(name: str, kind: object, default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)
