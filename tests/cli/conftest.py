"""The databases that the store's tests make."""

from tests.store.conftest import empty_database, server

__all__ = ["empty_database", "server"]
