"""The command `doublesix`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import version as installed
from typing import Annotated

import typer

COMMANDS = (
    "serve",
    "settings",
    "simulate",
    "verify",
    "review",
    "puzzle",
    "legal",
    "backup",
    "restore",
    "move-house",
    "migrate",
    "robot-token",
    "tables",
    "close",
    "people",
    "rename",
    "block",
    "forget",
    "tidy",
    "bench",
)
"""Each is the function, or the group, of its name in the module of its name, with _ for -."""


def main() -> None:
    """Run the command that the arguments name."""
    asked = [name for name in sys.argv[1:2] if name in COMMANDS]
    app(asked or COMMANDS)()


def _say_version(asked: bool) -> None:
    if asked:
        core = import_module("doublesix.bots.core")
        typer.echo(f"doublesix {installed('doublesix')}, robots' core {'compiled' if core.COMPILED else 'plain'}")
        raise typer.Exit


def app(commands: Iterable[str] = COMMANDS) -> typer.Typer:
    """The command line with these commands: what is not asked for is not imported, so that it starts at once."""
    line = typer.Typer(
        add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None
    )
    line.callback()(doublesix)
    for name in commands:
        called = name.replace("-", "_")
        found = getattr(import_module(f"doublesix.cli.{called}"), called)
        if isinstance(found, typer.Typer):
            line.add_typer(found, name=name)
        else:
            line.command(name)(found)
    return line


def doublesix(
    version: Annotated[
        bool,
        typer.Option("--version", help="Say which version this is, and end.", is_eager=True, callback=_say_version),
    ] = False,
) -> None:
    """A house of dominoes: open it, let robots play, check what was played."""
