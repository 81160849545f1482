"""`doublesix settings`: what a house would be opened with, and who says so."""

from __future__ import annotations

from dataclasses import fields

import typer

from doublesix.cli.declared import SECRET, Settings, variable, with_settings
from doublesix.cli.folders import default_folder
from doublesix.cli.text import plain
from doublesix.store.place import shown


@with_settings
def settings(context: typer.Context, house: Settings) -> None:
    """Show every setting of a house and where it is from. That is an option, the environment, the file, or nobody; an
    option counts more than the environment, and that more than the file. Secrets are not shown."""
    for field in fields(house):
        value = _shown(field.name, getattr(house, field.name))
        typer.echo(plain(f"{field.name.replace('_', '-'):18} {value:30} {_source(context, field.name)}"))


def _shown(name: str, value: object) -> str:
    if name in SECRET:
        return "not set" if value is None else "set, not shown"
    if name == "data" and value is None:
        return str(default_folder())
    if name == "database" and isinstance(value, str):
        return shown(value)
    if isinstance(value, list):
        return " ".join(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def _source(context: typer.Context, name: str) -> str:
    source = context.get_parameter_source(name)
    match source.name if source else "":
        case "COMMANDLINE":
            return f"option --{name.replace('_', '-')}"
        case "ENVIRONMENT":
            return f"environment {variable(name)}"
        case "DEFAULT_MAP":
            return f"file {context.params['settings']}"
        case _:
            return "default"
