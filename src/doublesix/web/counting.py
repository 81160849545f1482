"""What was done at the tables: counted, and in the log by its kind alone."""

from __future__ import annotations

import logging

from doublesix.table.intents import Act, AnyIntent
from doublesix.web.meters import MOVES

log = logging.getLogger("doublesix.acts")


def count(wish: AnyIntent, table: str, version: int, seat: int | None, by: str) -> None:
    """Somebody (`by`: "person" or "robot") had their wish at a table."""
    if isinstance(wish, Act):
        MOVES.labels(by).inc()
    kind = type(wish).__name__.lower()
    facts = {"table": table, "version": version, "seat": seat, "act": kind}
    log.info("table %s, version %s, seat %s: %s by a %s", table, version, seat, kind, by, extra=facts)
