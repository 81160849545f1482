"""`doublesix verify`: replay records and check every line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doublesix.cli.text import plain
from doublesix.record.faults import Fault, NoRecord
from doublesix.record.verify import verify as verify_record


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Match records (JSON Lines).")],
    running: Annotated[bool, typer.Option("--running", help="A match may still lack its end.")] = False,
) -> None:
    """Check match records against the rules and the shuffle. Every line is replayed.

    Prints one line a good file. At the first fault it prints FILE:LINE: RULE: what is wrong, stops and exits 1;
    if a file is no record it says so on standard error and exits 2.
    """
    for file in files:
        try:
            with file.open("rb") as stream:
                counted = verify_record(stream, running)
        except Fault as fault:
            typer.echo(plain(f"{file}:{fault.line}: {fault.rule}: {fault.text}"))
            raise typer.Exit(1) from None
        except (NoRecord, OSError) as error:
            typer.echo(plain(f"{file}: {getattr(error, 'strerror', None) or error}"), err=True)
            raise typer.Exit(2) from None
        typer.echo(plain(f"{file}: good: {counted}"))
