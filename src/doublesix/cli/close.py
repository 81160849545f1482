"""`doublesix close`: end a table."""

from __future__ import annotations

import time
from functools import reduce
from typing import Annotated

import typer
from sqlalchemy import Connection

from doublesix.cli.folders import Data, Database, File, place_of, refusing
from doublesix.cli.text import refuse
from doublesix.store.keeping import append, beside, log_of
from doublesix.store.log import Row, Standing
from doublesix.table.apply import apply, replay
from doublesix.table.clock import close as closing
from doublesix.table.codec import decode, encode
from doublesix.table.table import Phase
from doublesix.web.codes import tidy_code


def close(
    table: Annotated[str, typer.Argument(help="The code of the table.")],
    data: Data = None,
    database: Database = None,
    settings: File = None,
) -> None:
    """End a table. A match that is running ends without a winner, a waiting room closes. The house may be open
    meanwhile: who sits there is told within a second."""
    code = tidy_code(table)
    with refusing("close"), beside(place_of(data, database)) as connection:
        while not (said := _closed(connection, code)):
            pass  # somebody was faster: judge anew
    typer.echo(said)


def _closed(connection: Connection, code: str) -> str | None:
    """What became of it; None if it moved on meanwhile."""
    log = log_of(connection, code)
    if not log:
        refuse("close", f"There is no table {code}.")
    before = replay(event for row in log for event in decode(row.body, row.format))
    if before.phase is Phase.OVER:
        return f"{code} is over already."
    events = closing(before)
    after = reduce(apply, events, before)
    row = Row(log[-1].version + 1, time.time_ns() // 1_000_000, None, encode(events))
    done = append(connection, code, row, Standing(after.phase.value, None, after.people))
    return f"{code} is closed." if done else None
