"""The house's log on standard error: lines for people, or JSON for programs."""

from __future__ import annotations

import logging
import sys
from enum import StrEnum
from typing import Any

from doublesix.web.faults import way_of

FACTS = ("table", "version", "seat", "act", "error")


class Form(StrEnum):
    """How a line of the log looks."""

    PLAIN = "plain"
    JSON = "json"


class Level(StrEnum):
    """What is logged: what went wrong alone, or also every act that was done."""

    WARNING = "warning"
    INFO = "info"


def set_up(form: Form, level: Level) -> None:
    """Log from here on. Others' loggers keep to warnings: at lower levels they would tell what goes over the wire."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_json() if form is Form.JSON else _Plain("%(levelname)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("doublesix").setLevel(level.upper())


class _Plain(logging.Formatter):
    def formatException(self, ei: Any) -> str:
        return f"{ei[0].__name__}: {way_of(ei[1])}"


def _json() -> logging.Formatter:
    import structlog

    def without_its_text(_logger: object, _method: str, event: Any) -> Any:
        """A fault's text may quote a row."""
        error = sys.exc_info()[1] if event.get("exc_info") is True else (event.pop("exc_info", None) or (0, None))[1]
        if error:
            event |= {"error": type(error).__name__, "way": way_of(error)}
        return event

    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(allow=FACTS),
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            without_its_text,
            structlog.processors.JSONRenderer(),
        ],
    )
