"""How a fault is noted: where it happened, never what anybody held."""

from __future__ import annotations

import logging
from traceback import extract_tb

log = logging.getLogger("doublesix.faults")


def note(error: BaseException, where: str) -> None:
    """Log a fault once: its kind and the lines that led there. Its text stays out, since it may quote a row."""
    way = " < ".join(f"{frame.name} ({frame.lineno})" for frame in reversed(extract_tb(error.__traceback__)))
    log.error("%s: %s: %s", where, type(error).__name__, way)
