"""A PostgreSQL for several workers, as the store's tests make it."""

from tests.store.conftest import _database, database, server

__all__ = ["_database", "database", "server"]
