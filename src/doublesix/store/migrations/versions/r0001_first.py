"""The first schema: tables, their rows, seats, people, the house's own."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
COMPACT: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
WAITING = sa.text("access = 'public' AND status = 'waiting'")


def upgrade() -> None:
    op.create_table(
        "tables",
        _number("format"),
        sa.Column("code", sa.Text, primary_key=True),
        _text("game"),
        _text("access"),
        _number("version"),
        _text("status"),
        sa.Column("deadline", BIG),
        _time("made"),
        _time("changed"),
        **COMPACT,
    )
    op.create_index("tables_waiting", "tables", ["changed"], sqlite_where=WAITING, postgresql_where=WAITING)
    op.create_table(
        "rows",
        _number("format"),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        _time("at"),
        sa.Column("c", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("code", "c", name="rows_code_c"),
        **COMPACT,
    )
    op.create_table(
        "people",
        _number("format"),
        sa.Column("id", sa.Text, primary_key=True),
        _text("name"),
        _text("lang"),
        _time("made"),
        _time("changed"),
        **COMPACT,
    )
    op.create_table(
        "seats",
        _number("format"),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        **COMPACT,
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "house",
        _number("format"),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        **COMPACT,
    )


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _time(name: str) -> sa.Column[int]:
    return sa.Column(name, BIG, nullable=False)
