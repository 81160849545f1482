"""Several workers on one database: who of them lives, who is at which table by which of them, who moves its robots."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
COMPACT: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}
DUE = sa.text("deadline IS NOT NULL AND status != 'over'")


def upgrade() -> None:
    op.create_index("tables_due", "tables", ["deadline"], sqlite_where=DUE, postgresql_where=DUE)
    op.create_table(
        "workers",
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", BIG, nullable=False),
        **COMPACT,
    )
    op.create_table(
        "presence",
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("gone", BIG),
        sa.Column("changed", BIG, nullable=False),
        **COMPACT,
    )
    op.create_index("presence_changed", "presence", ["changed"])
    op.create_table(
        "claims",
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("until", BIG, nullable=False),
        **COMPACT,
    )
