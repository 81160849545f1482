"""Alembic's way in: runs the migrations on the connection, and in the transaction, of who asked."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
