"""How a fault is noted: where it happened, never what anybody held."""

from __future__ import annotations

import logging
from traceback import extract_tb

log = logging.getLogger("doublesix.faults")


def note(error: BaseException, what: str = "", **facts: str | int | None) -> None:
    """Log a fault once: its kind and the lines that led there. Its text stays out, since it may quote a row.

    `facts`: table, version, seat."""
    where = ", ".join([f"{name} {value}" for name, value in facts.items()] + [what] * bool(what))
    kind = type(error).__name__
    log.error("%s: %s: %s", where, kind, way_of(error), extra={**facts, "error": kind})


def way_of(error: BaseException) -> str:
    """The lines that led to a fault, the last first."""
    return " < ".join(f"{frame.name} ({frame.lineno})" for frame in reversed(extract_tb(error.__traceback__)))
