"""What was written at many tables since it was read there: one question, whatever their number."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Integer, Select, Text, bindparam, cast, func, select, true

from doublesix.store.schema import rows

_KNOWN = func.json_each(bindparam("known")).table_valued("key", "value", name="known")
_SINCE: ColumnElement[int] = cast(cast(_KNOWN.c.value, Text), Integer)
_R = rows.c
_NEW: Select[*tuple[Any, ...]] = (
    select(_R.code, _R.version, _R.at, _R.c, _R.body, _R.format, _R.person)
    .where(_R.code == _KNOWN.c.key, _R.version > _SINCE)
    .order_by(_R.code, _R.version)
)
_OF_ONE = _NEW.lateral("of_one")


def rows_after(dialect: str) -> Select[*tuple[Any, ...]]:
    """Code, then what a row is made of, of every row after the version that is `known` (JSON, by code).

    PostgreSQL is made to look at one table after the other: by itself it would take JSON for so much that it reads all
    rows of the house instead."""
    return select(_OF_ONE).select_from(_KNOWN.join(_OF_ONE, true())) if dialect == "postgresql" else _NEW
