"""The browsers of a person, and the links by which another one becomes theirs."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
COMPACT: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, primary_key=True),
        _whose(),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("seen", BIG, nullable=False),
        sa.Column("out", sa.Integer, nullable=False),
        **COMPACT,
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("hash", sa.Text, primary_key=True),
        _whose(),
        sa.Column("until", BIG, nullable=False),
        **COMPACT,
    )


def _whose() -> sa.Column[str]:
    return sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False)
