"""Where the house keeps things: each table's log, who sits where, the people, the secrets. Rows are bytes here."""

from doublesix.store.log import Head, Person, Row, Standing, StoreError
from doublesix.store.sql import Store

__all__ = ["Head", "Person", "Row", "Standing", "Store", "StoreError"]
