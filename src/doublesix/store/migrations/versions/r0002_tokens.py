"""Tokens of robots that play over HTTP; only their hashes are kept."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
COMPACT: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("made", BIG, nullable=False),
        sa.UniqueConstraint("hash", name="tokens_hash"),
        **COMPACT,
    )
