"""The database's tables as they are now; `migrations/` leads here, and a test compares the two.

Every row begins with the number of its format, so that what was written once can be read for good.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy import UniqueConstraint as Unique

from doublesix.store.log import FORMAT

metadata = MetaData()

Big = BigInteger().with_variant(Integer(), "sqlite")  # strict tables know no BIGINT; SQLite's integers have 64 bits
COMPACT: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}  # types hold; a table's rows lie together


def _format() -> Column[int]:
    return Column("format", Integer, nullable=False, default=FORMAT)


tables = Table(
    "tables",
    metadata,
    _format(),
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("access", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("deadline", Big),
    Column("made", Big, nullable=False),
    Column("changed", Big, nullable=False),
    **COMPACT,
)
WAITING = (tables.c.access == "public") & (tables.c.status == "waiting")
Index("tables_waiting", tables.c.changed, sqlite_where=WAITING, postgresql_where=WAITING)
DUE = tables.c.deadline.is_not(None) & (tables.c.status != "over")
Index("tables_due", tables.c.deadline, sqlite_where=DUE, postgresql_where=DUE)

rows = Table(
    "rows",
    metadata,
    _format(),
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Big, nullable=False),
    Column("c", Text),
    Column("body", LargeBinary, nullable=False),
    Column("person", Text),
    Unique("code", "c", name="rows_code_c"),
    **COMPACT,
)

people = Table(
    "people",
    metadata,
    _format(),
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("made", Big, nullable=False),
    Column("changed", Big, nullable=False),
    **COMPACT,
)

seats = Table(
    "seats",
    metadata,
    _format(),
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Index("seats_person", "person"),
    **COMPACT,
)

tokens = Table(
    "tokens",
    metadata,
    _format(),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("made", Big, nullable=False),
    Unique("hash", name="tokens_hash"),
    **COMPACT,
)

devices = Table(
    "devices",
    metadata,
    _format(),
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("seen", Big, nullable=False),
    Column("out", Integer, nullable=False),
    **COMPACT,
)
Index("devices_person", devices.c.person)

links = Table(
    "links",
    metadata,
    _format(),
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("until", Big, nullable=False),
    **COMPACT,
)

house = Table(
    "house",
    metadata,
    _format(),
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    **COMPACT,
)

workers = Table(
    "workers",
    metadata,
    _format(),
    Column("id", Text, primary_key=True),
    Column("until", Big, nullable=False),
    **COMPACT,
)

presence = Table(
    "presence",
    metadata,
    _format(),
    Column("code", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("worker", Text, primary_key=True),
    Column("name", Text),
    Column("gone", Big),
    Column("changed", Big, nullable=False),
    **COMPACT,
)
Index("presence_changed", presence.c.changed)

claims = Table(
    "claims",
    metadata,
    _format(),
    Column("key", Text, primary_key=True),
    Column("worker", Text, nullable=False),
    Column("until", Big, nullable=False),
    **COMPACT,
)
