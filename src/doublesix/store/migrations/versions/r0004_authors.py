"""Who asked for a row: the id of a command is theirs alone."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("rows", sa.Column("person", sa.Text))
