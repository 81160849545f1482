"""Everything from one database into another, row by row, counted and compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, Table, insert, select

from doublesix.store.log import StoreError
from doublesix.store.schema import metadata

BATCH = 1_000


@dataclass(frozen=True, slots=True)
class Sum:
    """What a table of a database holds: how many rows, and their digests added up, whatever order they come in."""

    rows: int = 0
    digest: int = 0

    def plus(self, row: tuple[object, ...]) -> Sum:
        """The sum with one more row."""
        digest = int.from_bytes(sha256(repr(row).encode()).digest())
        return Sum(self.rows + 1, (self.digest + digest) % 2**256)


Sums = Mapping[str, Sum]


def transfer(source: Connection, target: Connection) -> None:
    """Copy everything in the two transactions, then read it again; raise StoreError if it is not the same."""
    sent = {table.name: _send(table, source, target) for table in metadata.sorted_tables}
    compare(sent, sums(target))


def sums(connection: Connection) -> Sums:
    """What each table holds."""
    found = {}
    for table in metadata.sorted_tables:
        total = Sum()
        for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
            total = total.plus(tuple(row))
        found[table.name] = total
    return found


def compare(wanted: Sums, got: Sums) -> None:
    """Raise StoreError where they differ."""
    for name, sum in wanted.items():
        if got[name] != sum:
            raise StoreError(f"The copy is not the same: {got[name].rows} of {sum.rows} rows in {name}, or other ones.")


def _send(table: Table, source: Connection, target: Connection) -> Sum:
    total = Sum()
    for part in source.execution_options(yield_per=BATCH).execute(select(table)).mappings().partitions():
        target.execute(insert(table), [dict(row) for row in part])
        for row in part:
            total = total.plus(tuple(row.values()))
    return total
